import type { SwissPlayer } from '@kingside/pairing'
import type { Pairings } from './pairings.ts'
import {
  boardResultOf,
  isPresent,
  type PairedRound,
  type RunEntry,
  type RunState,
} from './run-state.ts'
import { swissPlayersOf } from './swiss-players.ts'

/** The players by their seeds, with what they did in all rounds that are over. */
export function pastOf(state: RunState): readonly SwissPlayer[] {
  const seeds = new Map(state.entries.map(({ id, seed }) => [id, seed ?? 0]))
  const seedOf = (entry: number) => seeds.get(entry) ?? 0
  const rounds = state.rounds.filter(({ stage }) => stage === 'completed').length
  return swissPlayersOf({
    players: state.entries.filter(({ seed }) => seed !== null).length,
    rounds,
    boards: state.boards.flatMap((board) => {
      const { round, white, black, end } = board
      if (round > rounds || !end) return []
      const result = boardResultOf(end, board)
      return [{ ...end, result, round, white: seedOf(white), black: seedOf(black) }]
    }),
    byes: state.byes.flatMap(({ round, entry, kind }) =>
      round <= rounds ? [{ round, player: seedOf(entry), kind }] : [],
    ),
  })
}

/**
 * Pairs the next round of a Swiss tournament.
 * @param state with seeds
 * @returns null where fewer than two can play, or the rules leave no pairing
 */
export async function pairSwissRound(
  state: RunState,
  round: number,
  pairings: Pairings,
): Promise<PairedRound | null> {
  const { tournament, entries } = state
  const resting = new Set(state.byes.filter((bye) => bye.round === round).map(({ entry }) => entry))
  const present = entries.filter((entry) => isPresent(entry, tournament) && !resting.has(entry.id))
  if (present.length < 2) return null
  const bySeed = new Map(entries.map((entry) => [entry.seed, entry.id]))
  const byPlayer = new Map(entries.map((entry) => [entry.playerId, entry.seed]))
  const idOf = (seed: number) => bySeed.get(seed) ?? 0
  const forbidden = tournament.rules.forbiddenPairs.flatMap(({ players: [one, other] }) => {
    const [first, second] = [byPlayer.get(one), byPlayer.get(other)]
    return first && second ? [[first, second] as const] : []
  })
  const asked = {
    players: pastOf(state),
    present: new Set(present.flatMap(({ seed }) => (seed === null ? [] : [seed]))),
    rounds: tournament.rounds ?? round,
    initialColor: tournament.initialColor ?? 'white',
  } as const
  // Team mates meet only where the rules leave nothing else.
  const mates = matesOf(present)
  const pairing =
    (mates.length > 0
      ? await pairings.pair({ ...asked, forbidden: [...forbidden, ...mates] })
      : null) ?? (await pairings.pair({ ...asked, forbidden }))
  return (
    pairing && {
      pairs: pairing.pairs.map(({ white, black }) => ({ white: idOf(white), black: idOf(black) })),
      bye: pairing.bye === null ? null : idOf(pairing.bye),
    }
  )
}

/** Pairs of one team, by their seeds. */
const matesOf = (entries: readonly RunEntry[]): readonly (readonly [number, number])[] =>
  entries.flatMap((one, index) =>
    entries
      .slice(index + 1)
      .flatMap((other) =>
        one.team !== null && one.team === other.team && one.seed !== null && other.seed !== null
          ? [[one.seed, other.seed] as const]
          : [],
      ),
  )
