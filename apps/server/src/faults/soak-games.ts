import { lanOf, legalMoves, parseFen } from '@kingside/chess-game'
import { blitzGame, openGame, type TestRooms, TestSocket } from '../testing/test-rooms.ts'

export interface SoakTable {
  readonly test: TestRooms
  readonly pair: readonly [number, number]
  /** 0 to 1. */
  readonly random: () => number
  /** How long players think about a move, about, in ms of the real time. */
  readonly thinkMs: () => number
}

const think = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const isOver = ({ events }: TestSocket) =>
  events.some((event) => event.type === 'PHASE_CHANGED' && event.data.phase === 'DONE')

/**
 * Plays a chance game to its end, with all that comes and goes around one: a viewer, a listener, a player who
 * reconnects, offers, a rematch that is called off, and now and then viewers who see it late.
 * @returns how many plies were played
 */
export async function playSoakGame({ test, pair, random, thinkMs }: SoakTable): Promise<number> {
  const { rooms, clock } = test
  const isDelayed = random() < 0.25
  const { gameId, w, b } = await openGame(test, pair, isDelayed ? { viewerDelayMs: 30_000 } : {})
  const viewer = new TestSocket(rooms, gameId)
  await viewer.join(null)
  const stopListening = rooms.listen(gameId, () => {})
  const plies = 10 + Math.floor(random() * 40)
  while (w.plies < plies && !isOver(w)) {
    await think(thinkMs() * (0.5 + random()))
    clock.pass(100)
    const [mover, playerId] = w.plies % 2 === 0 ? [w, pair[0]] : [b, pair[1]]
    if (random() < 0.05) {
      await mover.leave()
      await mover.join(playerId, mover.events.at(-1)?.v ?? 0)
    }
    if (random() < 0.05) await viewer.leave()
    if (random() < 0.05) await mover.say({ type: 'command', command: 'draw.offer' })
    const moves = legalMoves(parseFen(mover.fen))
    const move = moves[Math.floor(random() * moves.length)]
    if (move) await mover.move(lanOf(move))
  }
  await w.say({ type: 'command', command: 'game.resign' })
  if (random() < 0.3) await callOffRematch([w, b], test, pair[0])
  await Promise.all([w, b, viewer].map((each) => each.leave()))
  // The other listeners end by themselves when the game is released.
  if (random() < 0.5) stopListening()
  return w.plies
}

async function callOffRematch(
  sockets: readonly TestSocket[],
  { rooms }: TestRooms,
  playerId: number,
): Promise<void> {
  for (const each of sockets) await each.say({ type: 'rematch', action: 'offer' })
  const started = sockets[0]?.heard.findLast((message) => message.type === 'rematch')
  const next = started?.type === 'rematch' ? started.newGameId : null
  if (next !== null) await rooms.command(next, playerId, 'game.abort')
}

/** A game scheduled for tomorrow and called off: it is opened, waits and is released. */
export async function callOffTomorrow({ test, pair }: SoakTable): Promise<void> {
  const startsAt = new Date(test.clock.now().getTime() + 86_400_000)
  const gameId = await test.rooms.host.create(blitzGame(pair, { startsAt }))
  await test.rooms.command(gameId, pair[1], 'game.abort')
}
