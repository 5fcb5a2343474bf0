import {
  type ChessGame,
  inCheck,
  legalMoves,
  type MoveIntent,
  placement,
  playMove,
  startGame,
  turnOf,
} from '@kingside/chess-game'
import { type ReactNode, useState } from 'react'
import { ChessBoard } from './ChessBoard.tsx'
import type { ChessBoardProps } from './chess-board-props.ts'

/** The board width of most stories. */
export const boxed = (Story: () => ReactNode) => (
  <div style={{ inlineSize: 'min(480px, 100%)', margin: '0 auto' }}>
    <Story />
  </div>
)

const fenOf = ({ position }: ChessBoardProps) =>
  typeof position === 'string' ? position : position.currentFen

/** A board whose page shows each move. */
export function PlayedBoard({ onMove, ...props }: ChessBoardProps) {
  const [game, setGame] = useState<ChessGame>(() => startGame(fenOf(props)))
  const fen = game.currentFen
  const king = [...placement(fen)].find(
    ([, { type, color }]) => type === 'k' && color === turnOf(fen),
  )
  return (
    <ChessBoard
      {...props}
      position={fen}
      legalMoves={legalMoves(fen)}
      lastMove={game.history.at(-1)}
      check={inCheck(fen) ? king?.[0] : undefined}
      onMove={(move: MoveIntent, input) => {
        setGame(playMove(game, move))
        onMove?.(move, input)
      }}
    />
  )
}

/** A board whose page keeps the queue of premoves. */
export function QueuedBoard({ onPremovesChange, ...props }: ChessBoardProps) {
  const [premoves, setPremoves] = useState(props.premoves ?? [])
  return (
    <ChessBoard
      {...props}
      premoves={premoves}
      onPremovesChange={(next) => {
        setPremoves(next)
        onPremovesChange?.(next)
      }}
    />
  )
}

/** A board whose page shows every edit. */
export function EditedBoard({ onEdit, ...props }: ChessBoardProps) {
  const [position, setPosition] = useState(fenOf(props))
  return (
    <ChessBoard
      {...props}
      position={position}
      onEdit={(next, edit) => {
        setPosition(next)
        onEdit?.(next, edit)
      }}
    />
  )
}

/** A board whose props change at the press of a button, as after an event from outside. */
export function ChangedBoard({
  changes,
  ...props
}: ChessBoardProps & { readonly changes: readonly Partial<ChessBoardProps>[] }) {
  const [at, setAt] = useState(0)
  return (
    <>
      <ChessBoard {...props} {...changes[at - 1]} />
      <button onClick={() => setAt(at + 1)}>Change</button>
    </>
  )
}
