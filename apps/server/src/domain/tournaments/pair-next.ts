import { pairMatchRound } from './match-round.ts'
import { pairPlayoffRound } from './playoff-round.ts'
import type { Pairings } from './pairings.ts'
import type { PairedRound, RunState } from './run-state.ts'
import { pairSwissRound } from './swiss-round.ts'

/**
 * Who plays whom in the next round of a tournament in rounds.
 * @param state with seeds and the lot
 * @returns null where there is none: it is decided, nobody is left, or the rules leave no pairing
 */
export function pairNext(
  state: RunState,
  round: number,
  pairings: Pairings,
): Promise<PairedRound | null> {
  const { kind } = state.tournament
  switch (kind) {
    case 'swiss':
      return pairSwissRound(state, round, pairings)
    case 'match':
      return Promise.resolve(pairMatchRound(state, round))
    case 'playoff':
    case 'armageddon':
      return Promise.resolve(pairPlayoffRound(state))
    case 'arena':
      throw new RangeError('An arena is not paired in rounds.')
    default:
      return kind satisfies never
  }
}
