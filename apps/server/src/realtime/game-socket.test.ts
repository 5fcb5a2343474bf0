import type { GameServerMessage } from '@kingside/api'
import { describe, expect, it, vi } from 'vitest'
import { knownGame, unavailable } from './fake-rooms.ts'
import { type TestSockets, testSockets } from './socket-test-kit.ts'

const move = {
  gameId: knownGame,
  absNum: 1,
  uci: 'e2e4',
  moveId: 'move-1',
  positionHash: 'start',
} as const
const viewers = (count: number): GameServerMessage => ({ type: 'viewers', count })

async function join(
  sockets: TestSockets,
  playerId: number | null,
  userType: 'player' | 'viewer',
  v = 0,
) {
  const client = await sockets.connect('game')
  await joinOn(sockets, client, playerId, userType, v)
  return client
}

async function joinOn(
  sockets: TestSockets,
  client: Awaited<ReturnType<TestSockets['connect']>>,
  playerId: number | null,
  userType: 'player' | 'viewer',
  v = 0,
  gameId = knownGame,
) {
  const ticket = await sockets.ticket(playerId, { kind: 'game', gameId, userType })
  client.say({ type: 'join', ticket, gameId, userType, v })
}

describe('a join', () => {
  it("hands the ticket's player and the last version to the rooms, and sends their answer", async () => {
    const sockets = await testSockets()
    const client = await join(sockets, 7, 'player', 12)
    expect(await client.next()).toEqual({
      type: 'joined',
      gameId: knownGame,
      v: 12,
      userType: 'player',
    })
    expect(sockets.rooms.joins).toEqual([
      expect.objectContaining({ gameId: knownGame, playerId: 7, userType: 'player', sinceV: 12 }),
    ])
  })

  it('R05: puts what happens meanwhile after the answer', async () => {
    const sockets = await testSockets()
    sockets.rooms.duringJoin = [viewers(3)]
    const client = await join(sockets, null, 'viewer')
    expect(await client.next()).toMatchObject({ type: 'joined' })
    expect(await client.next()).toEqual(viewers(3))
    sockets.rooms.tell(viewers(4))
    expect(await client.next()).toEqual(viewers(4))
  })

  it('R57: a second join makes a viewer a player on the same socket', async () => {
    const sockets = await testSockets()
    const client = await join(sockets, null, 'viewer')
    await client.next()
    await joinOn(sockets, client, 7, 'player')
    expect(await client.next()).toMatchObject({ type: 'joined', userType: 'player' })
    const [first, second] = sockets.rooms.joins
    expect(second).toMatchObject({ socketId: first?.socketId, playerId: 7, userType: 'player' })
    sockets.rooms.tell(viewers(1))
    expect(await client.next()).toEqual(viewers(1))
  })

  it('is answered before the ping that came right behind it', async () => {
    const sockets = await testSockets()
    const client = await join(sockets, null, 'viewer')
    client.say({ type: 'ping', sentAt: 4 })
    expect(await client.next()).toMatchObject({ type: 'joined' })
    expect(await client.next()).toMatchObject({ type: 'pong', sentAt: 4 })
  })

  it('that comes twice, word for word, changes nothing', async () => {
    const sockets = await testSockets()
    const client = await sockets.connect('game')
    const ticket = await sockets.ticket(7, { kind: 'game', gameId: knownGame, userType: 'player' })
    for (let sent = 0; sent < 2; sent++) {
      client.say({ type: 'join', ticket, gameId: knownGame, userType: 'player', v: 0 })
    }
    client.say({ type: 'snapshot' })
    expect(await client.next()).toMatchObject({ type: 'joined' })
    await vi.waitFor(() => expect(sockets.rooms.said).toHaveLength(1))
    expect(sockets.rooms.joins).toHaveLength(1)
  })

  it('of another game on the same socket is refused', async () => {
    const sockets = await testSockets()
    const client = await join(sockets, null, 'viewer')
    await client.next()
    await joinOn(sockets, client, null, 'viewer', 0, 'game-number-2')
    expect(await client.closed).toBe(1007)
  })

  it.each([
    ['as a player by nobody', null, 'player', knownGame],
    ['of a game that is not there', 7, 'player', 'no-such-game'],
  ] as const)('%s is closed with 4403', async (_, playerId, userType, gameId) => {
    const sockets = await testSockets()
    const client = await sockets.connect('game')
    await joinOn(sockets, client, playerId, userType, 0, gameId)
    expect(await client.closed).toBe(4403)
  })

  it('S-06: with a ticket for a viewer makes no player', async () => {
    const sockets = await testSockets()
    const client = await sockets.connect('game')
    const ticket = await sockets.ticket(7, { kind: 'game', gameId: knownGame, userType: 'viewer' })
    client.say({ type: 'join', ticket, gameId: knownGame, userType: 'player', v: 0 })
    expect(await client.closed).toBe(4403)
    expect(sockets.rooms.joins).toEqual([])
  })

  it('comes first', async () => {
    const sockets = await testSockets()
    const client = await sockets.connect('game')
    client.say({ type: 'move', move })
    expect(await client.closed).toBe(1007)
    expect(sockets.rooms.said).toEqual([])
  })
})

describe('what a client says', () => {
  it('goes to the rooms in order, and their answers go to this socket alone', async () => {
    const sockets = await testSockets()
    const [client, other] = [await join(sockets, 7, 'player'), await join(sockets, 8, 'player')]
    await client.next()
    await other.next()
    const ack: GameServerMessage = {
      type: 'ack',
      ack: {
        gameId: knownGame,
        moveId: 'move-1',
        v: 1,
        outcome: 'accepted',
        clocks: { w: 1, b: 1 },
      },
    }
    sockets.rooms.answers = [ack]
    client.say({ type: 'move', move })
    client.say({ type: 'command', command: 'draw.offer' })
    client.say({ type: 'rematch', action: 'offer' })
    client.say({ type: 'snapshot' })
    for (let answer = 0; answer < 4; answer++) expect(await client.next()).toEqual(ack)
    expect(sockets.rooms.said.map(({ type }) => type)).toEqual([
      'move',
      'command',
      'rematch',
      'snapshot',
    ])
    other.say({ type: 'ping', sentAt: 9 })
    expect(await other.next()).toMatchObject({ type: 'pong', sentAt: 9 })
  })

  it('R111: closes the socket with 1011 when the store does not answer, and the client can come back', async () => {
    const sockets = await testSockets()
    const client = await join(sockets, 7, 'player')
    await client.next()
    sockets.rooms.failure = unavailable
    client.say({ type: 'move', move })
    expect(await client.closed).toBe(1011)
    sockets.rooms.failure = null
    expect(await (await join(sockets, 7, 'player')).next()).toMatchObject({ type: 'joined' })
  })

  it('that makes the server fail is logged and closes this socket alone', async () => {
    const errors: unknown[] = []
    const sockets = await testSockets({ log: { error: (...entry) => errors.push(entry) } })
    const [client, other] = [await join(sockets, 7, 'player'), await join(sockets, 8, 'player')]
    await client.next()
    await other.next()
    sockets.rooms.failure = new Error('a mistake of ours')
    client.say({ type: 'snapshot' })
    expect(await client.closed).toBe(1011)
    expect(errors).toHaveLength(1)
    sockets.rooms.failure = null
    sockets.rooms.tell(viewers(1))
    expect(await other.next()).toEqual(viewers(1))
  })
})

it('R112: closes with 1012 when the rooms let go of the game, so that the client joins again', async () => {
  const sockets = await testSockets()
  const client = await join(sockets, 7, 'player')
  await client.next()
  sockets.rooms.tell({ type: 'restart', inMs: 0 })
  expect(await client.next()).toEqual({ type: 'restart', inMs: 0 })
  expect(await client.closed).toBe(1012)
})

it('a socket that closes leaves the rooms', async () => {
  const sockets = await testSockets()
  const client = await join(sockets, 7, 'player')
  await client.next()
  client.socket.terminate()
  await vi.waitFor(() => expect(sockets.rooms.left).toHaveLength(1))
  expect(sockets.rooms.left).toEqual([sockets.rooms.joins[0]?.socketId])
})

it('R60: a flood leaves the game as it is, and its player comes back', async () => {
  const sockets = await testSockets()
  const client = await join(sockets, 7, 'player')
  await client.next()
  for (let sent = 0; sent < 200; sent++) client.say({ type: 'snapshot' })
  expect(await client.closed).toBe(1008)
  expect(sockets.rooms.said.length).toBeLessThanOrEqual(100)
  expect(await (await join(sockets, 7, 'player')).next()).toMatchObject({ type: 'joined' })
})
