import type { RunView } from '@kingside/machines/puzzle-run'
import { useEffect, useEffectEvent } from 'react'

type Sound = 'knock' | 'win' | 'def'

/** Makes the sounds of a run: each move, a wrong one, and an end that is better than all before it. */
export function useRunSounds(view: RunView, onSound: (name: Sound) => void): void {
  const { status } = view
  const board = 'board' in view ? view.board : null
  const played =
    board === null || board.moves.length === 0
      ? null
      : `${board.puzzle.id} ${board.moves.join(' ')}`
  const isBest = view.status === 'over' && view.isBest
  const play = useEffectEvent(onSound)
  useEffect(() => {
    if (played !== null) play('knock')
  }, [played])
  useEffect(() => {
    if (status === 'wrong') play('def')
  }, [status])
  useEffect(() => {
    if (isBest) play('win')
  }, [isBest])
}
