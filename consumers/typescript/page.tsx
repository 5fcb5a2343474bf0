import '@kingside/design-system/styles.css'
import { contract } from '@kingside/api'
import { legalMoves, startFen } from '@kingside/chess-game'
import { Button } from '@kingside/design-system'
import { provideComputerGame } from '@kingside/machines'

export const machine: typeof provideComputerGame = provideComputerGame

/** The packages round the board. */
export const Page = () => (
  <Button onPress={() => {}}>
    {legalMoves(startFen).length} {contract.timeControls.list.path}
  </Button>
)

// @ts-expect-error There is no such move.
legalMoves(42)
