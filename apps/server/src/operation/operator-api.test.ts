import { expect, describe, it } from 'vitest'
import { createApp } from '../app.ts'
import { createCouponStore } from '../db/payments/coupon-store.ts'
import { createTowerStore } from '../db/tower/tower-store.ts'
import { createRelayStore } from '../db/tournaments/relay-store.ts'
import { createRelay } from '../domain/tournaments/relay.ts'
import { fakeRooms } from '../realtime/fake-rooms.ts'
import { createTournament } from '../db/tournaments/create-tournament.ts'
import { createReports } from '../db/reports/reports.ts'
import { createSupportMessages } from '../db/support/support-messages.ts'
import type { BanEverywherePorts } from '../domain/accounts/ban-everywhere.ts'
import { createFreeProReview } from '../domain/fide/free-pro-review.ts'
import { createVerificationReview } from '../domain/fide/verification-review.ts'
import { findPlayerIn } from '../domain/accounts/find-player.ts'
import type { LogFacts } from '../log.ts'
import { silentJobs } from '../testing/silent-jobs.ts'
import { fakeDeps } from '../testing/fake-deps.ts'
import { signIn, signUp, testAccounts } from '../testing/test-accounts.ts'
import { testBans } from '../testing/test-bans.ts'
import { testDatabase } from '../testing/test-database.ts'
import { eq } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { tournaments } from '../db/schema.ts'
import { createOperatorApi, type OperatorApiDeps } from './operator-api.ts'

const database = testDatabase()
const token = 'operator-token-for-tests-0123456789'
const engineUse = { reason: 'Engine use.', until: null }

let members = 0

/** One member, and the operator API to ban the member with. */
async function openDoor(overrides: Partial<BanEverywherePorts> = {}) {
  const accounts = await testAccounts(database())
  const email = `operator-${(members += 1)}@kingside.example`
  const browser = await signUp(accounts, email)
  const player = (await accounts.account.accounts.findByEmail(email))?.player
  if (!player) throw new Error('The test has no member.')
  const audits: { readonly event: string; readonly facts: LogFacts }[] = []
  const failures: string[] = []
  const metrics = new Registry()
  const players = {
    byUid: async (uid: string) => (uid === player.uid ? player : null),
  }
  const bans = testBans(accounts, {
    players,
    onFailure: (part) => void failures.push(part),
    ...overrides,
  })
  const log = {
    error: (event: string) => void failures.push(event),
    audit: (event: string, facts: LogFacts) => void audits.push({ event, facts }),
  }
  const now = accounts.account.clock.now
  const { notifications } = accounts.account
  const find = findPlayerIn(accounts.account.accounts, players)
  const adjudicated: (readonly [string, string])[] = []
  const rooms: OperatorApiDeps['rooms'] = {
    adjudicate: async (gameId, { result, reason }) => {
      if (gameId === 'over') return 'over'
      if (gameId !== 'stuck') return 'game-not-found'
      adjudicated.push([result, reason])
      return 'ended'
    },
  }
  const towerStore = createTowerStore(database())
  const operatorApi = createOperatorApi({
    token,
    bans,
    rooms,
    ratings: accounts.account.ratings,
    coupons: {
      add: createCouponStore(database()).addCoupon,
      accountOf: async (playerId) =>
        (await accounts.account.accounts.findByPlayer(playerId))?.id ?? null,
    },
    shopCodes: { add: towerStore.addCodes, left: towerStore.countCodes },
    support: createSupportMessages(database()),
    reports: createReports(database()),
    tournaments: {
      add: (tournament) =>
        createTournament(database(), tournament, { jobs: silentJobs, at: now() }),
      relay: createRelay({
        store: createRelayStore(database(), silentJobs),
        rooms: fakeRooms(),
        feed: {
          tellFollowers: () => {},
          tellPlayer: () => {},
          isFollowed: () => false,
          isHere: () => false,
        },
        clock: { now, after: () => () => {} },
      }),
    },
    verifications: createVerificationReview(accounts.account),
    freePro: createFreeProReview(accounts.account),
    notifications,
    publish: accounts.account.notificationFeed.publish,
    find,
    log,
    metrics,
    now,
  })
  const app = createApp(fakeDeps({ operatorApi }))
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = { authorization: `Bearer ${token}` },
  ) => {
    const response = await app.request(`/operation/${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    return { status: response.status, body: answer, headers: response.headers }
  }
  const ban = (changes: object = {}) =>
    send('POST', 'bans', { player: email, ...engineUse, ...changes })
  const notices = async () => {
    const listed = await accounts.account.notifications.list(player.id, 10)
    return listed.filter(({ notification_type: type }) => type === 'BAN')
  }
  return {
    adjudicated,
    accounts,
    browser,
    email,
    player,
    audits,
    failures,
    metrics,
    send,
    ban,
    notices,
  }
}

describe('the operator API', () => {
  it.each([
    {},
    { authorization: 'Bearer wrong' },
    { authorization: `Basic ${token}` },
    { authorization: `Bearer ${token}x` },
    { authorization: token },
  ])('stays shut without the token: %j', async (headers) => {
    const { send, email, accounts, metrics } = await openDoor()
    const body = { player: email, ...engineUse }
    for (const [method, path] of [
      ['POST', 'bans'],
      ['GET', 'bans'],
      ['DELETE', 'bans/x'],
    ] as const) {
      const answer = await send(method, path, method === 'POST' ? body : undefined, headers)
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorised' } })
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
    expect((await signIn(accounts, email)).token()).not.toBeNull()
    expect(await metrics.metrics()).toContain(
      'kingside_operator_actions_total{action="enter",outcome="refused"} 3',
    )
  })

  it('is not there where no token is set', async () => {
    const app = createApp(fakeDeps())
    for (const path of ['/operation', '/operation/bans', '/operation/bans/x']) {
      const response = await app.request(path, { headers: { authorization: `Bearer ${token}` } })
      expect(response.status).toBe(404)
    }
  })

  it.each([
    ['no player', { player: '' }, 400],
    ['a player that there is not', { player: 'nobody-has-this' }, 404],
    ['an address that there is not', { player: 'nobody@kingside.example' }, 404],
    ['no reason', { reason: '  ' }, 400],
    ['a reason that is too long', { reason: 'x'.repeat(501) }, 400],
    ['a reason with half a character', { reason: '\ud800' }, 400],
    ['an end that is over', { until: '2026-01-31T11:59:59Z' }, 400],
    ['an end that is no date', { until: 'tomorrow' }, 400],
    ['no word of the end', { until: undefined }, 400],
    ['a language that there is not', { language: 'de' }, 400],
    ['a field that it does not know', { forever: true }, 400],
  ])('refuses %s', async (_, changes, status) => {
    const { ban, audits, notices } = await openDoor()
    const answer = await ban(changes)
    expect(answer).toMatchObject({
      status,
      body: { code: expect.any(String), detail: expect.any(String) },
    })
    expect(audits).toEqual([])
    expect(await notices()).toEqual([])
  })

  it('refuses a body that is no JSON, or longer than any other', async () => {
    const { send } = await openDoor()
    expect(await send('POST', 'bans', '{')).toMatchObject({ status: 400 })
    const long = { player: 'x', ...engineUse, reason: 'x'.repeat(40_000) }
    expect(await send('POST', 'bans', long)).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    })
  })

  it('bans, lists and lifts, and writes down each without the address', async () => {
    const { send, ban, email, player, accounts, audits, metrics } = await openDoor()
    const until = '2026-03-01'
    const seen = { uid: player.uid, name: player.name }
    expect((await ban({ until, language: 'ru', reason: 'Подсказки движка.' })).body).toEqual({
      player: seen,
      until: '2026-03-01T00:00:00.000Z',
      is_new: true,
      undone: [],
    })
    expect((await send('GET', 'bans?limit=1')).body).toMatchObject({
      bans: [
        {
          player: seen,
          reason: 'Подсказки движка.',
          since: '2026-01-31T12:00:00.000Z',
          until: '2026-03-01T00:00:00.000Z',
        },
      ],
    })
    expect((await send('DELETE', `bans/${player.uid}`)).body).toEqual({
      player: seen,
      was_banned: true,
    })
    expect((await send('DELETE', `bans/${player.uid}`)).body).toMatchObject({ was_banned: false })
    expect((await signIn(accounts, email)).token()).not.toBeNull()
    expect(audits).toEqual([
      {
        event: 'operation.ban',
        facts: { player: player.uid, until: '2026-03-01T00:00:00.000Z', ban: 'new', undone: '' },
      },
      { event: 'operation.list-bans', facts: { listed: 1 } },
      { event: 'operation.lift-ban', facts: { player: player.uid, ban: 'lifted' } },
      { event: 'operation.lift-ban', facts: { player: player.uid, ban: 'none' } },
    ])
    expect(await metrics.metrics()).toContain(
      'kingside_operator_actions_total{action="ban",outcome="done"} 1',
    )
  })

  it('lists bans as long as they hold, the newest first', async () => {
    const { send, ban, accounts, player } = await openDoor()
    const mine = async () => {
      const { body } = await send('GET', 'bans')
      const all: readonly unknown[] = Reflect.get(Object(body), 'bans')
      return all.filter((each) => JSON.stringify(each).includes(player.uid))
    }
    await ban({ until: '2026-02-01T00:00:00Z' })
    await ban({ until: '2026-02-02T02:00:00+02:00' })
    expect(await mine()).toMatchObject([
      { until: '2026-02-02T00:00:00.000Z' },
      { until: '2026-02-01T00:00:00.000Z' },
    ])
    accounts.wait(13 * 3_600_000)
    expect(await mine()).toHaveLength(1)
  })

  it('tells the player why, in the language of the reason', async () => {
    const { ban, notices } = await openDoor()
    await ban({ reason: 'Қозғалтқыш көмегі.', until: '2026-03-01', language: 'kz' })
    expect(await notices()).toMatchObject([
      {
        title: 'Тіркелгіңіз бұғатталды',
        description: expect.stringMatching(/^Қозғалтқыш көмегі\. .*2026 ж\. 1 наурыз/),
      },
    ])
  })
})

describe('a notification by operators', () => {
  const warning = { type: 'FAIR_PLAY_VIOLATION', title: 'Play fair' }

  it('is kept for the member, and written down without its words', async () => {
    const { send, email, player, accounts, audits, metrics } = await openDoor()
    const answer = await send('POST', 'notifications', { player: email, ...warning })
    expect(answer).toMatchObject({
      status: 200,
      body: { player: { uid: player.uid, name: player.name }, id: expect.any(String) },
    })
    const [newest] = await accounts.account.notifications.list(player.id, 1)
    expect(newest).toMatchObject({ notification_type: warning.type, title: warning.title })
    expect(audits).toEqual([
      { event: 'operation.notify', facts: { player: player.uid, type: warning.type } },
    ])
    expect(await metrics.metrics()).toContain('{action="notify",outcome="done"} 1')
  })

  it.each([
    ['nobody', { player: 'nobody-has-this' }, 404],
    ['a type that is the server’s own', { type: 'BAN' }, 400],
    ['no title', { title: ' ' }, 400],
    ['another site without https', { url: 'http://elsewhere.example' }, 400],
    ['another site in disguise', { url: '//elsewhere.example' }, 400],
    ['a field that it does not know', { icon: 'crown' }, 400],
  ])('is refused for %s', async (_, changes, status) => {
    const { send, email, audits } = await openDoor()
    const body = { player: email, ...warning, ...changes }
    expect(await send('POST', 'notifications', body)).toMatchObject({ status })
    expect(await send('POST', 'notifications', body, {})).toMatchObject({ status: 401 })
    expect(audits).toEqual([])
  })
})

describe('S-04: a ban that comes twice', () => {
  it('is one ban with one notification, and ends again what there is', async () => {
    const withdrawn: number[] = []
    const { ban, player, notices, send } = await openDoor({
      withdraw: async (playerId) => void withdrawn.push(playerId),
      banFromTournaments: async () => {},
    })
    expect((await ban()).body).toMatchObject({ is_new: true })
    expect((await ban()).body).toMatchObject({ is_new: false, undone: [] })
    expect(await notices()).toHaveLength(1)
    expect(withdrawn).toEqual([player.id, player.id])
    await send('DELETE', `bans/${player.uid}`)
    expect((await ban()).body).toMatchObject({ is_new: true })
  })

  it('at once is one ban as well', async () => {
    const { ban, notices } = await openDoor()
    const answers = await Promise.all([ban(), ban(), ban()])
    const isNew = answers.map(({ body }): unknown => Reflect.get(Object(body), 'is_new'))
    expect(isNew.filter(Boolean)).toHaveLength(1)
    expect(await notices()).toHaveLength(1)
  })
})

describe('S-04: when a part of a ban fails', () => {
  it('the others happen, it is logged and told, and the same ban again ends it', async () => {
    let isBroken = true
    const done: string[] = []
    const part = (name: string) => async () => {
      if (isBroken && name !== 'sockets') throw new Error(`${name} can't be reached.`)
      done.push(name)
    }
    const { ban, failures, browser, audits, metrics } = await openDoor({
      withdraw: part('lobby'),
      banFromTournaments: part('tournaments'),
      forfeitGames: part('games'),
      closeSockets: () => void done.push('sockets'),
    })
    expect(await ban()).toMatchObject({
      status: 200,
      body: { undone: ['lobby', 'tournaments', 'games'] },
    })
    expect((await browser.call('GET', 'me/')).status).toBe(401)
    expect(done).toEqual(['sockets'])
    expect(failures).toEqual(['lobby', 'tournaments', 'games'])
    expect(audits).toMatchObject([{ facts: { undone: 'lobby,tournaments,games' } }])
    expect(await metrics.metrics()).toContain('{action="ban",outcome="partly"} 1')
    isBroken = false
    expect((await ban()).body).toMatchObject({ is_new: false, undone: [] })
    expect(done).toEqual(['sockets', 'lobby', 'tournaments', 'games', 'sockets'])
  })
})

describe('setting a rating', () => {
  const known = { board_type: 'blitz', rating: 1800 }

  it('makes a new member count as it says, and changes it again', async () => {
    const { send, accounts, player, email, audits } = await openDoor()
    const set = (body: object) => send('POST', 'ratings', { player: email, ...known, ...body })
    expect(await set({})).toMatchObject({
      status: 200,
      body: { player: { uid: player.uid }, ...known },
    })
    expect(await set({ player: player.uid, rating: 1750 })).toMatchObject({ status: 200 })
    expect(await accounts.account.ratings.listOf(player.id)).toEqual([
      { kind: 'worldchess', boardType: 'blitz', rating: 1750 },
    ])
    expect(audits).toMatchObject([
      { event: 'operation.set-rating', facts: { player: player.uid, rating: 1800 } },
      { facts: { rating: 1750 } },
    ])
  })

  it.each([
    ['a player that there is not', { player: 'nobody-has-this' }, 404],
    ['a board type that there is not', { board_type: 'chess960' }, 400],
    ['less than the least rating', { rating: 99 }, 400],
    ['a half point', { rating: 1800.5 }, 400],
    ['a field that it does not know', { deviation: 45 }, 400],
  ])('is refused for %s', async (_, changes, status) => {
    const { send, accounts, player, email, audits } = await openDoor()
    const body = { player: email, ...known, ...changes }
    expect(await send('POST', 'ratings', body)).toMatchObject({ status })
    expect(await send('POST', 'ratings', { player: email, ...known }, {})).toMatchObject({
      status: 401,
    })
    expect(await accounts.account.ratings.listOf(player.id)).toEqual([])
    expect(audits).toEqual([])
  })
})

describe('a promo code', () => {
  it('is made once, for anybody or for one member', async () => {
    const { send, accounts, email, audits } = await openDoor()
    const code = `spring-${members}`
    const add = (body: object) => send('POST', 'coupons', { code, percent_off: 20, ...body })
    expect(await add({ player: email, title: 'For you', plan: 'pro-annual' })).toMatchObject({
      status: 200,
      body: { code: code.toUpperCase(), percent_off: 20 },
    })
    expect(await add({})).toMatchObject({ status: 400 })
    const account = await accounts.account.accounts.findByEmail(email)
    const store = createCouponStore(database())
    expect(await store.specialTermsOf(account?.id ?? 0, new Date())).toMatchObject([
      { title: 'For you', percentOff: 20, plan: 'pro-annual' },
    ])
    expect(await store.couponOf(code, null, new Date())).toBeNull()
    expect(audits).toMatchObject([{ event: 'operation.add-coupon', facts: { percentOff: 20 } }])
  })

  it.each([
    ['more than everything', { percent_off: 101 }, 400],
    ['nobody', { player: 'nobody-has-this' }, 404],
    ['a code with spaces', { code: 'two words' }, 400],
  ])('is refused for %s', async (_, changes, status) => {
    const { send } = await openDoor()
    const body = { code: 'FALL', percent_off: 10, ...changes }
    expect(await send('POST', 'coupons', body)).toMatchObject({ status })
  })
})

describe('codes of the shop', () => {
  it('are filled in, each once, and counted', async () => {
    const { send, audits } = await openDoor()
    const add = (...codes: readonly string[]) => send('POST', 'shop-codes', { codes })
    expect(await add('SHOP-A', ' SHOP-B ')).toMatchObject({
      status: 200,
      body: { added: 2, left: 2 },
    })
    expect(await add('SHOP-B', 'SHOP-C')).toMatchObject({ body: { added: 1, left: 3 } })
    expect(await send('GET', 'shop-codes')).toMatchObject({ body: { left: 3 } })
    expect(await add()).toMatchObject({ status: 400 })
    expect(await add('two words')).toMatchObject({ status: 400 })
    expect(await send('POST', 'shop-codes', { codes: ['SHOP-D'] }, {})).toMatchObject({
      status: 401,
    })
    expect(audits.map(({ event, facts }) => [event, facts])).toEqual([
      ['operation.add-shop-codes', { added: 2 }],
      ['operation.add-shop-codes', { added: 1 }],
    ])
  })
})

describe('ending a game from outside', () => {
  it('ends one that is under way, once, by any result or none', async () => {
    const { send, adjudicated, audits } = await openDoor()
    expect(await send('POST', 'games/stuck/end', { result: 'CANCELLED' })).toMatchObject({
      status: 200,
      body: { game: 'stuck', result: 'CANCELLED' },
    })
    expect(adjudicated).toEqual([['CANCELLED', 'finished-by-system']])
    expect(audits).toEqual([
      { event: 'operation.end-game', facts: { game: 'stuck', result: 'CANCELLED' } },
    ])
  })

  it.each([
    ['over', { result: 'DRAW' }, 400],
    ['nowhere', { result: 'DRAW' }, 404],
    ['stuck', { result: 'ABORT' }, 400],
  ])('refuses %s with %o', async (uid, body, status) => {
    const { send, adjudicated } = await openDoor()
    expect(await send('POST', `games/${uid}/end`, body)).toMatchObject({ status })
    expect(adjudicated).toEqual([])
  })
})

it('reads messages to the support, the newest first, and deletes those that are answered', async () => {
  const { send, player, audits } = await openDoor()
  const messages = createSupportMessages(database())
  const write = (subject: string, playerId: number | null) =>
    messages.add(
      { subject, message: 'Text', replyTo: 'dana@kingside.example', playerId, language: 'ru' },
      new Date('2026-01-31T12:00:00Z'),
    )
  const first = await write('First', player.id)
  const second = await write('Second', null)
  const listed = await send('GET', 'support?limit=2')
  expect(listed.body).toMatchObject({
    messages: [
      { id: second, subject: 'Second', player: null },
      {
        id: first,
        subject: 'First',
        message: 'Text',
        reply_to: 'dana@kingside.example',
        language: 'ru',
        at: '2026-01-31T12:00:00.000Z',
        player: { uid: player.uid },
      },
    ],
  })
  expect((await send('DELETE', `support/${second}`)).status).toBe(200)
  expect((await send('DELETE', `support/${second}`)).status).toBe(404)
  expect((await send('DELETE', 'support/second')).status).toBe(400)
  expect((await send('GET', 'support?limit=1')).body).toMatchObject({ messages: [{ id: first }] })
  expect(audits.map(({ event }) => event)).toContain('operation.delete-support')
})

describe('a tournament that an operator adds', () => {
  it('is there for everybody, with what was said of it', async () => {
    const { send, audits } = await openDoor()
    const start = new Date(Date.now() + 86_400_000).toISOString()
    const swiss = { kind: 'swiss', name: 'Club Evening', start, time_control: 9, rounds: 5 }
    const { status, body } = await send('POST', 'tournaments', swiss)
    expect([status, body]).toEqual([200, { id: expect.any(String), slug: 'club-evening' }])
    const [row] = await database()
      .select()
      .from(tournaments)
      .where(eq(tournaments.slug, 'club-evening'))
    expect(row).toMatchObject({ kind: 'swiss', rounds: 5, ratingType: 'non-rated' })
    expect(audits.at(-1)?.event).toBe('operation.add-tournament')
    for (const wrong of [
      { ...swiss, rounds: 0 },
      { ...swiss, time_control: 999 },
      { ...swiss, start: '2020-01-01T00:00:00Z' },
      { ...swiss, kind: 'arena' },
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await send('POST', 'tournaments', wrong)).toMatchObject({ status: 400 })
    }
  })
  it('a broadcast gets its token, which ends, and is finished when nothing of it goes on', async () => {
    const { send, audits } = await openDoor()
    const start = new Date(Date.now() + 86_400_000).toISOString()
    const facts = { kind: 'broadcast', name: 'Example Open', start, time_control: 9, rounds: 9 }
    const { body } = await send('POST', 'tournaments', facts)
    expect(body).toMatchObject({ slug: 'example-open' })
    const address = 'tournaments/example-open'
    expect(await send('POST', `${address}/relay-token`)).toMatchObject({
      status: 200,
      body: { token: expect.any(String), path: expect.stringMatching(/^\/api\/.+\/relay\/$/) },
    })
    expect(await send('DELETE', `${address}/relay-token`)).toMatchObject({ status: 200 })
    expect(await send('POST', `${address}/finish`)).toMatchObject({ status: 409 })
    expect(await send('POST', 'tournaments/nothing/relay-token')).toMatchObject({ status: 404 })
    expect(audits.map(({ event }) => event)).toContain('operation.drop-relay-token')
  })
})
