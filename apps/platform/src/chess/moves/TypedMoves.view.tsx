import { MoveBox } from '@kingside/chess-board'
import { type Color, lanOf, parseLan } from '@kingside/chess-game'
import { useRef } from 'react'
import { useShortcut } from '../board/useShortcut.ts'
import { useMoveBoxTexts } from './useMoveBoxTexts.ts'

export interface TypedMovesProps {
  readonly fen: string
  /** The move that led there, such as `e2e4`. */
  readonly lastMove: string | null
  /** The side whose pieces can be asked for. */
  readonly orientation: Color
  /** What keeps the player from moving: the other side, or a move that waits to be confirmed. */
  readonly wait: 'none' | 'turn' | 'answer'
  /** Whether the key `/` leads to the field. */
  readonly hasKey: boolean
  /** What the clocks show, in words. */
  readonly readClocks?: (() => string) | undefined
  /** A legal move was typed, such as `e2e4`. */
  readonly onMove: (uci: string) => void
}

/** Takes moves as players write them, and answers questions about the game in words. */
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
