import { expect, it } from 'vitest'
import { createSessionEnds } from '../domain/accounts/session-ends.ts'
import { createUid } from '../domain/players/create-uid.ts'
import { createMemoryBus } from '../domain/realtime/memory-bus.ts'
import { memoryVisitors } from '../testing/fake-deps.ts'
import { openSockets } from './open-sockets.ts'
import { testSockets } from './socket-test-kit.ts'

const lobby = { kind: 'lobby' } as const

async function setUp() {
  const ended = new Set<string>()
  const sessionEnds = createSessionEnds()
  const visitors = memoryVisitors()
  const sockets = await testSockets({}, (deps) =>
    openSockets({
      ...deps,
      realtime: { tickets: deps.tickets, lobby: deps.lobby, bus: createMemoryBus() },
      visitors,
      account: {
        sessionEnds,
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
    sessionEnds.tell(sessionId)
  }
  return { visitors, enter, end }
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
