import { MoveBox } from '@kingside/chess-board'
import { type Color, lanOf, parseLan } from '@kingside/chess-game'
import { useRef } from 'react'
import { useShortcut } from '../board/useShortcut.ts'
import { useMoveBoxTexts } from './useMoveBoxTexts.ts'

export interface TypedMovesProps {
  readonly fen: string
  /** The last move, such as `e2e4`. */
  readonly lastMove: string | null
  /** The side whose pieces can be asked about. */
  readonly orientation: Color
  /** Why the player can't move now: the opponent's turn, or a move that awaits confirmation. */
  readonly wait: 'none' | 'turn' | 'answer'
  /** Whether the key `/` focuses the field. */
  readonly hasKey: boolean
  /** Returns the clocks as text. */
  readonly readClocks?: (() => string) | undefined
  /** A legal move was typed, such as `e2e4`. */
  readonly onMove: (uci: string) => void
}

/** Takes typed moves, and answers questions about the game as text. */
export function TypedMoves({ lastMove, wait, hasKey, readClocks, ...box }: TypedMovesProps) {
  const place = useRef<HTMLDivElement>(null)
  const texts = useMoveBoxTexts(wait === 'answer' ? wait : 'turn', hasKey)
  useShortcut(slash, hasKey, () => place.current?.querySelector('input')?.focus())
  return (
    <div ref={place}>
      <MoveBox
        position={box.fen}
        orientation={box.orientation}
        canMove={wait === 'none'}
        lastMove={lastMove === null ? undefined : parseLan(lastMove)}
        onMove={(move) => box.onMove(lanOf(move))}
        texts={texts}
        {...(readClocks && { readClocks })}
      />
    </div>
  )
}

const slash = { key: '/', code: 'Slash' } as const
