import { isDeepStrictEqual } from 'node:util'
import { fenOf } from './game-view.ts'
import { after } from './position.ts'
import type { TestClient } from './test-client.ts'

/**
 * What is wrong between clients of one game: another game on another board, a ply that is missing or comes twice, a
 * position that the moves do not lead to, and what must never happen at all. Empty when all is well.
 */
export function differences(...clients: readonly TestClient[]): readonly string[] {
  const [first, ...others] = clients
  if (!first) return ['There is no client.']
  const { turns, initialFen, end } = first.view()
  const wrong = clients.flatMap(({ log }) => log().violations)
  for (const { view } of others) {
    if (!isDeepStrictEqual(view().turns, turns)) {
      wrong.push(`One has ${line(view().turns)}, another ${line(turns)}.`)
    }
    if (!isDeepStrictEqual(view().end, end)) wrong.push('They do not agree on the end.')
  }
  if (turns.some(({ absNum }, index) => absNum !== index + 1)) wrong.push('Plies are not in order.')
  const fen = turns.reduce((fen, { uci }) => after(fen, uci), initialFen)
  if (fen !== fenOf(first.view())) wrong.push(`The moves lead to ${fen}.`)
  return wrong
}

const line = (turns: readonly { readonly uci: string }[]) => turns.map(({ uci }) => uci).join(' ')
