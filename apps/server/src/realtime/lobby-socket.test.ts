import { describe, expect, it, vi } from 'vitest'
import { type TestSockets, testSockets } from './socket-test-kit.ts'

const purpose = { kind: 'lobby' } as const
const news = { type: 'counts.updated', counts: { players: 2, games: 1 } } as const

async function enter(sockets: TestSockets, playerId: number, lists: readonly string[] = []) {
  const client = await sockets.connect('lobby')
  const ticket = await sockets.ticket(playerId, purpose)
  client.say({ type: 'authorise', playerUid: `player-${playerId}`, ticket })
  expect(await client.next()).toEqual({ type: 'authorised' })
  const follow = async (seq: number, names: readonly string[]) => {
    client.say({
      type: 'subscribe',
      seq,
      tags: names.map((name) => ({ name, id: null, pages: [] })),
    })
    expect(await client.next()).toEqual({ type: 'acknowledged', seq })
  }
  if (lists.length > 0) await follow(1, lists)
  return { ...client, follow }
}

describe('the first message', () => {
  it("may name the player by the public uid or by the visitor's secret", async () => {
    const sockets = await testSockets()
    const client = await sockets.connect('lobby')
    const ticket = await sockets.ticket(7, purpose)
    client.say({ type: 'authorise', playerUid: 'secret-of-7', ticket })
    expect(await client.next()).toEqual({ type: 'authorised' })
    expect(sockets.lobby.isHere(7)).toBe(true)
  })

  it('is answered once what ended in the absence is open again', async () => {
    let reopen = () => {}
    const reopened = new Promise<void>((resolve) => {
      reopen = resolve
    })
    const resume = vi.fn<(playerId: number) => Promise<void>>(() => reopened)
    const sockets = await testSockets({ resume })
    const client = await sockets.connect('lobby')
    const ticket = await sockets.ticket(7, purpose)
    client.say({ type: 'authorise', playerUid: 'player-7', ticket })
    client.say({ type: 'ping', sentAt: 4 })
    await vi.waitFor(() => expect(resume).toHaveBeenCalledWith(7))
    expect(sockets.lobby.isHere(7)).toBe(true)
    sockets.lobby.sendToPlayer(7, news)
    reopen()
    expect(await client.next()).toMatchObject({ type: 'news' })
    expect(await client.next()).toEqual({ type: 'authorised' })
    expect(await client.next()).toMatchObject({ type: 'pong', sentAt: 4 })
  })

  it('S-41: may not name another player', async () => {
    const sockets = await testSockets()
    const client = await sockets.connect('lobby')
    const ticket = await sockets.ticket(7, purpose)
    client.say({ type: 'authorise', playerUid: 'player-8', ticket })
    expect(await client.closed).toBe(4403)
    expect(sockets.lobby.count()).toBe(0)
  })

  it('is answered before the messages that came right behind it', async () => {
    const sockets = await testSockets()
    const client = await sockets.connect('lobby')
    const ticket = await sockets.ticket(7, purpose)
    client.say({ type: 'authorise', playerUid: 'player-7', ticket })
    client.say({ type: 'ping', sentAt: 4 })
    client.say({ type: 'subscribe', seq: 1, tags: [] })
    expect(await client.next()).toEqual({ type: 'authorised' })
    expect(await client.next()).toMatchObject({ type: 'pong', sentAt: 4 })
    expect(await client.next()).toEqual({ type: 'acknowledged', seq: 1 })
  })

  it('S-06: needs a ticket that was not used', async () => {
    const sockets = await testSockets()
    const ticket = await sockets.ticket(7, purpose)
    const authorise = { type: 'authorise', playerUid: 'player-7', ticket }
    const first = await sockets.connect('lobby')
    first.say(authorise)
    await first.next()
    const second = await sockets.connect('lobby')
    second.say(authorise)
    expect(await second.closed).toBe(4403)
  })

  it('must be the authorisation, and that comes once', async () => {
    const sockets = await testSockets()
    const early = await sockets.connect('lobby')
    early.say({ type: 'subscribe', seq: 1, tags: [] })
    expect(await early.closed).toBe(1007)
    const twice = await enter(sockets, 1)
    const ticket = await sockets.ticket(1, purpose)
    twice.say({ type: 'authorise', playerUid: 'player-1', ticket })
    expect(await twice.closed).toBe(1007)
  })
})

describe('what a player follows', () => {
  it('is told, and replaced by the next subscription', async () => {
    const sockets = await testSockets()
    const client = await enter(sockets, 1, ['counts', 'no-such-list'])
    sockets.lobby.sendToFollowers('challenges', { type: 'challenge.removed', id: 'a' })
    sockets.lobby.sendToFollowers('counts', news)
    expect(await client.next()).toEqual({ type: 'news', news })
    await client.follow(2, ['challenges'])
    sockets.lobby.sendToFollowers('counts', news)
    sockets.lobby.sendToFollowers('challenges', { type: 'challenge.removed', id: 'b' })
    expect(await client.next()).toEqual({
      type: 'news',
      news: { type: 'challenge.removed', id: 'b' },
    })
  })

  it('comes on each socket of the player, and to nobody else when it is told to the player', async () => {
    const sockets = await testSockets()
    const [one, two, other] = [
      await enter(sockets, 1),
      await enter(sockets, 1),
      await enter(sockets, 2),
    ]
    sockets.lobby.sendToPlayer(1, { type: 'challenge.declined', id: 'c' })
    for (const tab of [one, two]) {
      expect(await tab.next()).toMatchObject({ news: { id: 'c' } })
    }
    other.say({ type: 'ping' })
    expect(await other.next()).toMatchObject({ type: 'pong', sentAt: null })
  })
})

describe('who is gone', () => {
  it('S-95: is told within 2 s of the last socket’s closing', async () => {
    const sockets = await testSockets()
    const gone: number[] = []
    sockets.lobby.onGone((playerId) => gone.push(playerId))
    const [one, two] = [await enter(sockets, 1), await enter(sockets, 1)]
    expect(sockets.lobby.count()).toBe(1)
    one.socket.close()
    await one.closed
    sockets.clock.pass(10_000)
    expect(sockets.lobby.isHere(1)).toBe(true)
    two.socket.close()
    await vi.waitFor(() => expect(sockets.lobby.isHere(1)).toBe(false))
    sockets.clock.pass(1_799)
    expect(gone).toEqual([])
    sockets.clock.pass(1)
    expect(gone).toEqual([1])
  })

  it('R61: is not told of a reload', async () => {
    const sockets = await testSockets()
    const gone: number[] = []
    const stop = sockets.lobby.onGone((playerId) => gone.push(playerId))
    const before = await enter(sockets, 1)
    before.socket.close()
    await vi.waitFor(() => expect(sockets.lobby.isHere(1)).toBe(false))
    sockets.clock.pass(1_700)
    await enter(sockets, 1)
    sockets.clock.pass(10_000)
    expect(gone).toEqual([])
    stop()
  })
})
