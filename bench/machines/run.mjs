// What the game's machines cost: `npm run bench:machines`.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { applyEvent } from '../../packages/machines/src/game/game-apply.ts'
import { positionKey } from '../../packages/chess-game/src/index.ts'
import {
  fenAfter,
  isLegalMove,
  isPromotionMove,
} from '../../packages/machines/src/game/online-rules.ts'
import { selectGameView } from '../../packages/machines/src/game/game.view.ts'
import { cpuTime, interleave, median, report } from '../lib/interleave.mjs'
import { connectedGame, playedGame } from './actors.mjs'
import { games } from './stream.mjs'
import { printToasts } from './toasts.mjs'

const gameCount = 100
const rounds = 10
const streams = games(gameCount)
const units = streams.flat().length

console.log(
  `Node ${process.version}; ${rounds} rounds of ${units.toLocaleString('en')} socket events`,
)

/** Each game needs a fresh actor; making them is not part of the measurement. */
async function timed() {
  const alone = await Promise.all(streams.map(() => playedGame()))
  const viewed = await Promise.all(streams.map(() => playedGame()))
  const connected = await Promise.all(streams.map(() => connectedGame()))
  const start = alone[0]?.getSnapshot().context
  assert.ok(start)
  let seen = 0
  const subscriptions = viewed.map((game) =>
    game.subscribe((snapshot) => {
      seen += selectGameView(snapshot).turns.length
    }),
  )
  const times = {
    pure: cpuTime(() => {
      for (const stream of streams) {
        let context = start
        for (const event of stream)
          context = { ...context, ...applyEvent(context, event, event.v * 10) }
      }
    }),
    game: cpuTime(() => {
      for (const [index, stream] of streams.entries())
        for (const event of stream)
          alone[index]?.send({ type: 'server.event', event, at: event.v * 10 })
    }),
    viewed: cpuTime(() => {
      for (const [index, stream] of streams.entries())
        for (const event of stream)
          viewed[index]?.send({ type: 'server.event', event, at: event.v * 10 })
    }),
    connected: cpuTime(() => {
      for (const [index, stream] of streams.entries())
        for (const event of stream)
          connected[index]?.connection.send({ type: 'frame.event', event, at: event.v * 10 })
    }),
  }
  assert.ok(seen > 0)
  for (const game of [...alone, ...connected.map(({ game }) => game)])
    assert.equal(game.getSnapshot().context.turns.length, 80)
  for (const subscription of subscriptions) subscription.unsubscribe()
  for (const game of [...alone, ...viewed]) game.stop()
  for (const { game, connection } of connected) {
    connection.stop()
    game.stop()
  }
  return times
}

const names = {
  pure: 'the changes alone, no machine',
  game: 'game',
  viewed: 'game, with its view each time',
  connected: 'game behind its connection',
}
await timed()
/** @type {Record<keyof typeof names, number[]>} */
const measured = { pure: [], game: [], viewed: [], connected: [] }
for (let round = 0; round < rounds; round += 1) {
  const times = await timed()
  for (const key of /** @type {const} */ (['pure', 'game', 'viewed', 'connected']))
    measured[key].push((times[key] * 1_000) / units)
}
report(
  `${(units * rounds).toLocaleString('en')} socket events, games of 80 moves`,
  /** @type {const} */ (['pure', 'game', 'viewed', 'connected']).map((key) => ({
    name: names[key],
    median: median(measured[key]),
    low: Math.min(...measured[key]),
    high: Math.max(...measured[key]),
  })),
  'event',
)

// One own move, from the hand to the socket; it is refused again so that the next can be made.
const player = await playedGame('u-ana')
const { phase, initialFen } = player.getSnapshot().context
assert.equal(phase, 'PLAYING')
const moves = 2_000
const refusal = { gameId: 'g-bench', reason: /** @type {const} */ ('illegal') }
let sent = 0
player.on('move.send', () => {
  sent += 1
})
const { firstSnapshot } = await import('./stream.mjs')
const before = { ...firstSnapshot, v: 0 }
report(
  'one own move',
  interleave(
    [
      {
        name: 'rules alone',
        units: moves,
        run: () => {
          for (let move = 0; move < moves; move += 1) {
            if (isPromotionMove(initialFen, 'e2e4')) throw new Error('No promotion.')
            if (!isLegalMove(initialFen, 'e2e4')) throw new Error('It is legal.')
            fenAfter(initialFen, 'e2e4')
            positionKey(initialFen)
          }
        },
      },
      {
        name: 'game, move and its refusal',
        units: moves,
        run: () => {
          for (let move = 0; move < moves; move += 1) {
            player.send({ type: 'move.play', uci: 'e2e4', moveId: 'm', at: move })
            player.send({
              type: 'move.refused',
              bad: { ...refusal, moveId: 'm', snapshot: before },
              at: move,
            })
          }
        },
      },
    ],
    rounds,
  ),
  'move',
)
assert.ok(sent >= moves * rounds)

printToasts(rounds)

const script = fileURLToPath(new URL('memory-of-one.mjs', import.meta.url))
const bytes = (/** @type {string} */ what) =>
  Number(execFileSync(process.execPath, ['--expose-gc', script, what], { encoding: 'utf8' }))
console.log('\nmemory')
console.log(`  kept by 99,000 events without moves, bytes together  ${bytes('stream')}`)
console.log(`  kept by a game of 80 moves, bytes                     ${bytes('game')}`)
