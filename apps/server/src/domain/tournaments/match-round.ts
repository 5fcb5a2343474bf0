import { bergerRounds } from '@kingside/pairing'
import type { PairedRound, RunState } from './run-state.ts'
import { standingOf } from './standing.ts'

/**
 * What a match of two goes on with: a game as long as it is not decided, and one of Armageddon where all games leave it
 * tied and its rules say so.
 */
function nextGame(state: RunState, round: number): 'game' | 'armageddon' | null {
  const { rounds, rules } = state.tournament
  const games = rounds ?? 1
  const [first, second] = standingOf(state)
  if (!first || !second) return null
  const ahead = first.points - second.points
  if (round <= games) {
    const left = games - round + 1
    return ahead <= left || rules.playsAllGames ? 'game' : null
  }
  const isTied = ahead === 0 && round === games + 1
  return isTied && rules.isArmageddonIfTied ? 'armageddon' : null
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
    const next = nextGame(state, round)
    if (next === null) return null
    const isFirstWhite = (tournament.initialColor === 'white') === (round % 2 === 1)
    const [white, black] = isFirstWhite ? [1, 2] : [2, 1]
    const isArmageddon = next === 'armageddon'
    return { pairs: [{ white: idOf(white), black: idOf(black), isArmageddon }], bye: null }
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
