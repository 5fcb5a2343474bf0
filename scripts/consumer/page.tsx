import { ChessBoard } from '@kingside/chess-board'
import { legalMoves, startFen } from '@kingside/chess-game'
import { Button } from '@kingside/design-system'

/** What a developer elsewhere writes first. */
export const Page = () => (
  <>
    <ChessBoard
      position={startFen}
      legalMoves={legalMoves(startFen)}
      onMove={({ from, to }) => console.log(from, to)}
    />
    <Button onPress={() => {}}>Play</Button>
  </>
)
