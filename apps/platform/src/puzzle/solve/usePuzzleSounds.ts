import type { PuzzleView } from '@kingside/machines/puzzle'
import { useEffect, useEffectEvent } from 'react'

type Sound = 'knock' | 'win' | 'def'

/** Makes the sounds of a puzzle: each move, a wrong one, and its end. */
export function usePuzzleSounds(view: PuzzleView, onSound: (name: Sound) => void): void {
  const { status } = view
  const moves = 'board' in view && view.board ? view.board.moves.length : 0
  const play = useEffectEvent(onSound)
  useEffect(() => {
    if (moves > 0) play('knock')
  }, [moves])
  useEffect(() => {
    if (status === 'solved' || status === 'solvedWithHints') play('win')
    if (status === 'wrong') play('def')
  }, [status])
}
