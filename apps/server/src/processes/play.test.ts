import { type ApiClient, ApiError } from '@kingside/api'
import { expect, it, onTestFinished } from 'vitest'
import { playOn, resign, sitDown, until } from '../faults/play.ts'
import { seeded } from '../faults/seeded.ts'
import { eventsOf } from '../faults/test-client.ts'
import { arrive, type Visitor } from '../faults/visitor.ts'
import { openLobbyLine } from './lobby-line.ts'
import { describeSite } from './site.ts'

const lobbyTicket = async ({ api }: Visitor) =>
  (await api.realtime.issueTicket({ body: { kind: 'lobby' } })).ticket

describeSite('two processes', (site) => {
  it('R06: viewers at both see the same order, while the players sit at different ones', async () => {
    const { a, b } = site()
    const table = await sitDown({ server: a, blackServer: b, random: seeded(6) })
    onTestFinished(table.close)
    const watching = [a, b].flatMap((place) => [
      table.join('', 'viewer', 0, place),
      table.join('', 'viewer', 0, place),
    ])
    await until(() => watching.every(({ isLive }) => isLive()), 'the viewers have come')
    const from = Math.max(...watching.map(({ view }) => view().v))
    await playOn(table, { plies: 40, random: seeded(7) })
    await resign(table)
    const last = table.white.view().v
    await until(() => watching.every(({ view }) => view().v === last), 'the viewers have seen it')
    const [first = [], ...others] = watching.map((viewer) =>
      eventsOf(viewer).filter(({ v }) => v > from),
    )
    expect(first.map(({ v }) => v)).toEqual(first.map((_, index) => from + 1 + index))
    expect(first.filter(({ type }) => type === 'MOVED').length).toBeGreaterThan(10)
    for (const events of others) expect(events).toEqual(first)
    expect([table.white, table.black, ...watching].flatMap(({ log }) => log().violations)).toEqual(
      [],
    )
  })

  it('a search at one process is matched with one at the other, and both players hear of it', async () => {
    const { a, b } = site()
    const players = await Promise.all([arrive(a), arrive(b)])
    const lines = await Promise.all(
      players.map(async (visitor, index) =>
        openLobbyLine(index === 0 ? a : b, {
          uid: visitor.uid,
          ticket: await lobbyTicket(visitor),
        }),
      ),
    )
    const searches = await Promise.all(players.map(({ api }) => search(api)))
    await expect
      .poll(() => lines.map(({ news }) => news.some(({ type }) => type === 'request.found')), {
        timeout: 10_000,
      })
      .toEqual([true, true])
    const found = lines.flatMap(({ news }) => news.filter(({ type }) => type === 'request.found'))
    const records = await Promise.all(
      players.map(({ api }, index) =>
        api.requests.get({ params: { id: searches[index]?.id ?? '' } }),
      ),
    )
    const [gameId] = records.map(({ game_id }) => game_id)
    expect(records).toEqual(
      searches.map(({ id }) => expect.objectContaining({ id, game_id: gameId, is_bot: false })),
    )
    expect(found).toEqual(
      expect.arrayContaining(
        searches.map(({ id }) => expect.objectContaining({ requestId: id, gameId })),
      ),
    )
  })

  it('challenges of one are in the lobby of the other, until they are taken or their owner leaves', async () => {
    const { a, b } = site()
    const [owner, follower] = [await arrive(a), await arrive(b)]
    const seen = await openLobbyLine(
      b,
      { uid: follower.uid, ticket: await lobbyTicket(follower) },
      ['challenges'],
    )
    const leave = await owner.enterLobby()
    const { id } = await challenge(owner.api)
    await expect
      .poll(() => seen.news)
      .toContainEqual({ type: 'challenge.added', challenge: expect.objectContaining({ id }) })
    const { results } = await follower.api.challenges.short.list()
    expect(results).toContainEqual(expect.objectContaining({ id }))
    leave()
    await expect
      .poll(() => seen.news, { timeout: 15_000 })
      .toContainEqual({ type: 'challenge.removed', id })
    await expect(follower.api.challenges.short.accept({ params: { id } })).rejects.toMatchObject({
      body: { code: 'owner_disconnected' },
    })
  }, 30_000)

  it('the players in the lobby are counted together, wherever one asks', async () => {
    const { a, b } = site()
    const [one, two] = [await arrive(a), await arrive(b)]
    const before = await countAt(one.api)
    const leaving = [await one.enterLobby(), await two.enterLobby()]
    await expect.poll(() => countAt(one.api)).toBe(before + 2)
    await expect.poll(() => countAt(two.api)).toBe(before + 2)
    for (const leave of leaving) leave()
    await expect.poll(() => countAt(one.api)).toBe(before)
    await expect.poll(() => countAt(two.api)).toBe(before)
  })

  it('R73: a challenge that is accepted at both processes at once gives one game', async () => {
    const { a, b } = site()
    for (let round = 0; round < 3; round++) {
      const takers = await Promise.all([arrive(a), arrive(b), arrive(a), arrive(b)])
      const owner = await arrive(round % 2 === 0 ? a : b)
      const leave = await owner.enterLobby()
      const { id } = await challenge(owner.api)
      const taken = await Promise.allSettled(
        takers.map(({ api }) => api.challenges.short.accept({ params: { id } })),
      )
      leave()
      const outcomes = taken.map((result) =>
        result.status === 'fulfilled' ? 'a game' : codeOf(result.reason),
      )
      const refusals = outcomes.filter((outcome) => outcome !== 'a game')
      expect(refusals).toEqual(Array.from({ length: 3 }, () => 'challenge_not_found'))
    }
  })

  it('neither had anything to complain about', () => {
    expect([...site().a.errors(), ...site().b.errors()]).toEqual([])
  })
})

const search = (api: ApiClient) =>
  api.requests.create({ body: { opp_mode: 'other', rating: ['non-rated'], time_control: [9] } })

const challenge = (api: ApiClient) =>
  api.challenges.short.create({
    body: { desired_color: 'any', rating_type: 'non-rated', time_control_id: 9 },
  })

const countAt = async (api: ApiClient) => (await api.platform.stats()).players

const codeOf = (error: unknown) => (error instanceof ApiError ? error.body?.code : String(error))
