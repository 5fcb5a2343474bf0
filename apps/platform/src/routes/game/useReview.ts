import type { GameView } from '@kingside/machines/game'
import {
  provideReviewMode,
  type ReviewModeUiEvent,
  type ReviewModeView,
  selectReviewModeView,
} from '@kingside/machines/review-mode'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ReviewedMove } from '../../features/game/GameTable.tsx'

/** Which move is looked at. */
export interface Review {
  readonly view: ReviewModeView
  /** The move on the board; null is the last one. */
  readonly move: ReviewedMove | null
  readonly send: (event: ReviewModeUiEvent) => void
}

const reviewMode = provideReviewMode()

/** Lets the reader walk through a game while it goes on. */
export function useReview({ turns, initialFen }: GameView): Review {
  const actor = useActorRef(reviewMode, { input: { moves: turns.length } })
  const view = useSelector(actor, selectReviewModeView)
  useEffect(() => actor.send({ type: 'moves.changed', moves: turns.length }), [actor, turns.length])
  const turn = turns[view.selected]
  return {
    view,
    move: view.reviewing ? { fen: turn?.fen ?? initialFen, lastMove: turn?.uci ?? null } : null,
    send: (event) => actor.send(event),
  }
}
