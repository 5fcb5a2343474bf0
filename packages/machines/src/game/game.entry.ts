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

/** A move on its way and a lost line act on each other; of all else one part at a time is enough. */
const together = new Set(['sent', 'received', 'notSent', 'lost'])

/** The parts that are away from rest, so that the walk need not see every combination of all. */
function partsAtWork(value: unknown): string[] {
  if (typeof value === 'string') return atRest.has(value) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    // Its states are named as those of draw offers are.
    partsAtWork(part).map((leaf) => (name === 'takeback' ? `${name}.${leaf}` : leaf)),
  )
}

export const gameEntry = machineEntry({
  name: 'game',
  machine: exampleGame,
  inputs: exampleGameInputs,
  examples: gameStates,
  events: exampleGameEvents,
  // In an unrated game all can happen that happens in a rated one, and takebacks.
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
