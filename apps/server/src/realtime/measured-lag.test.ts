import { once } from 'node:events'
import { expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { knownGame } from './fake-rooms.ts'
import { socketLimits } from './limits.ts'
import { follow, testSockets } from './socket-test-kit.ts'

const move = {
  gameId: knownGame,
  absNum: 1,
  uci: 'e2e4',
  moveId: 'move-1',
  positionHash: 'hash',
}

/** A player whose line takes so long there and back, and who says what lag it has. */
async function player(roundTripsMs: readonly number[]) {
  const sockets = await testSockets()
  const { origin, clock, rooms } = sockets
  const address = origin.replace('http', 'ws')
  const socket = new WebSocket(`${address}/api/ws/game/`, { headers: { origin }, autoPong: false })
  onTestFinished(() => socket.terminate())
  const client = follow(socket)
  await once(socket, 'open')
  const pings: Buffer[] = []
  socket.on('ping', (payload: Buffer) => pings.push(payload))
  const purpose = { kind: 'game', gameId: knownGame, userType: 'player' } as const
  const ticket = await sockets.ticket(1, purpose)
  const join = { type: 'join', ticket, gameId: knownGame, userType: 'player', v: 0 }
  const pinged = once(socket, 'ping')
  client.say(join)
  await client.next()
  await pinged
  for (const ms of roundTripsMs) {
    clock.pass(ms)
    socket.pong(pings.shift())
    // What comes after the pong is handled after it.
    client.say({ type: 'ping', sentAt: 0 })
    expect(await client.next()).toMatchObject({ type: 'pong' })
    const again = once(socket, 'ping')
    clock.pass(socketLimits.measureMs - ms)
    await again
  }
  rooms.answers = [{ type: 'pong', sentAt: 1, serverTs: 1 }]
  /** The lag with which a move reaches the rooms. */
  const lagOf = async (lagMs?: number) => {
    client.say({ type: 'move', move, ...(lagMs !== undefined && { lagMs }) })
    await client.next()
    return rooms.said.findLast(({ type }) => type === 'move')
  }
  return { lagOf, sockets, client, pings }
}

it('S-92, S-72: a client that claims 10 s of lag with each move gains no more than one that claims none', async () => {
  const { lagOf } = await player([80, 90, 70])
  expect(await lagOf(10_000)).toMatchObject({ lagMs: 80 })
  expect(await lagOf(0)).toMatchObject({ lagMs: 80 })
  expect(await lagOf()).toMatchObject({ lagMs: 80 })
})

it('S-92: nothing is given back before a round trip was measured', async () => {
  const { lagOf } = await player([])
  expect(await lagOf(10_000)).toMatchObject({ lagMs: 0 })
})

it('S-92: a pong that is held back once changes nothing', async () => {
  const { lagOf } = await player([40, 3_000, 50, 45])
  expect(await lagOf(3_000)).toMatchObject({ lagMs: 45 })
})

const { silenceMs, pongMs } = socketLimits.player

it('R50, R61: a player whose line falls silent is given up within 8 s, and the rooms are told so', async () => {
  const { sockets, client } = await player([80])
  client.socket.pause()
  expect(silenceMs + pongMs).toBeLessThan(8_000)
  sockets.clock.pass(silenceMs)
  expect(sockets.rooms.left).toEqual([])
  sockets.clock.pass(pongMs)
  await vi.waitFor(() => expect(sockets.rooms.silent).toHaveLength(1))
})

it('R113: a process that stood still reads what came meanwhile before it gives a line up', async () => {
  const { sockets, client, pings } = await player([80])
  for (const silentMs of [0, silenceMs]) {
    sockets.clock.pass(silentMs)
    sockets.clock.freeze(30_000)
    sockets.clock.pass(0)
    client.socket.pong(pings.at(-1))
    client.say({ type: 'ping', sentAt: 0 })
    expect(await client.next()).toMatchObject({ type: 'pong' })
  }
  sockets.clock.pass(pongMs)
  client.say({ type: 'ping', sentAt: 0 })
  expect(await client.next()).toMatchObject({ type: 'pong' })
  expect(sockets.rooms.left).toEqual([])
})
