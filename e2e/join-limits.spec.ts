import type { APIRequestContext, Page } from '@playwright/test'
import { makeMember, popup } from './accounts.ts'
import { enterAsMember } from './members.ts'
import { expect, type Person, test } from './page.ts'

test.use({ sharesPages: true })

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** The answer of a call of the contract, as somebody who is signed in. */
type Call = (method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) => Promise<unknown>

/** Calls of a member who has a browser of their own, and opens no page in it. */
async function caller({ page: { request } }: Person, name: string): Promise<Call> {
  const credentials = await makeMember(request, name)
  const login = await request.post('/api/accounts/auth/login/', { data: credentials })
  return callsOf(request, Reflect.get(Object(await login.json()), 'access_token'))
}

/** @param token of whose calls they are */
const callsOf =
  (request: APIRequestContext, token: unknown): Call =>
  async (method, path, data) => {
    const answer = await request.fetch(`/api/${path}`, {
      method,
      headers: { authorization: `JWT ${String(token)}` },
      ...(data && { data }),
    })
    const text = await answer.text()
    expect(answer.ok(), `${method} ${path} answered ${answer.status()}: ${text}`).toBe(true)
    return text === '' ? null : JSON.parse(text)
  }

const textOf = (answer: unknown, field: string) => String(Reflect.get(Object(answer), field))

/** The fields that keep nobody away. */
const open = {
  age_min: null,
  age_max: null,
  allowed_regions: [],
  allowed_gender: 'all',
  allowed_titles: [],
  rating_min: null,
  rating_max: null,
  participation: 'open',
  signup_start: null,
  signup_finish: null,
}

/** A tournament of the organiser's own, whose limits can be changed. */
async function addTournament(call: Call, name: string, facts: object = {}) {
  const draft = await call('POST', 'online/tournaments/drafts/', {
    name,
    start: inHours(2),
    rounds: 3,
    max_participants: 2,
    time_control_id: 9,
    ...facts,
  })
  const path = `online/tournaments/drafts/${textOf(draft, 'id')}/publish/`
  const made = await call('POST', path)
  const id = textOf(made, 'id')
  return {
    id,
    slug: textOf(made, 'slug'),
    limit: async (limits: object) => {
      const form = await call('GET', `online/tournaments/${id}/form/`)
      const version: unknown = Reflect.get(Object(form), 'version')
      const changed = { version, form: { ...open, ...limits } }
      await call('PATCH', `online/tournaments/${id}/`, changed)
    },
  }
}

/** What the page says of joining, and what may be pressed. */
const said = (page: Page, text: string) =>
  page.getByRole('group', { name: 'What’s happening now' }).getByText(text).first()

/** What every tournament asks for, in the popup that the button leads to. */
async function confirmInfo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm personal info' }).click()
  const dialog = popup(page, 'Personal info')
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Aru')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Limited')
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Kaz')
  await page.getByRole('option', { name: 'Kazakhstan' }).click()
  await dialog.getByText('Female', { exact: true }).click()
  const birth = dialog.getByRole('group', { name: 'Date of birth' })
  await birth.getByRole('spinbutton').first().click()
  await page.keyboard.type('04051990')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
}

test('who can’t join is told why, and can once that is cured', async ({ person }) => {
  test.slow()
  const joiner = await person()
  const organiser = await caller(await person(), 'Organiser')
  const tournament = await addTournament(organiser, 'Hard to Join')
  const page = await enterAsMember(joiner, 'Joiner', { path: `/tournaments/${tournament.slug}` })
  const expectSaid = async (text: string, limits: object) => {
    await tournament.limit(limits)
    await page.reload()
    await expect(said(page, text)).toBeVisible()
  }
  const join = page.getByRole('button', { name: 'Join', exact: true })

  // Cured by the member, in one popup.
  await expectSaid('Complete your profile to join', {})
  await confirmInfo(page)
  await expect(join).toBeEnabled()

  // Cured by the organiser, who changes the limits.
  await expectSaid('Registration hasn’t opened yet', { signup_start: inHours(1) })
  await expectSaid('You’re below the age limit', { age_min: 60 })
  await expectSaid('You’re above the age limit', { age_max: 12 })
  await expectSaid('Not open to players from your country', { allowed_regions: ['america'] })
  await expectSaid('Not open to players of your gender', { allowed_gender: 'male' })
  await expectSaid('Not open to players with your title', { allowed_titles: ['WGM'] })
  await expectSaid('Your rating is too low', { rating_min: 1900 })
  await expectSaid('Your rating is too high', { rating_max: 900 })
  await expectSaid('Open to invited players only', { participation: 'invitation-only' })
  const found = await organiser('GET', 'online/players/?name=Limited')
  const player: unknown = Reflect.get(Object(found), 0)
  const participants = `online/tournaments/${tournament.id}/participants/`
  await organiser('POST', participants, { uids: [textOf(player, 'uid')], invite: true })
  await page.reload()
  await expect(join).toBeEnabled()

  // Somebody else is in their seat, and leaves it.
  await tournament.limit({})
  const others = await Promise.all(
    ['Second', 'Third'].map(async (name) => {
      const call = await caller(await person(), name)
      await call('PATCH', 'me/', { first_name: name, last_name: 'Player' })
      await call('POST', `online/tournaments/${tournament.id}/signup/`, {})
      return call
    }),
  )
  await page.reload()
  await expect(said(page, 'The tournament is full')).toBeVisible()
  await others[0]?.('POST', `online/tournaments/${tournament.id}/leave/`, {})

  // They have joined another one at that time, and leave it.
  const second = await addTournament(organiser, 'At the Same Time')
  await page.goto(`/tournaments/${second.slug}`)
  await join.click()
  await expect(said(page, 'You’ve joined')).toBeVisible()
  await page.goto(`/tournaments/${tournament.slug}`)
  await expect(said(page, 'You’ve joined another tournament at the same time')).toBeVisible()
  await page.goto(`/tournaments/${second.slug}`)
  await page.getByRole('button', { name: 'Leave' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave the tournament?' })
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(join).toBeEnabled()

  await page.goto(`/tournaments/${tournament.slug}`)
  await join.click()
  await expect(said(page, 'You’ve joined')).toBeVisible()

  // Whom the organiser bans can't come back.
  const ban = `${participants}${textOf(player, 'uid')}/disqualify/`
  await organiser('POST', ban, { reason: 'Engine use.', ban: true })
  await expect(said(page, 'You’re banned from this tournament')).toBeVisible()
})

test('each thing that a profile lacks is asked for by its name', async ({ person }) => {
  const joiner = await person()
  const organiser = await caller(await person(), 'Organiser')
  const tournament = await addTournament(organiser, 'Asks for Much')
  const page = await enterAsMember(joiner, 'Nameless', {
    path: `/tournaments/${tournament.slug}`,
    hasName: true,
  })
  const limits = [
    ['Set your date of birth to join', { age_min: 18 }],
    ['Set your country to join', { allowed_regions: ['asia', 'europe'] }],
    ['Set your gender to join', { allowed_gender: 'female' }],
  ] as const
  for (const [text, limit] of limits) {
    // oxlint-disable-next-line no-await-in-loop -- one limit after the other
    await tournament.limit(limit)
    // oxlint-disable-next-line no-await-in-loop -- the same
    await page.reload()
    // oxlint-disable-next-line no-await-in-loop -- the same
    await expect(said(page, text)).toBeVisible()
  }
  await confirmInfo(page)
  const join = page.getByRole('button', { name: 'Join', exact: true })
  await expect(join).toBeEnabled()
  await tournament.limit(Object.assign({}, ...limits.map(([, limit]) => limit)))
  await page.reload()
  await join.click()
  await expect(said(page, 'You’ve joined')).toBeVisible()
})
