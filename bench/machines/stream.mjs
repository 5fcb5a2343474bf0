// What the server says of games: the same on every run.
import { startFen } from '../../packages/chess-game/src/index.ts'
import { random, randomGame } from '../rules/samples.mjs'

/** @typedef {import('../../packages/machines/src/game-connection/index.ts').GameEvent} GameEvent */
/** @typedef {import('../../packages/machines/src/game-connection/index.ts').GameSnapshot} GameSnapshot */

export const gameId = 'g-bench'

/** @type {GameSnapshot} */
export const firstSnapshot = {
  gameId,
  v: 1,
  phase: 'PLAYING',
  startsInMs: null,
  initialFen: startFen,
  turns: [],
  clocks: { w: 180_000, b: 180_000 },
  running: false,
  givenMs: { w: 0, b: 0 },
  drawOffer: null,
  takebackOffer: null,
  lastTakeback: { w: null, b: null },
  lastOffer: { w: null, b: null },
  absentMs: { w: null, b: null },
  choiceMs: { w: null, b: null },
  end: null,
  viewers: 3,
}

/**
 * The events of one game: a move, and after every fourth a change of time.
 * @param {readonly string[]} lans @param {readonly string[]} fens
 */
function eventsOf(lans, fens) {
  /** @type {GameEvent[]} */
  const events = []
  const next = () => ({ gameId, v: events.length + 2, serverTs: events.length * 900 })
  for (const [index, uci] of lans.entries()) {
    const left = 180_000 - index * 400
    const clocks = { w: left, b: left }
    const fen = fens[index] ?? startFen
    events.push({
      ...next(),
      type: 'MOVED',
      data: { absNum: index + 1, uci, fen, clocks, running: index > 0 },
    })
    if (index % 4 === 3) {
      const givenMs = { w: 0, b: 0 }
      events.push({ ...next(), type: 'TIME_CHANGED', data: { clocks, givenMs, running: true } })
    }
  }
  return events
}

/** Games of 80 plies and 100 events each. @param {number} count */
export function games(count) {
  const next = random(11)
  /** @type {GameEvent[][]} */
  const list = []
  while (list.length < count) {
    const { lans, fens } = randomGame(next, 80)
    if (lans.length === 80) list.push(eventsOf(lans, fens))
  }
  return list
}

/** A stream without moves: whatever it leaves behind has leaked. @param {number} count */
export const clockEvents = (count) =>
  Array.from({ length: count }, (_, index) => ({
    gameId,
    v: index + 2,
    serverTs: index,
    type: /** @type {const} */ ('TIME_CHANGED'),
    data: {
      clocks: { w: 180_000 - (index % 60_000), b: 180_000 },
      givenMs: { w: 0, b: 0 },
      running: true,
    },
  }))
