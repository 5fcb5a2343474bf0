import { type AnalysedPly, reviewSides, type SideReview } from '@kingside/chess-game/review'
import type { SnapshotFrom } from 'xstate'
import type { EngineFailure } from '../computer-game/index.ts'
import type { gameReviewMachine } from './game-review.machine.ts'

type Snapshot = SnapshotFrom<typeof gameReviewMachine>

/** The state of the review of a game. */
export type GameReviewView =
  | { readonly status: 'off' | 'preparing' }
  | {
      readonly status: 'scanning' | 'checking' | 'done'
      /** The positions of this round that were looked at, and all of it. */
      readonly done: number
      readonly total: number
      /** What is known so far, from ply 0 on. */
      readonly plies: readonly AnalysedPly[]
      /** Null until all positions were looked at. */
      readonly sides: { readonly w: SideReview; readonly b: SideReview } | null
    }
  | { readonly status: 'failed'; readonly message: EngineFailure }

/** The machine's snapshot as the page sees it. */
export function selectGameReviewView({ value, context }: Snapshot): GameReviewView {
  const { game, plies, toCheck, checked, failure } = context
  const sides = () =>
    reviewSides(
      plies,
      game.moves.map(({ uci }) => uci),
    )
  switch (value) {
    case 'off':
    case 'preparing':
      return { status: value }
    case 'scanning':
      return {
        status: value,
        done: plies.length,
        total: game.moves.length + 1,
        plies,
        sides: null,
      }
    case 'checking':
    case 'done':
      return { status: value, done: checked, total: toCheck.length, plies, sides: sides() }
    case 'failed':
      return { status: 'failed', message: failure ?? 'crashed' }
    default:
      return value satisfies never
  }
}
