// Prints the bytes that are kept; run with --expose-gc by run.mjs.
import { connectedGame, playedGame } from './actors.mjs'
import { clockEvents, games } from './stream.mjs'

const [what] = process.argv.slice(2)
const { gc } = globalThis
if (!gc) throw new Error('Run run.mjs instead.')

const used = () => {
  gc()
  gc()
  return process.memoryUsage().heapUsed
}

if (what === 'stream') {
  const { game, connection } = await connectedGame()
  const events = clockEvents(100_000)
  const send = (/** @type {number} */ from, /** @type {number} */ to) => {
    for (const event of events.slice(from, to))
      connection.send({ type: 'frame.event', event, at: event.v * 10 })
  }
  send(0, 1_000)
  const before = used()
  send(1_000, 100_000)
  const after = used()
  if (game.getSnapshot().context.v !== 100_001) throw new Error('Events were lost.')
  console.log(events.length === 100_000 ? after - before : NaN)
} else {
  const streams = games(200).map((stream) => JSON.stringify(stream))
  await playedGame()
  const before = used()
  const kept = []
  for (const stream of streams) {
    const game = await playedGame()
    // Read anew, as from a socket, so that the texts are counted too.
    for (const event of JSON.parse(stream))
      game.send({ type: 'server.event', event, at: event.v * 10 })
    kept.push(game)
  }
  const after = used()
  if (streams.length !== kept.length) throw new Error('A game is missing.')
  console.log(Math.round((after - before) / kept.length))
}
