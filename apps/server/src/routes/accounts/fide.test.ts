import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts as accountRows, proGrants } from '../../db/schema.ts'
import { signUp, testAccounts } from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'
import {
  accountIdOf,
  answerCheck,
  listPlayer,
  openCheck,
  playerIdOf,
  testDocuments,
} from '../../testing/test-fide.ts'

const database = testDatabase()

const refused = (code: string, status = 400) => ({
  status,
  body: { code, detail: expect.any(String) },
})

/** A member who has signed in, on an app with the sandbox of identity checks. */
async function member(email: string) {
  const documents = testDocuments()
  const accounts = await testAccounts(database(), { documents })
  const browser = await signUp(accounts, email)
  const id = await playerIdOf(accounts, email)
  const accountId = await accountIdOf(accounts, email)
  const claim = (fide_id: number, more = {}) =>
    browser.call('POST', 'me/fide/', { fide_id, ...more })
  const profile = async () => (await browser.call('GET', 'me/')).body
  return { accounts, browser, documents, id, accountId, claim, profile }
}

const onCheck = { fide_verified_status: 1, fide_status: 'on_check', fide_verified_at: null }
const notConnected = { fide_id: null, fide_verified_status: 0, fide_status: 'not_connected' }

describe('a FIDE ID that a member has', () => {
  it('is on check once it is claimed, and verified once the identity check says so', async () => {
    const { accounts, browser, claim, profile } = await member('claims@kingside.example')
    const fideId = await listPlayer(database(), { title: 'FM' })
    expect(await profile()).toMatchObject(notConnected)
    expect(await claim(fideId)).toMatchObject({
      status: 200,
      body: { fide_id: fideId, ...onCheck },
    })
    const page = await openCheck(browser, '/lobby?popup=fide')
    expect(await (await accounts.app.request(page)).text()).toMatch(/This is a sandbox/)
    expect(await answerCheck(accounts, page, 'approve')).toBe('/lobby?popup=fide')
    expect(await profile()).toMatchObject({
      fide_id: fideId,
      fide_verified_status: 2,
      fide_status: 'connected',
      fide_verified_at: '2026-01-31T12:00:00.000Z',
      player: { fide_title: 'FM' },
      recurring_purchase: null,
    })
    expect(
      (await browser.call('GET', 'accounts/identity/get-me-verification-sessions/')).body,
    ).toMatchObject([{ status: 'verified', is_refused: false }])
    expect((await browser.call('GET', 'accounts/verification/')).body).toMatchObject([
      { status: 'auto_approved', fide_id: fideId },
    ])
  })

  it('tells of it in the language of the member, by a notification and a mail', async () => {
    const { accounts, browser, claim } = await member('erzaehlt@kingside.example')
    const fideId = await listPlayer(database())
    await claim(fideId)
    await browser.call('GET', 'me/', undefined, { 'accept-language': 'ru' })
    await answerCheck(accounts, await openCheck(browser), 'approve')
    const mail = await accounts.mailTo('erzaehlt@kingside.example')
    expect(mail?.subject).toMatch(/FIDE ID подтверждён/)
    expect(mail?.body).toMatch(`FIDE ID ${fideId} подключён`)
    expect(mail?.body).toMatch('http://localhost/profile')
    expect((await browser.call('GET', 'me/notifications/')).body).toMatchObject([
      { title: 'Ваш FIDE ID подтверждён', url: '/profile' },
      {},
    ])
  })

  it('S-48: is claimed by two at once, and one of them gets it', async () => {
    const [one, other] = [
      await member('first-claim@kingside.example'),
      await member('second-claim@kingside.example'),
    ]
    const fideId = await listPlayer(database())
    const answers = await Promise.all([one.claim(fideId), other.claim(fideId)])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]))
    expect(answers.find(({ status }) => status === 400)).toMatchObject(refused('already_assigned'))
    const holders = await database()
      .select()
      .from(accountRows)
      .where(eq(accountRows.fideId, fideId))
    expect(holders).toHaveLength(1)
    expect((await one.browser.call('GET', `players/?fide_id=${fideId}`)).body).toMatchObject([
      { status: 'assigned' },
    ])
  })

  it('is refused where the list has no such id, or says that its player is banned', async () => {
    const { claim, profile } = await member('unclaimable@kingside.example')
    const banned = await listPlayer(database(), { isBanned: true })
    expect(await claim(banned)).toMatchObject(refused('permission_denied', 403))
    expect(await claim(999_999_999)).toMatchObject(refused('fide_id_not_found', 404))
    expect(await profile()).toMatchObject(notConnected)
  })

  it('can be another one until it is verified, and not after', async () => {
    const { accounts, browser, claim, profile } = await member('changes-id@kingside.example')
    const [first, second, third] = [
      await listPlayer(database(), { fullName: 'Other, Name' }),
      await listPlayer(database()),
      await listPlayer(database()),
    ]
    await claim(first)
    const old = await openCheck(browser)
    expect(await claim(second)).toMatchObject({ status: 200 })
    // What the former check says is about an id that is claimed no more.
    await answerCheck(accounts, old, 'approve', 'Name Other')
    expect(await profile()).toMatchObject({ fide_id: second, ...onCheck })
    await answerCheck(accounts, await openCheck(browser), 'approve')
    expect(await profile()).toMatchObject({ fide_id: second, fide_status: 'connected' })
    expect(await claim(third)).toMatchObject(refused('permission_denied', 403))
    expect(await claim(second)).toMatchObject({ status: 200 })
  })

  it('stays on check when the documents are refused, and the check can be taken again', async () => {
    const { accounts, browser, claim, profile } = await member('refused-docs@kingside.example')
    await claim(await listPlayer(database()))
    await answerCheck(accounts, await openCheck(browser), 'reject')
    expect(
      (await browser.call('GET', 'accounts/identity/get-me-verification-sessions/')).body,
    ).toMatchObject([{ status: 'requires_input', is_refused: true }])
    expect(await profile()).toMatchObject(onCheck)
    await answerCheck(accounts, await openCheck(browser), 'approve')
    expect(await profile()).toMatchObject({ fide_status: 'connected' })
  })

  it('is free again after a check that was cancelled, until the member asks by hand', async () => {
    const { accounts, browser, documents, id, claim, profile } = await member(
      'cancels@kingside.example',
    )
    const fideId = await listPlayer(database())
    await claim(fideId)
    await answerCheck(accounts, await openCheck(browser), 'cancel')
    expect(await profile()).toMatchObject(notConnected)
    expect((await browser.call('GET', 'accounts/verification/')).body).toMatchObject([
      { status: 'draft', fide_id: fideId },
    ])
    const byHand = (selfie: string) =>
      browser.call('POST', 'accounts/verification/', { selfie_with_id: selfie })
    expect(await byHand(`selfie/${id + 1}/foreign`)).toMatchObject(refused('not_found', 404))
    expect(await byHand(`avatar/${id}/wrong-kind`)).toMatchObject(refused('not_found', 404))
    expect(await byHand(`selfie/${id}/one`)).toMatchObject({
      status: 200,
      body: { status: 'wait_for_approve', fide_id: fideId },
    })
    expect(await profile()).toMatchObject({ fide_id: fideId, ...onCheck })
    expect(documents.removed()).toEqual([])
  })

  it('goes to an operator when the document names somebody else', async () => {
    const { accounts, browser, claim, profile } = await member('stranger@kingside.example')
    const fideId = await listPlayer(database(), { title: 'GM', fullName: 'Famous, Gideon' })
    await browser.call('PATCH', 'me/free-account-requested/', { free_account_requested: true })
    await claim(fideId)
    await answerCheck(accounts, await openCheck(browser), 'approve', 'Mallory Testova')
    expect(await profile()).toMatchObject({ fide_id: fideId, ...onCheck, recurring_purchase: null })
    expect(await accounts.account.fide.waiting({ limit: 1000, offset: 0 })).toMatchObject({
      verifications: expect.arrayContaining([
        expect.objectContaining({ fideId, note: 'Mallory Testova' }),
      ]),
    })
  })

  it('is given up when nobody comes to the end of its check for a week', async () => {
    const { accounts, claim, profile } = await member('forgets@kingside.example')
    const fideId = await listPlayer(database())
    await claim(fideId)
    const { fide, clock } = accounts.account
    const weekAgo = () => new Date(clock.now().getTime() - 7 * 86_400_000)
    await fide.release(weekAgo(), clock.now())
    expect(await profile()).toMatchObject({ fide_id: fideId })
    accounts.wait(7 * 86_400_000 + 1)
    await fide.release(weekAgo(), clock.now())
    const [row] = await database()
      .select()
      .from(accountRows)
      .where(eq(accountRows.emailFolded, 'forgets@kingside.example'))
    expect(row).toMatchObject({ fideId: null, fideVerifiedStatus: 0 })
  })
})

describe('titled players', () => {
  it.each(['WIM', 'IM', 'WGM', 'GM'])('have Pro for life with %s, once', async (title) => {
    const { accounts, browser, accountId, claim, profile } = await member(
      `titled-${title.toLowerCase()}@kingside.example`,
    )
    await browser.call('PATCH', 'me/free-account-requested/', { free_account_requested: true })
    await claim(await listPlayer(database(), { title }))
    await answerCheck(accounts, await openCheck(browser), 'approve')
    const life = { status: 'active', valid_to: null }
    expect(await profile()).toMatchObject({ access_level: 2, recurring_purchase: life })
    await browser.call('PATCH', 'me/free-account-requested/', { free_account_requested: true })
    expect(
      await database().select().from(proGrants).where(eq(proGrants.accountId, accountId)),
    ).toMatchObject([{ isForLife: true, source: 'titled' }])
  })

  it('can ask for it after the id is verified; an FM gets none by itself', async () => {
    const { accounts, browser, claim, profile } = await member('asks-late@kingside.example')
    await claim(await listPlayer(database(), { title: 'WGM' }))
    await answerCheck(accounts, await openCheck(browser), 'approve')
    expect(await profile()).toMatchObject({ access_level: 1 })
    const ask = { free_account_requested: true }
    expect((await browser.call('PATCH', 'me/free-account-requested/', ask)).body).toMatchObject({
      access_level: 2,
    })
    const fm = await member('fm@kingside.example')
    await fm.browser.call('PATCH', 'me/free-account-requested/', ask)
    await fm.claim(await listPlayer(database(), { title: 'FM' }))
    await answerCheck(fm.accounts, await openCheck(fm.browser), 'approve')
    expect(await fm.profile()).toMatchObject({ access_level: 1, fide_status: 'connected' })
  })
})

describe("the federation's form", () => {
  const form = (id: number, change: Readonly<Record<string, unknown>> = {}) => ({
    first_name: 'Dana',
    last_name: 'Serik',
    date_of_birth: '1998-04-12',
    place_of_birth: 'Алматы',
    nationality: 119,
    federation: 119,
    gender: 'female',
    avatar: `avatar/${id}/face`,
    selfie_with_id: `selfie/${id}/passport`,
    ...change,
  })

  it('asks an operator for an id', async () => {
    const { browser, id, profile } = await member('form@kingside.example')
    expect(await browser.call('POST', 'me/fide/', form(id))).toMatchObject({
      status: 200,
      body: { fide_id: null, ...onCheck },
    })
    expect(await profile()).toMatchObject(onCheck)
  })

  it.each([
    [{ first_name: 'Дана' }, refused('incorrect_name'), 'Incorrect first name'],
    [{ last_name: 'José' }, refused('incorrect_name'), 'Incorrect last name'],
    [{ last_name: ' ' }, refused('bad_request'), 'last_name'],
    [{ place_of_birth: undefined }, refused('bad_request'), 'place_of_birth'],
    [{ avatar: undefined }, refused('bad_request'), 'avatar'],
    [{ selfie_with_id: undefined }, refused('bad_request'), 'selfie_with_id'],
    [{ gender: undefined }, refused('bad_request'), 'gender'],
    [{ federation: 5000 }, refused('bad_request'), 'federation'],
    [{ date_of_birth: '2026-02-01' }, refused('incorrect_date'), ''],
    [{ date_of_birth: '2023-02-01' }, refused('too_young'), ''],
    [{ date_of_birth: '2016-02-01' }, refused('parent_consent_missing'), ''],
    [
      { date_of_birth: '2016-02-01', parent_consent: 'parent-consent/ID/paper' },
      refused('parent_consent_missing'),
      '',
    ],
    [{ date_of_birth: '2016-02-01', agreement: true }, refused('parent_consent_missing'), ''],
    [{ selfie_with_id: 'selfie/0/foreign' }, refused('not_found', 404), ''],
  ])('is refused with %j', async (change, expected, detail) => {
    const email = `form-${Math.random().toString(36).slice(2)}@kingside.example`
    const { browser, id, profile } = await member(email)
    const body = JSON.parse(JSON.stringify(form(id, change)).replaceAll('/ID/', `/${id}/`))
    const answer = await browser.call('POST', 'me/fide/', body)
    expect(answer).toMatchObject(expected)
    expect(JSON.stringify(answer.body)).toContain(detail)
    expect(await profile()).toMatchObject(notConnected)
  })

  it('of a child under 13 has the consent of a parent and the agreement of the child', async () => {
    const { browser, id } = await member('child@kingside.example')
    const child = {
      date_of_birth: '2016-02-01',
      parent_consent: `parent-consent/${id}/paper`,
      agreement: true,
    }
    expect(await browser.call('POST', 'me/fide/', form(id, child))).toMatchObject({ status: 200 })
  })

  it('a child under 13 who has an id needs them as well, and no provider sees the documents', async () => {
    const { browser, id, claim, profile } = await member('child-with-id@kingside.example')
    const fideId = await listPlayer(database(), { birthYear: 2016 })
    expect(await claim(fideId)).toMatchObject(refused('parent_consent_missing'))
    const consent = { parent_consent: `parent-consent/${id}/paper`, agreement: true }
    expect(await claim(fideId, consent)).toMatchObject({ status: 200 })
    expect(await profile()).toMatchObject({ fide_id: fideId, ...onCheck })
    const open = ['POST', 'accounts/identity/get-verification-session-url/', {}] as const
    expect(await browser.call(...open)).toMatchObject(refused('permission_denied', 403))
  })
})

describe('S-46: what only the server sets', () => {
  it.each(['fide_verified_status', 'fide_status', 'status', 'fide_verified_at', 'access_level'])(
    '%s is refused beside a FIDE ID, and nothing is connected',
    async (field) => {
      const { claim, profile } = await member(`mass-${field}@kingside.example`.replaceAll('_', '-'))
      const fideId = await listPlayer(database())
      expect(await claim(fideId, { [field]: 2 })).toMatchObject(refused('bad_request'))
      expect(await profile()).toMatchObject(notConnected)
    },
  )

  it('a record cannot be made approved', async () => {
    const { browser, id } = await member('self-approved@kingside.example')
    const fide_id = await listPlayer(database())
    const ask = { fide_id, selfie_with_id: `selfie/${id}/one`, status: 'approved' }
    expect(await browser.call('POST', 'accounts/verification/', ask)).toMatchObject(
      refused('bad_request'),
    )
  })

  it("another member's request is not there (S-32)", async () => {
    const owner = await member('owner-of-request@kingside.example')
    const fide_id = await listPlayer(database())
    const { body } = await owner.browser.call('POST', 'accounts/verification/', {
      fide_id,
      status: 'draft',
    })
    const path = `accounts/verification/${Reflect.get(Object(body), 'id')}/`
    expect(await owner.browser.call('GET', path)).toMatchObject({ status: 200 })
    const other = await member('other-of-request@kingside.example')
    expect(await other.browser.call('GET', path)).toMatchObject(refused('not_found', 404))
    expect(await other.browser.call('PATCH', path, { comment: 'mine' })).toMatchObject(
      refused('not_found', 404),
    )
  })
})
