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

/** The moves of a game, and its start position. */
export interface WalkedGame {
  readonly initialFen: string
  /** Each with the position after it. */
  readonly turns: readonly { readonly uci: string; readonly fen: string }[]
}

/** The selected move of a game. */
export interface Review {
  /** The selected move: the last one, unless an earlier one was chosen. */
  readonly selected: MoveIndex
  /** For the arrows and their announcements: in a running game, new moves do not change it. */
  readonly walk: ReviewModeView
  /** The selected earlier move; null for the last one. */
  readonly move: ReviewedMove | null
  readonly send: (event: ReviewModeUiEvent) => void
}

const reviewMode = provideReviewMode()

const selectWalk = (snapshot: Parameters<typeof selectReviewModeView>[0]): ReviewModeView => {
  const view = selectReviewModeView(snapshot)
  return view.reviewing ? view : { ...view, selected: -1, moveId: '-1' }
}

/** Lets the reader browse the moves of a game while it is played. */
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
