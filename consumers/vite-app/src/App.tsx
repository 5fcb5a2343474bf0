import { ChessBoard } from '@kingside/chess-board'
import { legalMoves, playMove, startGame } from '@kingside/chess-game'
import { useState } from 'react'

/** The board as the package's README shows it, and the moves that it told. */
export function App() {
  const [game, setGame] = useState(startGame)
  return (
    <>
      <ChessBoard
        position={game.currentFen}
        legalMoves={legalMoves(game.currentFen)}
        lastMove={game.selectedMove}
        onMove={(move) => setGame(playMove(game, move))}
      />
      <output>{game.history.map(({ san }) => san).join(' ')}</output>
    </>
  )
}
