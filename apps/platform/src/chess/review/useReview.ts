import {
  type MoveIndex,
  provideReviewMode,
  type ReviewModeUiEvent,
  type ReviewModeView,
  selectReviewModeView,
} from '@kingside/machines/review-mode'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { ReviewedMove } from '../board/reviewed-move.ts'
import { useView } from '../../platform/page/index.ts'

/** The moves of a game, and the position that it began with. */
export interface WalkedGame {
  readonly initialFen: string
  /** Each with the position after it. */
  readonly turns: readonly { readonly uci: string; readonly fen: string }[]
}

/** Which move is looked at. */
export interface Review {
  /** The move that is looked at: the last one, unless an earlier one was chosen. */
  readonly selected: MoveIndex
  /** For the arrows and what is said of them: while the game is live, moves that come change nothing. */
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
export function useReview({ turns, initialFen }: WalkedGame): Review {
  const actor = useActorRef(reviewMode, { input: { moves: turns.length } })
  const walk = useView(actor, selectWalk)
  useEffect(() => actor.send({ type: 'moves.changed', moves: turns.length }), [actor, turns.length])
  const selected = walk.reviewing ? walk.selected : turns.length - 1
  const turn = turns[selected]
  return {
    selected,
    walk,
    move: walk.reviewing ? { fen: turn?.fen ?? initialFen, lastMove: turn?.uci ?? null } : null,
    send: (event) => actor.send(event),
  }
}
