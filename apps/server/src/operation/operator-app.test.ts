import { type Call, listCalls } from '@kingside/api'
import { operatorContract } from '@kingside/api/calls/operation/index'
import { asc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { createClubStore } from '../db/clubs/club-store.ts'
import { createMasterclassDesk } from '../db/masterclasses/masterclass-desk.ts'
import { createMasterclassStore } from '../db/masterclasses/masterclass-store.ts'
import { createOperatorActs, writeAct } from '../db/operation/operator-acts.ts'
import { createOperatorSessionStore } from '../db/operation/operator-session-store.ts'
import { createAnalysisDeskStore } from '../db/payments/analysis-order-store.ts'
import { createOperatorPaymentStore } from '../db/payments/operator-payment-store.ts'
import { createPlayerReports } from '../db/people/player-reports.ts'
import { masterclassReminders, operatorActs, players } from '../db/schema.ts'
import { createSupportMessages } from '../db/support/support-messages.ts'
import { findPlayerIn } from '../domain/accounts/find-player.ts'
import { createFreeProReview } from '../domain/fide/free-pro-review.ts'
import { createVerificationReview } from '../domain/fide/verification-review.ts'
import { createAnalysisDesk } from '../domain/payments/analysis-desk.ts'
import { createOperatorPayments } from '../domain/payments/operator-payments.ts'
import { createMemoryRateLimiter } from '../domain/limits/rate-limiter.ts'
import { fittingRequests } from '../fuzz/requests.ts'
import { identifyBy } from '../identify.ts'
import { createVisitorStore } from '../db/visitor-store.ts'
import { answerProblem } from '../testing/answer-problem.ts'
import { fakeDeps, fakeOperation } from '../testing/fake-deps.ts'
import { signUp, testAccounts, testBrowser, type TestBrowser } from '../testing/test-accounts.ts'
import { testBans } from '../testing/test-bans.ts'
import { listPlayer, playerIdOf, testDocuments } from '../testing/test-fide.ts'
import { testDatabase } from '../testing/test-database.ts'
import { codeOf, turnOnSecondFactor, wrongCodeOf } from '../testing/test-second-factor.ts'
import { createOperatorApp } from './operator-app.ts'

const database = testDatabase()
const token = 'operator-token-for-tests-0123456789'
const minute = 60_000
let sites = 0

/** A site with one operator, whose second factor is on, and one member. */
async function openOperation() {
  const db = database()
  const number = (sites += 1)
  const email = `operator-${number}@kingside.example`
  const accounts = await testAccounts(db, { documents: testDocuments() })
  const { account } = accounts
  const now = account.clock.now
  const players = { byUid: async () => null }
  const limiter = createMemoryRateLimiter({ monotonic: () => now().getTime() })
  const identify = identifyBy({ visitors: createVisitorStore(db), account })
  const operatorApp = createOperatorApp(
    {
      account: { ...account, operatorSessions: createOperatorSessionStore(db) },
      operators: [email.toUpperCase(), 'other@kingside.example'],
      token,
      identify,
      publicOrigin: null,
      limiter,
      bans: testBans(accounts),
      support: createSupportMessages(db),
      notifications: account.notifications,
      publish: account.notificationFeed.publish,
      find: findPlayerIn(account.accounts, players),
      acts: createOperatorActs(db),
      playerReports: createPlayerReports(db),
      verifications: createVerificationReview(account),
      freePro: createFreeProReview(account),
      clubs: createClubStore(db),
      masterclasses: { ...createMasterclassStore(db), ...createMasterclassDesk(db) },
      recordings: {
        open: async (name) =>
          name === 'there.mp4' ? { size: 1, read: () => new ReadableStream() } : null,
      },
      payments: createOperatorPayments(createOperatorPaymentStore(db), accounts.payments.ports),
      analyses: createAnalysisDesk({
        store: createAnalysisDeskStore(db),
        ports: accounts.payments.ports,
      }),
      now,
    },
    fakeOperation().guard,
  )
  const failures: unknown[] = []
  const log = { error: (_event: string, _facts: object, error: unknown) => failures.push(error) }
  const app = createApp(
    fakeDeps({ account, identify, now, operatorApp, limiter, log: { error: log.error } }),
  )
  const browser = () => testBrowser(app)
  const people = { browser, mailTo: accounts.mailTo }
  const operator = await signUp(people, email, browser())
  const member = `member-${number}@kingside.example`
  const members = await signUp(people, member, browser())
  return {
    app,
    accounts,
    db,
    email,
    member,
    operator,
    members,
    people,
    browser,
    failures,
    wait: accounts.wait,
  }
}

type Operation = Awaited<ReturnType<typeof openOperation>>

/** The operator signs in to the operators' pages. */
async function enter(site: Operation): Promise<Uint8Array> {
  const { secret } = await turnOnSecondFactor(site.accounts, site.operator)
  site.wait(minute)
  expect((await knock(site.operator, codeOf(site.accounts, secret))).status).toBe(200)
  return secret
}

const knock = (browser: TestBrowser, code: string) =>
  browser.call('POST', 'operation/session/', { code })

const banning = (site: Operation, reason = 'Engine use.') => ({
  player: site.member,
  reason,
  until: null,
  cheating: true,
})

describe('signing in to the operators’ pages', () => {
  it('goes by a code of the app, and then the calls answer', async () => {
    const site = await openOperation()
    const { operator } = site
    expect(await operator.call('GET', 'operation/session/')).toMatchObject({
      status: 200,
      body: { state: 'closed', has_second_factor: false },
    })
    expect((await knock(operator, '123456')).body).toMatchObject({ code: 'second_factor_changed' })
    expect(await operator.call('GET', 'operation/bans/')).toMatchObject({
      status: 403,
      body: { code: 'no_session' },
    })
    await enter(site)
    expect(await operator.call('GET', 'operation/session/')).toMatchObject({
      body: { state: 'open', operator: site.email },
    })
    expect((await operator.call('GET', 'operation/bans/')).status).toBe(200)
  })

  it('keeps the session where no script, other site or other call gets it', async () => {
    const site = await openOperation()
    const { secret } = await turnOnSecondFactor(site.accounts, site.operator)
    site.wait(minute)
    const { response } = await knock(site.operator, codeOf(site.accounts, secret))
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^kingside_operation=/)
    expect(cookie.split('; ')).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/api/operation']),
    )
  })

  it('takes no recovery code, and no code twice', async () => {
    const site = await openOperation()
    const { secret, recoveryCodes } = await turnOnSecondFactor(site.accounts, site.operator)
    const refused = { status: 400, body: { code: 'invalid_code' } }
    expect(await knock(site.operator, recoveryCodes[0] ?? '')).toMatchObject(refused)
    expect(await knock(site.operator, codeOf(site.accounts, secret))).toMatchObject(refused)
    site.wait(minute)
    expect((await knock(site.operator, codeOf(site.accounts, secret))).status).toBe(200)
    expect(await knock(site.operator, codeOf(site.accounts, secret))).toMatchObject(refused)
  })

  it('S-51: bears five codes in a quarter of an hour', async () => {
    const site = await openOperation()
    const { secret } = await turnOnSecondFactor(site.accounts, site.operator)
    site.wait(minute)
    const statuses: number[] = []
    for (let time = 0; time < 6; time++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      statuses.push((await knock(site.operator, wrongCodeOf(site.accounts, secret))).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    expect((await knock(site.operator, codeOf(site.accounts, secret))).status).toBe(429)
    site.wait(15 * minute)
    await site.operator.call('POST', 'auth/jwt/refresh/')
    expect((await knock(site.operator, codeOf(site.accounts, secret))).status).toBe(200)
  })

  it('ends after half an hour without a call, after eight hours, and when it is closed', async () => {
    const site = await openOperation()
    const { operator, wait, accounts } = site
    const isOpen = async () => {
      await operator.call('POST', 'auth/jwt/refresh/')
      return (await operator.call('GET', 'operation/overview/')).status === 200
    }
    const secret = await enter(site)
    wait(29 * minute)
    expect(await isOpen()).toBe(true)
    wait(29 * minute)
    expect(await isOpen()).toBe(true)
    wait(30 * minute)
    expect(await isOpen()).toBe(false)

    await knock(operator, codeOf(accounts, secret))
    for (let passed = 0; passed < 475; passed += 25) {
      wait(25 * minute)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await isOpen()).toBe(true)
    }
    wait(5 * minute)
    expect(await isOpen()).toBe(false)

    await knock(operator, codeOf(accounts, secret))
    await operator.call('DELETE', 'operation/session/')
    expect(await isOpen()).toBe(false)
  })

  it('ends with the sign-in to the site, and with the second factor', async () => {
    const site = await openOperation()
    const { operator } = site
    const secret = await enter(site)
    const stolen = operator.cookies.get('kingside_operation') ?? ''
    site.wait(minute)
    await operator.call('POST', 'me/second-factor/off/', { code: codeOf(site.accounts, secret) })
    expect((await operator.call('GET', 'operation/bans/')).status).toBe(403)
    await operator.call('POST', 'accounts/auth/logout/', {})
    await operator.call('POST', 'accounts/auth/login/', {
      email: site.email,
      password: 'Rook7takesE4',
    })
    operator.cookies.set('kingside_operation', stolen)
    expect((await operator.call('GET', 'operation/bans/')).status).toBe(403)
  })
})

const calls = listCalls(operatorContract)

/** How each kind of caller is answered; `admitted` is an answer that is no refusal of the guard. */
async function tryCall(site: Operation, call: Call, session: string | undefined) {
  const [request] = fc.sample(fittingRequests(call), { numRuns: 1, seed: 7 })
  if (!request) throw new Error('There is no request to try the call with.')
  const send = async (headers: Readonly<Record<string, string>>) => {
    const response = await site.app.request(request.path, {
      method: request.method,
      headers: { ...headers, ...(request.body && { 'content-type': 'application/json' }) },
      ...(request.body && request.method !== 'GET' && { body: request.body }),
    })
    return { status: response.status, text: await response.text() }
  }
  const jwt = (browser: TestBrowser) => ({ authorization: `JWT ${browser.token() ?? ''}` })
  const cookie = { cookie: `kingside_operation=${session ?? ''}` }
  return {
    visitor: await send({}),
    member: await send(jwt(site.members)),
    'member with the cookie': await send({ ...jwt(site.members), ...cookie }),
    'visitor with the cookie': await send(cookie),
    'operator who is not signed in there': await send(jwt(site.operator)),
    operator: await send({ ...jwt(site.operator), ...cookie }),
    program: await send({ authorization: `Bearer ${token}` }),
    'other program': await send({ authorization: 'Bearer other-token-0123456789' }),
  }
}

const code = ({ text }: { readonly text: string }): unknown =>
  text.startsWith('{') ? Reflect.get(Object(JSON.parse(text)), 'code') : undefined

describe('S-40: a call of the operators is not there for others', () => {
  it.each(calls.map((call) => [call.id, call] as const))('%s', async (id, call) => {
    const site = await openOperation()
    await enter(site)
    const isSession = id.startsWith('operation.session.')
    const answers = await tryCall(site, call, site.operator.cookies.get('kingside_operation'))
    const codes = Object.fromEntries(
      Object.entries(answers).map(([kind, answer]) => [kind, code(answer)]),
    )
    expect(codes).toMatchObject({
      visitor: 'not_found',
      member: 'not_found',
      'member with the cookie': 'not_found',
      'visitor with the cookie': 'not_found',
      'other program': 'unauthorised',
    })
    expect(codes['operator who is not signed in there'] === 'no_session').toBe(!isSession)
    for (const kind of ['operator', 'program'] as const) {
      expect([kind, answerProblem(call, 'admin', answers[kind])]).toEqual([kind, null])
      expect(codes[kind]).not.toBe('no_session')
    }
    expect([codes['program'] === 'not_found', isSession]).not.toEqual([false, true])
    expect(site.failures).toEqual([])
  })

  it('S-10: refuses what another site’s page sends', async () => {
    const site = await openOperation()
    await enter(site)
    const answer = await site.operator.call('POST', 'operation/bans/', banning(site), {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    })
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })

  it('shuts an operator out who is banned', async () => {
    const site = await openOperation()
    await enter(site)
    await site.accounts.account.bans.add(
      {
        playerId: (await site.accounts.account.accounts.findByEmail(site.email))?.player?.id ?? 0,
        reason: 'Engine use.',
        until: null,
      },
      { playerId: 1, type: 'BAN', title: 'Banned' },
      site.accounts.account.clock.now(),
    )
    expect((await site.operator.call('GET', 'operation/bans/')).status).toBe(404)
  })
})

const acts = ({ db }: Operation) => db.select().from(operatorActs).orderBy(asc(operatorActs.id))

describe('the audit log', () => {
  it('says who did what to whom, when and why', async () => {
    const site = await openOperation()
    await enter(site)
    const before = (await acts(site)).length
    const banned = await site.operator.call('POST', 'operation/bans/', banning(site))
    const uid = Reflect.get(Object(Reflect.get(Object(banned.body), 'player')), 'uid')
    await site.operator.call('POST', `operation/bans/${site.member}/lift/`, {
      reason: 'A mistake.',
    })
    const { body } = await site.operator.call('GET', `operation/acts/?subject=${String(uid)}`)
    expect(body).toMatchObject({
      count: 2,
      results: [
        {
          id: before + 2,
          operator: site.email,
          action: 'lift-ban',
          subject: uid,
          player: { uid },
          reason: 'A mistake.',
        },
        {
          id: before + 1,
          operator: site.email,
          action: 'ban',
          reason: 'Engine use.',
          details: { until: 'for ever', cheating: true },
        },
      ],
    })
    expect(
      (await site.operator.call('GET', 'operation/acts/?action=ban&from=2026-02-02')).body,
    ).toEqual({ count: 0, results: [] })
  })

  it('is written with the act or not at all', async () => {
    const site = await openOperation()
    await enter(site)
    const before = (await acts(site)).length
    await site.db.execute(sql`alter table bans rename column reason to lost_reason`)
    try {
      expect((await site.operator.call('POST', 'operation/bans/', banning(site))).status).toBe(500)
    } finally {
      await site.db.execute(sql`alter table bans rename column lost_reason to reason`)
    }
    expect(await acts(site)).toHaveLength(before)
    await site.db.execute(sql`alter table operator_acts rename column hash to lost_hash`)
    try {
      expect((await site.operator.call('POST', 'operation/bans/', banning(site))).status).toBe(500)
    } finally {
      await site.db.execute(sql`alter table operator_acts rename column lost_hash to hash`)
    }
    expect((await site.members.call('GET', 'me/')).status).toBe(200)
  })

  it('refuses every change, and shows one that was made in spite of it', async () => {
    const site = await openOperation()
    await enter(site)
    await site.operator.call('POST', 'operation/bans/', banning(site))
    const { db } = site
    const refused = /can not be changed/
    const change = { reason: 'Nothing.' }
    const causeOf = (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        (error: unknown) => String(error instanceof Error ? error.cause : error),
      )
    expect(await causeOf(db.update(operatorActs).set(change))).toMatch(refused)
    expect(await causeOf(db.delete(operatorActs))).toMatch(refused)
    expect(await causeOf(db.execute(sql`truncate operator_acts`))).toMatch(refused)
    const check = async () => (await site.operator.call('GET', 'operation/acts/check/')).body
    const { length } = await acts(site)
    expect(await check()).toEqual({ rows: length, broken_at: null })
    await db.execute(sql`alter table operator_acts disable trigger operator_acts_stay`)
    const [original] = (await acts(site)).slice(-1)
    try {
      await db.update(operatorActs).set(change).where(eq(operatorActs.id, length))
      expect(await check()).toEqual({ rows: length - 1, broken_at: length })
      await db
        .update(operatorActs)
        .set({ reason: original?.reason ?? '' })
        .where(eq(operatorActs.id, length))
    } finally {
      await db.execute(sql`alter table operator_acts enable trigger operator_acts_stay`)
    }
    expect(await check()).toEqual({ rows: length, broken_at: null })
  })

  it('keeps one chain when many write at once', async () => {
    const site = await openOperation()
    await enter(site)
    const before = (await acts(site)).length
    const act = {
      operator: 'token',
      action: 'notify',
      subject: '',
      reason: '',
      details: {},
    } as const
    await Promise.all(
      Array.from({ length: 8 }, () =>
        site.db.transaction((tx) => writeAct(tx, act, new Date('2026-01-31T12:00:00Z'))),
      ),
    )
    expect((await site.operator.call('GET', 'operation/acts/check/')).body).toEqual({
      rows: before + 8,
      broken_at: null,
    })
  })
})

it('gives a browser that goes to an operators’ page the app, and a program without a token nothing', async () => {
  const site = await openOperation()
  const to = (headers: Readonly<Record<string, string>>) =>
    site.app.request('/operation/bans', { headers })
  // The app of this test is not built.
  expect((await to({ accept: 'text/html' })).status).toBe(503)
  expect((await to({ accept: 'application/json' })).status).toBe(404)
})

describe('reports of players', () => {
  it('are listed, and closed once, with who did it in the audit log', async () => {
    const site = await openOperation()
    await enter(site)
    const uid = await uidOf(site.operator)
    const sent = await createPlayerReports(site.db).add(
      {
        reporterId: await playerIdOf(site.accounts, site.member),
        playerId: await playerIdOf(site.accounts, site.email),
        kind: 'behaviour',
        text: 'Never moves.',
        gameId: null,
      },
      site.accounts.account.clock.now(),
    )
    if (sent.status !== 'stored') throw new Error('The report of the test was not kept.')
    const { id } = sent
    const listed = await site.operator.call('GET', `operation/reports/?state=open&player=${uid}`)
    expect(listed.body).toMatchObject({
      count: 1,
      results: [{ id, kind: 'behaviour', text: 'Never moves.', player: { uid }, decided: null }],
    })
    const dismiss = { decision: 'dismissed', note: 'It was a lost connection.' }
    const path = `operation/reports/${id}/decide/`
    expect((await site.operator.call('POST', path, dismiss)).body).toEqual({ ok: true })
    expect(await site.operator.call('POST', path, dismiss)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    const closed = await site.operator.call('GET', `operation/reports/?state=decided&player=${uid}`)
    expect(closed.body).toMatchObject({
      results: [{ decided: { decision: 'dismissed', by: site.email, note: dismiss.note } }],
    })
    expect((await acts(site)).slice(-1)).toMatchObject([
      {
        operator: site.email,
        action: 'dismiss-report',
        subject: uid,
        reason: dismiss.note,
        details: { report: id, kind: 'behaviour' },
      },
    ])
  })
})

describe('requests for a FIDE ID', () => {
  it('are looked at and rejected with a reason, and the audit log has both', async () => {
    const site = await openOperation()
    await enter(site)
    const fideId = await listPlayer(site.db)
    const selfie = `selfie/${await playerIdOf(site.accounts, site.member)}/one`
    const asked = await site.members.call('POST', 'accounts/verification/', {
      fide_id: fideId,
      selfie_with_id: selfie,
    })
    expect(asked.status).toBe(200)
    const id = Number(Reflect.get(Object(asked.body), 'id'))
    const shown = await site.operator.call('GET', `operation/verifications/${id}/`)
    expect(shown.body).toMatchObject({
      fide_id: fideId,
      files: { selfie_with_id: `/files/${selfie}` },
    })
    const changed_at = String(Reflect.get(Object(shown.body), 'changed_at'))
    const reject = (at: string) =>
      site.operator.call('POST', `operation/verifications/${id}/reject/`, {
        changed_at: at,
        reason: 'The photo is too dark.',
      })
    expect((await reject('2020-01-01T00:00:00.000Z')).body).toMatchObject({
      code: 'changed_meanwhile',
    })
    expect((await reject(changed_at)).body).toEqual({ has_pro: false })
    const uid = await uidOf(site.members)
    expect((await acts(site)).slice(-2)).toMatchObject([
      { action: 'view-verification', subject: uid, operator: site.email },
      { action: 'reject-verification', subject: uid, reason: 'The photo is too dark.' },
    ])
    expect((await site.members.call('GET', 'me/')).body).toMatchObject({ fide_status: 'rejected' })
  })

  it('give a titled player Pro, once', async () => {
    const site = await openOperation()
    await enter(site)
    await site.members.call('PATCH', 'me/free-account-requested/', {
      free_account_requested: true,
    })
    const uid = await uidOf(site.members)
    const { body } = await site.operator.call('GET', 'operation/free-pro/?limit=100')
    expect(body).toMatchObject({
      results: expect.arrayContaining([expect.objectContaining({ uid })]),
    })
    const decide = () => site.operator.call('POST', `operation/free-pro/${uid}/`, { grant: true })
    expect((await decide()).body).toEqual({ ok: true })
    expect((await decide()).body).toMatchObject({ code: 'not_found' })
    expect((await acts(site)).slice(-1)).toMatchObject([{ action: 'grant-free-pro', subject: uid }])
    expect((await site.members.call('GET', 'me/')).body).toMatchObject({ access_level: 2 })
  })
})

describe('clubs', () => {
  it('have the plan that an operator sets, and the audit log says who did', async () => {
    const site = await openOperation()
    await enter(site)
    const [player] = await site.db.select().from(players).limit(1)
    const made = await createClubStore(site.db).create(
      { ...plainClub, name: `Club of ${site.email}` },
      player?.id ?? 0,
      new Date(),
    )
    const id = String(made)
    const set = (club: string, plan: string) =>
      site.operator.call('PATCH', `operation/clubs/${club}/`, { plan })
    expect((await set(id, 'paid')).body).toEqual({ ok: true })
    expect((await set('99999999', 'paid')).body).toMatchObject({ code: 'not_found' })
    expect((await set(id, 'golden')).status).toBe(400)
    const { body } = await site.operator.call(
      'GET',
      `operation/clubs/?search=${encodeURIComponent(site.email)}`,
    )
    expect(body).toMatchObject({ count: 1, results: [{ id, plan: 'paid', member_count: 1 }] })
    expect((await acts(site)).slice(-1)).toMatchObject([
      { action: 'set-club-plan', subject: id, details: { plan: 'paid' } },
    ])
    const asMember = await site.members.call('PATCH', `operation/clubs/${id}/`, { plan: 'premium' })
    expect(asMember.status).toBe(404)
  })
})

describe('masterclasses', () => {
  const lesson = {
    kind: 'masterclass',
    status: 'upcoming',
    title: 'Ладейные окончания',
    description: 'Три позиции.',
    lecturer: 'Kingside team',
    lecturer_title: '',
    language: 'ru',
    starts_at: '2031-03-01T17:00:00.000Z',
    minutes: 60,
    is_free: false,
    stream: 'https://example.com/live',
    recording: null,
    captions: null,
  } as const
  const path = 'operation/masterclasses/'
  const entryOf = ({ body }: { readonly body: unknown }) => Object(body)

  it('are added, changed and taken away by operators, and the audit log says who did', async () => {
    const site = await openOperation()
    await enter(site)
    const added = entryOf(await site.operator.call('POST', path, lesson))
    expect(added).toMatchObject({ slug: 'ladeinye-okonchaniya', missing_files: [] })
    const second = entryOf(await site.operator.call('POST', path, lesson))
    expect(second).toMatchObject({ slug: 'ladeinye-okonchaniya-2' })
    const values = { ...lesson, status: 'ended', recording: 'there.mp4', captions: 'gone.vtt' }
    const changed = await site.operator.call('PUT', `${path}${added.id}/`, {
      version: added.version,
      values,
    })
    expect(changed.body).toMatchObject({ slug: added.slug, missing_files: ['gone.vtt'] })
    expect((await site.operator.call('DELETE', `${path}${second.id}/`)).body).toEqual({ ok: true })
    expect((await site.operator.call('DELETE', `${path}${second.id}/`)).status).toBe(404)
    const listed = entryOf(await site.operator.call('GET', `${path}?status=ended&limit=100`))
    expect(listed.results).toContainEqual(changed.body)
    const subjects = { subject: added.id, details: { title: lesson.title } }
    expect((await acts(site)).slice(-4)).toMatchObject([
      { action: 'add-masterclass', ...subjects },
      { action: 'add-masterclass' },
      { action: 'change-masterclass', ...subjects },
      { action: 'remove-masterclass', subject: second.id },
    ])
  })

  it('changed by another operator meanwhile are not written over', async () => {
    const site = await openOperation()
    await enter(site)
    const { id, version } = entryOf(await site.operator.call('POST', path, lesson))
    const change = (minutes: number) =>
      site.operator.call('PUT', `${path}${id}/`, { version, values: { ...lesson, minutes } })
    expect((await change(90)).status).toBe(200)
    expect((await change(45)).body).toMatchObject({ code: 'changed_meanwhile' })
    const listed = entryOf(await site.operator.call('GET', `${path}?limit=100`))
    expect(listed.results).toContainEqual(expect.objectContaining({ id, minutes: 90 }))
  })

  it('that are put off remind again, and others don’t', async () => {
    const site = await openOperation()
    await enter(site)
    const { id, version } = entryOf(await site.operator.call('POST', path, lesson))
    const masterclassId = Number(id)
    const [player] = await site.db.select().from(players).limit(1)
    const taken = { masterclassId, playerId: player?.id ?? 0, takenAt: new Date() }
    await site.db.insert(masterclassReminders).values(taken)
    const isTaken = async () => {
      const of = eq(masterclassReminders.masterclassId, masterclassId)
      const [row] = await site.db.select().from(masterclassReminders).where(of)
      return row?.takenAt !== null
    }
    const change = (last: string, values: object) =>
      site.operator.call('PUT', `${path}${id}/`, {
        version: last,
        values: { ...lesson, ...values },
      })
    const renamed = await change(version, { title: 'Rooks' })
    expect(await isTaken()).toBe(true)
    await change(entryOf(renamed).version, { starts_at: '2031-03-02T17:00:00.000Z' })
    expect(await isTaken()).toBe(false)
  })

  it('with a file that no folder may have, or without a title, are refused, and so are members', async () => {
    const site = await openOperation()
    await enter(site)
    for (const wrong of [
      { recording: '../secret.mp4' },
      { title: ' ' },
      { stream: 'javascript:1' },
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status } = await site.operator.call('POST', path, { ...lesson, ...wrong })
      expect(status).toBe(400)
    }
    expect((await site.members.call('POST', path, lesson)).status).toBe(404)
    expect((await site.members.call('GET', path)).status).toBe(404)
  })
})

const plainClub = {
  shortName: '',
  tagline: '',
  description: '',
  links: [],
  country: null,
  city: '',
  address: '',
  workingHours: '',
  site: null,
  socialMedia: [],
  membership: 'open',
  restrictions: { regions: [], titles: [], ageMin: null, ageMax: null },
  coverId: null,
} as const

const uidOf = async (browser: TestBrowser) =>
  String(Reflect.get(Object((await browser.call('GET', 'me/')).body), 'uid'))
