import type { ArbiterResult } from '@kingside/api/facts'
import type { BoardEnd } from '../run-state.ts'

const ends = {
  '1-0': { result: 'WHITE_WIN', isForfeit: false },
  '1/2-1/2': { result: 'DRAW', isForfeit: false },
  '0-1': { result: 'BLACK_WIN', isForfeit: false },
  '+/-': { result: 'WHITE_WIN', isForfeit: true },
  '-/+': { result: 'BLACK_WIN', isForfeit: true },
  '-/-': { result: 'CANCELLED', isForfeit: true },
  cancelled: { result: 'CANCELLED', isForfeit: false },
} as const satisfies Record<ArbiterResult, Pick<BoardEnd, 'result' | 'isForfeit'>>

/** How a board ends of which an arbiter says this. */
export const endOfResult = (result: ArbiterResult, at: Date): BoardEnd => ({
  ...ends[result],
  decidedBy: 'arbiter',
  endedAt: at,
})

/** What an arbiter would say of a board that has ended so. */
export function resultOfEnd({
  result,
  isForfeit,
}: Pick<BoardEnd, 'result' | 'isForfeit'>): ArbiterResult {
  switch (result) {
    case 'WHITE_WIN':
      return isForfeit ? '+/-' : '1-0'
    case 'BLACK_WIN':
      return isForfeit ? '-/+' : '0-1'
    case 'DRAW':
      return '1/2-1/2'
    case 'CANCELLED':
      return isForfeit ? '-/-' : 'cancelled'
    default:
      return result satisfies never
  }
}
