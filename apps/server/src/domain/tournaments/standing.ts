import { newRatings } from '@kingside/api'
import { tieBreaksOf } from '@kingside/pairing'
import { bracketPlaces } from './playoff-round.ts'
import { performanceOf } from './performance.ts'
import { boardResultOf, pointsFor, type RunEntry, type RunState } from './run-state.ts'
import { pastOf } from './swiss-round.ts'
import { isBracket } from './tournament.ts'

/** How somebody stands. */
export interface EntryStanding {
  /** The id of the entry. */
  readonly id: number
  readonly place: number
  readonly points: number
  /** In the order of the tournament's rules. */
  readonly tieBreaks: readonly (number | null)[]
  readonly performance: number | null
  /** How many games were played, without those that somebody did not come to. */
  readonly games: number
}

/** The games that somebody has played by now, with the rating of each opponent. */
function playedBy(entry: RunEntry, state: RunState) {
  const ratings = new Map(state.entries.map(({ id, rating }) => [id, rating]))
  const newRating = newRatings[state.tournament.ratingType]
  return state.boards.flatMap(({ white, black, end }) => {
    if (!end || end.isForfeit || (white !== entry.id && black !== entry.id)) return []
    const [asWhite, asBlack] = pointsFor[end.result]
    const opponent = white === entry.id ? black : white
    return [
      {
        opponentRating: ratings.get(opponent) ?? newRating,
        points: white === entry.id ? asWhite : asBlack,
      },
    ]
  })
}

const byePoints = { pairing: 1, requested: 0.5, absent: 0 } as const

/** What the round that is being played has given by now, by entry. */
function pointsOfOpenRound(state: RunState): ReadonlyMap<number, number> {
  const open = state.rounds.find(({ stage }) => stage === 'goes')?.number
  const byes = state.byes.filter(({ round }) => round === open)
  return new Map([
    ...byes.map(({ entry, kind }) => [entry, byePoints[kind]] as const),
    ...state.boards.flatMap((board) => {
      const { round, white, black, end } = board
      if (round !== open || !end) return []
      const [asWhite, asBlack] = pointsFor[boardResultOf(end, board)]
      return [
        [white, asWhite],
        [black, asBlack],
      ] as const
    }),
  ])
}

/**
 * The standing of a tournament in rounds: points with the boards of the open round that are decided, tie-breaks (C.07)
 * as of the rounds that are over, and last the seed, so that nobody shares a place.
 */
export function standingOf(state: RunState): readonly EntryStanding[] {
  const { tournament, entries } = state
  const past = pastOf(state)
  const ratingOf = new Map(entries.map(({ seed, rating }) => [seed, rating]))
  const tieBreaks = tieBreaksOf(
    past.map((player) => ({ ...player, rating: ratingOf.get(player.id) ?? null })),
    { rounds: tournament.rounds ?? past[0]?.rounds.length ?? 1 },
  )
  const open = pointsOfOpenRound(state)
  const pastPoints = new Map(
    past.map(({ id, rounds }) => [id, rounds.reduce((sum, { points }) => sum + points, 0)]),
  )
  const rows = entries.flatMap((entry) => {
    const { id, seed } = entry
    if (seed === null) return []
    const played = playedBy(entry, state)
    const own = tieBreaks.get(seed)
    return [
      {
        id,
        seed,
        points: (pastPoints.get(seed) ?? 0) + (open.get(id) ?? 0),
        tieBreaks: tournament.rules.tieBreaks.map((code) => own?.[code] ?? null),
        performance: tournament.ratingType === 'non-rated' ? null : performanceOf(played),
        games: played.length,
      },
    ]
  })
  const places = isBracket(tournament) ? bracketPlaces(state) : null
  return rows
    .toSorted(
      (one, other) =>
        (places?.get(one.id) ?? 0) - (places?.get(other.id) ?? 0) ||
        other.points - one.points ||
        firstDifference(one.tieBreaks, other.tieBreaks) ||
        one.seed - other.seed,
    )
    .map(({ seed: _seed, ...row }, index) => ({ ...row, place: index + 1 }))
}

/** Below 0 where the first has more. */
function firstDifference(
  one: readonly (number | null)[],
  other: readonly (number | null)[],
): number {
  for (const [index, value] of one.entries()) {
    const difference = (other[index] ?? -1) - (value ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}
