import { once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { knownGame } from './fake-rooms.ts'
import { socketLimits } from './limits.ts'
import { answerTo, type TestSockets, testSockets } from './socket-test-kit.ts'

const viewer = { kind: 'game', gameId: knownGame, userType: 'viewer' } as const
const lobby = { kind: 'lobby' } as const

async function inLobby(sockets: TestSockets, playerId = 1) {
  const client = await sockets.connect('lobby')
  const ticket = await sockets.ticket(playerId, lobby)
  client.say({ type: 'authorise', playerUid: `player-${playerId}`, ticket })
  expect(await client.next()).toEqual({ type: 'authorised' })
  return client
}

describe('S-11: an upgrade', () => {
  it.each([
    ['of another site', { origin: 'https://evil.example' }, 403],
    ['of a page without an origin', { origin: 'null' }, 403],
    ['without Origin', {}, 403],
    ['without Origin, by an API client with its token', { authorization: 'JWT x' }, 101],
  ])('%s is answered with %s', async (_, headers, status) => {
    const { raw } = await testSockets()
    expect(await answerTo(raw('/api/ws/lobby/', headers))).toBe(status)
  })

  it('is refused for its origin before its address is looked at', async () => {
    const { raw, origin } = await testSockets()
    expect(await answerTo(raw('/nowhere/', { origin: 'https://evil.example' }))).toBe(403)
    expect(await answerTo(raw('/nowhere/', { origin }))).toBe(404)
  })

  it('compares with the public address when a proxy stands in front', async () => {
    const { raw, origin } = await testSockets({ publicOrigin: 'https://kingside.example' })
    expect(await answerTo(raw('/api/ws/game/', { origin }))).toBe(403)
    const own = { origin: 'https://kingside.example' }
    expect(await answerTo(raw('/api/ws/game/', own))).toBe(101)
  })
})

describe('S-55: a client', () => {
  it('has a bounded number of sockets from one address', async () => {
    const limits = { ...socketLimits, perAddress: 2 }
    const { connect, raw, origin } = await testSockets({ limits })
    const first = await connect('lobby')
    await connect('lobby')
    expect(await answerTo(raw('/api/ws/lobby/', { origin }))).toBe(429)
    first.socket.terminate()
    await vi.waitFor(async () => expect(await answerTo(raw('/api/ws/lobby/'))).toBe(101))
  })

  it('is told apart by the address that the proxy names last, not by what it says itself', async () => {
    const limits = { ...socketLimits, perAddress: 1 }
    const { raw } = await testSockets({
      limits,
      publicOrigin: 'https://kingside.example',
      trustedProxies: { has: (address) => address === '127.0.0.1' },
    })
    const from = (forwarded: string) =>
      answerTo(
        raw('/api/ws/lobby/', {
          origin: 'https://kingside.example',
          'x-forwarded-for': forwarded,
        }),
      )
    expect(await from('192.0.2.1')).toBe(101)
    expect(await from('192.0.2.2')).toBe(101)
    expect(await from('203.0.113.9, 192.0.2.1')).toBe(429)
  })

  it('has a bounded number of sockets as one player', async () => {
    const sockets = await testSockets({ limits: { ...socketLimits, perPlayer: 1 } })
    await inLobby(sockets)
    const second = await sockets.connect('lobby')
    const ticket = await sockets.ticket(1, lobby)
    second.say({ type: 'authorise', playerUid: 'player-1', ticket })
    expect(await second.closed).toBe(1008)
    await inLobby(sockets, 2)
  })

  it.each([
    ['not JSON', 'hello'],
    ['JSON of no shape', '[]'],
    ['a known type with a wrong field', { type: 'subscribe', seq: 'one', tags: [] }],
    ['longer than 8 KB', { type: 'ping', more: 'x'.repeat(8 * 1024) }],
    ['nested deeper than 10', { type: 'news', deep: JSON.parse('['.repeat(12) + ']'.repeat(12)) }],
  ])('that sends what is %s is closed with 1007', async (_, message) => {
    const sockets = await testSockets()
    const client = await inLobby(sockets)
    client.say(message)
    expect(await client.closed).toBe(1007)
    expect(sockets.server.counts.of('malformed')).toBe(1)
  })

  it('that sends binary messages is closed with 1007', async () => {
    const client = await inLobby(await testSockets())
    client.socket.send(Buffer.from('{"type":"ping"}'))
    expect(await client.closed).toBe(1007)
  })

  it('that sends a huge message is closed before it is read', async () => {
    const client = await inLobby(await testSockets())
    client.say('x'.repeat(1024 * 1024))
    expect(await client.closed).toBe(1009)
  })

  it('does not get compression, also when it asks', async () => {
    const { connect } = await testSockets()
    expect((await connect('lobby')).socket.extensions).toBe('')
  })

  it('that says nothing for 5 s is closed', async () => {
    const { connect, clock } = await testSockets()
    const client = await connect('game')
    clock.pass(5_000)
    expect(await client.closed).toBe(1007)
  })
})

it('R08: a message of an unknown type is counted and ignored', async () => {
  const sockets = await testSockets()
  const client = await inLobby(sockets)
  client.say({ type: 'dance', partner: 'w' })
  client.say({ type: 'ping', sentAt: 1 })
  expect(await client.next()).toMatchObject({ type: 'pong' })
  expect(sockets.server.counts.of('unknown-type')).toBe(1)
})

describe('R60: a flood', () => {
  it('of more than 100 messages within 20 s closes the socket with 1008', async () => {
    const sockets = await testSockets()
    const client = await inLobby(sockets)
    for (let sentAt = 0; sentAt < 120; sentAt++) client.say({ type: 'ping', sentAt })
    expect(await client.closed).toBe(1008)
    expect(sockets.server.counts.of('flooded')).toBe(1)
    await inLobby(sockets)
  })

  it('is not what a lively player sends: 90 messages in each 20 s go on and on', async () => {
    const sockets = await testSockets()
    const client = await inLobby(sockets)
    for (let round = 0; round < 6; round++) {
      for (let sentAt = 0; sentAt < 45; sentAt++) client.say({ type: 'ping', sentAt })
      for (let sentAt = 0; sentAt < 45; sentAt++) {
        expect(await client.next()).toMatchObject({ type: 'pong', sentAt })
      }
      sockets.clock.pass(10_000)
    }
  })

  it('of WebSocket pings ends the socket as well', async () => {
    const client = await inLobby(await testSockets())
    for (let sent = 0; sent < 120; sent++) client.socket.ping()
    expect([1006, 1008]).toContain(await client.closed)
  })
})

it('R59: a client that never reads is dropped at a bounded buffer, and the others go on', async () => {
  const sockets = await testSockets()
  const slow = await inLobby(sockets, 1)
  const other = await inLobby(sockets, 2)
  slow.socket.pause()
  const big = { type: 'challenge.declined', id: 'x'.repeat(60_000) } as const
  for (let sent = 0; sent < 1_000 && sockets.lobby.isHere(1); sent++) {
    sockets.lobby.sendToPlayer(1, big)
    await new Promise(setImmediate)
  }
  expect(sockets.lobby.isHere(1)).toBe(false)
  expect(sockets.server.counts.of('slow')).toBe(1)
  other.say({ type: 'ping', sentAt: 5 })
  expect(await other.next()).toMatchObject({ type: 'pong', sentAt: 5 })
})

describe('R50: a half-open connection', () => {
  it('is noticed by the missing pong', async () => {
    const sockets = await testSockets()
    const client = await inLobby(sockets)
    client.socket.pause()
    sockets.clock.pass(socketLimits.silenceMs + socketLimits.pongMs)
    await vi.waitFor(() => expect(sockets.lobby.isHere(1)).toBe(false))
    expect(sockets.server.counts.of('silent')).toBe(1)
  })

  it('is not what a quiet client has: it answers the ping and stays', async () => {
    const sockets = await testSockets()
    const client = await inLobby(sockets)
    for (let round = 0; round < 3; round++) {
      const pinged = once(client.socket, 'ping')
      sockets.clock.pass(socketLimits.silenceMs)
      await pinged
      client.say({ type: 'ping', sentAt: round })
      await client.next()
    }
    expect(sockets.lobby.isHere(1)).toBe(true)
  })
})

describe('S-04: the end of a session', () => {
  it('closes its sockets and no others', async () => {
    const sockets = await testSockets()
    const one = await inLobby(sockets, 1)
    const two = await inLobby(sockets, 2)
    sockets.server.closeSession('session-1')
    expect(await one.closed).toBe(4401)
    two.say({ type: 'ping', sentAt: 5 })
    expect(await two.next()).toMatchObject({ type: 'pong' })
    sockets.server.closePlayer(2)
    expect(await two.closed).toBe(4401)
  })

  it('S-05: lets no ticket of it open a socket', async () => {
    const sockets = await testSockets({
      mayOpen: async ({ sessionId }) => sessionId !== 'session-1',
    })
    const client = await sockets.connect('lobby')
    client.say({ type: 'authorise', playerUid: 'player-1', ticket: await sockets.ticket(1, lobby) })
    expect(await client.closed).toBe(4403)
  })
})

it('R112: a server that stops tells the lobby, closes every socket and lets none in', async () => {
  const sockets = await testSockets()
  const client = await inLobby(sockets)
  const watching = await sockets.connect('game')
  watching.say({ type: 'join', ...viewer, v: 0, ticket: await sockets.ticket(null, viewer) })
  await watching.next()
  const stopped = sockets.server.stop({ restartInMs: 3_000 })
  expect(await client.next()).toEqual({ type: 'restart', inMs: 5_500 })
  expect(await client.closed).toBe(1012)
  expect(await watching.closed).toBe(1012)
  await stopped
  expect(sockets.server.open()).toBe(0)
  expect(await answerTo(sockets.raw('/api/ws/lobby/'))).toBe(503)
})

it('stops also when a client never says goodbye', async () => {
  const sockets = await testSockets()
  const client = await inLobby(sockets)
  client.socket.pause()
  const stopped = sockets.server.stop({ restartInMs: 0 })
  sockets.clock.pass(1_000)
  await stopped
  expect(sockets.server.open()).toBe(0)
})

it('R51: leaves no timers and no entries after 100 connections', async () => {
  const sockets = await testSockets()
  const before = sockets.clock.timers()
  for (let round = 0; round < 100; round++) {
    const client = await inLobby(sockets)
    client.socket.close()
    await client.closed
  }
  await vi.waitFor(() => expect(sockets.server.open()).toBe(0))
  sockets.clock.pass(5_000)
  expect(sockets.clock.timers()).toBe(before)
  expect(sockets.lobby.count()).toBe(0)
})

it('is not harmed by an upgrade that hangs up at once or is no WebSocket', async () => {
  const sockets = await testSockets()
  const { host, port } = new URL(sockets.origin)
  const tcp = connectTcp(Number(port), '127.0.0.1')
  tcp.on('error', () => {})
  tcp.write(
    `GET /api/ws/lobby/ HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${sockets.origin}\r\n` +
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: bad\r\n\r\n',
  )
  const [answer] = await once(tcp, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 400/)
  await inLobby(sockets)
})
