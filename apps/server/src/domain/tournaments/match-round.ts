import { bergerRounds } from '@kingside/pairing'
import type { PairedRound, RunState } from './run-state.ts'
import { standingOf } from './standing.ts'

/** Whether nobody can catch up any more in the games that are left. */
function isDecided(state: RunState, round: number): boolean {
  const { rounds, rules } = state.tournament
  if (rules.playsAllGames) return false
  const [first, second] = standingOf(state)
  if (!first || !second) return true
  return first.points - second.points > (rounds ?? round) - round + 1
}

/**
 * The next game of a match: two players with colours that alternate, until it is decided. With more players it is a
 * round robin by the Berger tables, by their seeds.
 */
export function pairMatchRound(state: RunState, round: number): PairedRound | null {
  const { entries, tournament } = state
  const seeded = entries.filter(({ seed }) => seed !== null)
  const isIn = new Set(
    seeded.flatMap(({ id, status }) => (status === 'joined' || status === 'on-hold' ? [id] : [])),
  )
  if (isIn.size < 2) return null
  const idOf = (seed: number) => seeded.find((entry) => entry.seed === seed)?.id ?? 0
  if (seeded.length === 2) {
    if (isDecided(state, round)) return null
    const isFirstWhite = (tournament.initialColor === 'white') === (round % 2 === 1)
    const [white, black] = isFirstWhite ? [1, 2] : [2, 1]
    return { pairs: [{ white: idOf(white), black: idOf(black) }], bye: null }
  }
  const rounds = bergerRounds(seeded.length)
  const table = rounds[round - 1]
  if (!table) return null
  return {
    pairs: table.pairs
      .map(({ white, black }) => ({ white: idOf(white), black: idOf(black) }))
      // Who has left is not waited for: the opponent has a rest.
      .filter(({ white, black }) => isIn.has(white) && isIn.has(black)),
    bye: null,
  }
}
