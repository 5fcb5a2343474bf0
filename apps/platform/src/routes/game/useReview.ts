import type { GameView } from '@kingside/machines/game'
import {
  provideReviewMode,
  type ReviewModeUiEvent,
  type ReviewModeView,
  selectReviewModeView,
} from '@kingside/machines/review-mode'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { ReviewedMove } from '../../features/game/GameTable.tsx'
import { useView } from '../useView.ts'

/** Which move is looked at. */
export interface Review {
  readonly view: ReviewModeView
  /** The same for the arrows and what is said of them: while the game is live, moves that come change nothing. */
  readonly walk: ReviewModeView
  /** The move on the board; null is the last one. */
  readonly move: ReviewedMove | null
  readonly send: (event: ReviewModeUiEvent) => void
}

const reviewMode = provideReviewMode()

const selectWalk = (snapshot: Parameters<typeof selectReviewModeView>[0]): ReviewModeView => {
  const view = selectReviewModeView(snapshot)
  return view.reviewing ? view : { ...view, selected: -1, moveId: '-1' }
}

/** Lets the reader walk through a game while it goes on. */
export function useReview({ turns, initialFen }: GameView): Review {
  const actor = useActorRef(reviewMode, { input: { moves: turns.length } })
  const view = useView(actor, selectReviewModeView)
  const walk = useView(actor, selectWalk)
  useEffect(() => actor.send({ type: 'moves.changed', moves: turns.length }), [actor, turns.length])
  const turn = turns[view.selected]
  return {
    view,
    walk,
    move: view.reviewing ? { fen: turn?.fen ?? initialFen, lastMove: turn?.uci ?? null } : null,
    send: (event) => actor.send(event),
  }
}
