import type { AnalysisLine } from '@kingside/chess-game'
import { expect, it } from 'vitest'
import { onlyMoveOf } from './only-move.ts'

const line = (
  uci: string,
  worth: { readonly cp?: number; readonly mate?: number },
): AnalysisLine => ({
  line_eval: worth.cp ?? null,
  mate_in: worth.mate ?? null,
  line: [{ from: 'e2', to: 'e4', san: '', lan: uci, type: 'p' }],
})

it.each([
  ['a mate in one, beside which others win too', [{ mate: 1 }, { cp: 9 }], 'mate'],
  ['a mate in two, beside which nothing wins', [{ mate: 2 }, { cp: 0.4 }], 'mate'],
  ['a mate in two, beside which another move wins', [{ mate: 2 }, { cp: 6 }], null],
  ['a mate in four', [{ mate: 4 }, { cp: 0 }], null],
  ['the one move that wins, by three pawns', [{ cp: 3 }, { cp: 0 }], 'advantage'],
  ['a winning move beside one that wins too', [{ cp: 5 }, { cp: 2.5 }], null],
  ['a move that only holds the balance', [{ cp: 0 }, { cp: -4 }], null],
  ['a winning move that is not far enough ahead', [{ cp: 2.4 }, { cp: 0.9 }], null],
  ['the one legal move, which wins', [{ cp: 4 }], 'advantage'],
] as const)('%s', (_, [best, next], kind) => {
  const white = [line('e2e4', best), ...(next ? [line('d2d4', next)] : [])]
  expect(onlyMoveOf({ multipv: white }, 'w')?.kind ?? null).toBe(kind)
  const turned = white.map(({ line_eval, mate_in, ...rest }) => ({
    ...rest,
    line_eval: line_eval === null ? null : -line_eval,
    mate_in: mate_in === null ? null : -mate_in,
  }))
  expect(onlyMoveOf({ multipv: turned }, 'b')?.kind ?? null).toBe(kind)
})
