import { type GameStakes, newRatings } from '@kingside/api'
import { type Color, turnOf } from '@kingside/chess-game'
import { startMs } from '../games/game-limits.ts'
import type { FinishedGame } from '../games/game-store.ts'
import { secondOpinion } from '../games/second-opinion.ts'
import type { Sides } from '../games/game.types.ts'
import { deviationAt, type Rating, newRating, rateGame } from './glicko.ts'

/** A rating as it is stored. */
export interface KeptRating extends Rating {
  readonly updatedAt: Date
}

/** What a player did badly in a game; each is counted. */
export type Misconduct = 'abort' | 'no-show' | 'disconnect' | 'sitting'

/** What a finished game changes besides itself. */
export interface Settlement {
  /** Why a person should look at the game; null is nothing strange. */
  readonly review: string | null
  readonly misconduct: Sides<Misconduct | null>
  /** Null when it changes no rating. */
  readonly ratings: {
    readonly kind: 'worldchess' | 'fide'
    /** When the game ended: as certain as each was after their rest. */
    readonly before: Sides<Rating>
    readonly after: Sides<Rating>
  } | null
}

/**
 * What a game that is over changes. Ratings change only for games in which both sides moved, between
 * members, with a result, and only if chess.js agrees with the whole game.
 * @param ratings of both sides for the game's kind and board type; null is none yet
 */
export function settlementOf(game: FinishedGame, ratings: Sides<KeptRating | null>): Settlement {
  const review = secondOpinion(game)
  return {
    review,
    misconduct: misconductOf(game),
    ratings: review === null ? ratingsAfter(game, ratings) : null,
  }
}

/** The kind of rating that a game may change; null is none. */
export const ratedKind = ({ ratingType }: Pick<FinishedGame, 'ratingType'>) =>
  ratingType === 'worldchess' || ratingType === 'fide' ? ratingType : null

const scores = {
  WHITE_WIN: 1,
  DRAW: 0.5,
  BLACK_WIN: 0,
  ABORT: null,
  CANCELLED: null,
  UNEXPECTED: null,
} as const

function ratingsAfter(
  game: FinishedGame,
  ratings: Sides<KeptRating | null>,
): Settlement['ratings'] {
  const kind = ratedKind(game)
  const score = scores[game.end.result]
  const { w, b } = game.players
  const areMembers = w.kind === 'member' && b.kind === 'member'
  if (!kind || score === null || !areMembers || game.moves.length < 2) return null
  const { before, after } = rated(kind, ratings, { score, at: game.endedAt })
  return { kind, before, after }
}

/** Both ratings before and after a game that ends at a moment. @param score White's */
function rated(
  kind: RatedKind,
  ratings: Sides<KeptRating | null>,
  { score, at }: { readonly score: 0 | 0.5 | 1; readonly at: Date },
) {
  const begin: Rating = { rating: newRatings[kind], ...newRating }
  const now = (of: KeptRating | null): Rating =>
    of === null
      ? begin
      : {
          rating: of.rating,
          deviation: deviationAt(of, of.updatedAt, at),
          volatility: of.volatility,
        }
  const before = { w: now(ratings.w), b: now(ratings.b) }
  return { before, after: rateGame(before.w, before.b, { score, restedMs: { w: 0, b: 0 } }) }
}

/**
 * By how many whole points each result would change a player's rating, if the game ended at this moment: as the
 * ratings are shown, each rounded.
 * @param ratings of both sides for the game's kind and board type; null is none yet
 */
export function stakesOf(
  color: Color,
  kind: RatedKind,
  ratings: Sides<KeptRating | null>,
  at: Date,
): GameStakes {
  const change = (score: 0 | 0.5 | 1): number => {
    const whites = color === 'w' ? score : score === 1 ? 0 : score === 0 ? 1 : 0.5
    const { before, after } = rated(kind, ratings, { score: whites, at })
    return Math.round(after[color].rating) - Math.round(before[color].rating)
  }
  return { win: change(1), draw: change(0.5), loss: change(0) }
}

type RatedKind = NonNullable<ReturnType<typeof ratedKind>>

function misconductOf(game: FinishedGame): Sides<Misconduct | null> {
  const { end, endedBy } = game
  const both = (of: Misconduct | null) => ({ w: of, b: of })
  const only = (of: Misconduct) => ({
    w: endedBy === 'w' ? of : null,
    b: endedBy === 'b' ? of : null,
  })
  switch (end.reason) {
    case 'manual-abort-while-connecting':
    case 'manual-abort-before-first-move':
      return only('abort')
    case 'first-move-timeout-white':
    case 'first-move-timeout-black':
    case 'left-before-start':
    case 'one-connection-timeout':
      return only('no-show')
    case 'disconnect':
    case 'not-reconnected':
      return only('disconnect')
    case 'both-connections-timeout':
      return both('disconnect')
    case 'insufficient-material-by-timeout-white':
    case 'insufficient-material-by-timeout-black':
    case 'time-control': {
      const sitter = sitterOf(game)
      return { w: sitter === 'w' ? 'sitting' : null, b: sitter === 'b' ? 'sitting' : null }
    }
    case 'draw-by-offer':
    case 'fifty-moves':
    case 'seventy-five-moves':
    case 'threefold-repetition':
    case 'fivefold-repetition':
    case 'insufficient-material':
    case 'stalemate':
    case 'checkmate':
    case 'resignation':
    case 'error':
    case 'finished-by-system':
    case 'relayed':
      return both(null)
    default:
      return end.reason satisfies never
  }
}

/** The shortest time that counts as sat out, in ms, and the least share of the time at the start. */
const shortestSatMs = 30_000
const leastSatShare = 1 / 3

/**
 * Who let a long time run out over one move instead of playing or resigning; null where nobody did. To lose on time
 * after thinking is no offence.
 */
function sitterOf({ initialFen, moves, clock }: FinishedGame): Color | null {
  const color = turnOf(moves.at(-1)?.fen ?? initialFen)
  const begunWith = startMs(clock, color)
  // The side to move has made every second move, the last but one among them.
  const leftMs = moves.at(-2)?.leftMs ?? begunWith
  return leftMs >= Math.max(shortestSatMs, begunWith * leastSatShare) ? color : null
}

/** The colours in the order of the players' ids, so that two games lock ratings in one order. */
export const byPlayer = ({ w, b }: FinishedGame['players']): readonly Color[] =>
  w.playerId <= b.playerId ? ['w', 'b'] : ['b', 'w']
