import { expect, it } from 'vitest'
import { createSessionEnds } from '../domain/accounts/session-ends.ts'
import { createUid } from '../domain/players/create-uid.ts'
import { createMemoryBus } from '../domain/realtime/memory-bus.ts'
import { memoryVisitors } from '../testing/fake-deps.ts'
import { knownGame } from './fake-rooms.ts'
import { openSockets } from './open-sockets.ts'
import { testSockets } from './socket-test-kit.ts'

const lobby = { kind: 'lobby' } as const

async function setUp() {
  const ended = new Set<string>()
  const banned = new Set<number>()
  const sessionEnds = createSessionEnds()
  const visitors = memoryVisitors()
  const sockets = await testSockets({}, (deps) =>
    openSockets({
      ...deps,
      realtime: { tickets: deps.tickets, lobby: deps.lobby, bus: createMemoryBus() },
      visitors,
      account: {
        sessionEnds,
        bans: { current: async (playerId) => (banned.has(playerId) ? 'for ever' : null) },
        sessions: {
          find: async (id, at) =>
            id === 'session-9' ? null : { endedAt: ended.has(id) ? at : null },
        },
      },
      createUid,
    }),
  )
  const enter = async (playerId: number, playerUid = `player-${playerId}`) => {
    const client = await sockets.connect('lobby')
    client.say({ type: 'authorise', playerUid, ticket: await sockets.ticket(playerId, lobby) })
    return client
  }
  const end = (sessionId: string) => {
    ended.add(sessionId)
    sessionEnds.publish(sessionId)
  }
  return { visitors, enter, end, sockets, ban: (playerId: number) => void banned.add(playerId) }
}

it('S-04, S-05: a session that ends closes its sockets at once, and opens no others', async () => {
  const { enter, end } = await setUp()
  const [mine, other] = [await enter(1), await enter(2)]
  await mine.next()
  await other.next()
  end('session-1')
  expect(await mine.closed).toBe(4401)
  expect(await (await enter(1)).closed).toBe(4403)
  expect(await (await enter(9)).closed).toBe(4403)
  other.say({ type: 'ping', sentAt: 1 })
  expect(await other.next()).toMatchObject({ type: 'pong' })
})

it("knows a visitor by the secret that is the visitor's own", async () => {
  const { enter, visitors } = await setUp()
  const [mine, others] = [createUid(), createUid()]
  await visitors.create({ uid: mine, playerUid: 'one' }, new Date())
  await visitors.create({ uid: others, playerUid: 'two' }, new Date())
  expect(await (await enter(1, mine)).next()).toEqual({ type: 'authorised' })
  expect(await (await enter(1, others)).closed).toBe(4403)
})

it('S-04: a ban lets nobody in to play, with a ticket from before either, and lets them watch', async () => {
  const { enter, ban, sockets } = await setUp()
  const watch = { kind: 'game', gameId: knownGame, userType: 'viewer' } as const
  const play = { ...watch, userType: 'player' } as const
  const [toPlay, toWatch] = [await sockets.ticket(1, play), await sockets.ticket(1, watch)]
  ban(1)
  expect(await (await enter(1)).closed).toBe(4403)
  const player = await sockets.connect('game')
  player.say({ type: 'join', ticket: toPlay, gameId: knownGame, userType: 'player', v: 0 })
  expect(await player.closed).toBe(4403)
  const viewer = await sockets.connect('game')
  viewer.say({ type: 'join', ticket: toWatch, gameId: knownGame, userType: 'viewer', v: 0 })
  expect(await viewer.next()).toMatchObject({ type: 'joined', userType: 'viewer' })
})

it.each(['lobby', 'game'] as const)(
  'S-04: what ends while a socket comes into the %s closes that socket too',
  async (kind) => {
    let isAsked = () => {}
    const asked = new Promise<void>((resolve) => (isAsked = resolve))
    let answer = (_mayOpen: boolean) => {}
    const answered = new Promise<boolean>((resolve) => (answer = resolve))
    const { connect, ticket, server } = await testSockets({
      mayOpen: () => {
        isAsked()
        return answered
      },
    })
    const client = await connect(kind)
    const game = { gameId: knownGame, userType: 'player' } as const
    const purpose = kind === 'lobby' ? lobby : ({ kind, ...game } as const)
    const given = await ticket(1, purpose)
    client.say(
      kind === 'lobby'
        ? { type: 'authorise', playerUid: 'player-1', ticket: given }
        : { type: 'join', ticket: given, ...game, v: 0 },
    )
    await asked
    server.closePlayer(1)
    answer(true)
    expect(await client.closed).toBe(4401)
  },
)
