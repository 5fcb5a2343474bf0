import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleConfig,
  exampleGame,
  exampleGameEvents,
  exampleGameInputs,
  gameStates,
} from './game.states.ts'
import { selectGameView } from './game.view.ts'

const atRest = new Set([
  'following',
  'live',
  'none',
  'open',
  'present',
  'ready',
  'running',
  'stopped',
  'unknown',
])

/** A sent move and a lost connection affect each other, so the walk combines them; other parts vary one at a time. */
const together = new Set(['sent', 'received', 'notSent', 'lost'])

/** The active states that are not at rest: the walk does not need every combination of all parts. */
function partsAtWork(value: unknown): string[] {
  if (typeof value === 'string') return atRest.has(value) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    // Takebacks have states of the same names as draw offers.
    partsAtWork(part).map((leaf) => (name === 'takeback' ? `${name}.${leaf}` : leaf)),
  )
}

export const gameEntry = machineEntry({
  name: 'game',
  machine: exampleGame,
  inputs: exampleGameInputs,
  examples: gameStates,
  events: exampleGameEvents,
  // An unrated game allows all that a rated one does, and takebacks.
  outputs: { fetchGame: [{ ...exampleConfig, mode: 'unrated' }] },
  failures: { fetchGame: [new Error('not found')] },
  view: selectGameView,
  situation: ({ value, context: { initialFen, uid, v, turns, premoves } }) => {
    const parts = partsAtWork(value)
    if (parts.filter((part) => !together.has(part)).length > 1) return 'crowded'
    const facts = [Math.min(v, 3), turns.length, premoves.length > 0]
    return JSON.stringify([parts, uid, initialFen, parts.length === 0 && facts])
  },
})
