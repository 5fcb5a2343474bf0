import type { Locator, Page } from '@playwright/test'
import { enterAsMember, signInBehind } from './members.ts'
import { expect, test } from './page.ts'

/** A swiss over the board that starts in five minutes, whose players are checked in. @returns its slug */
async function publishOwn(page: Page, name: string): Promise<string> {
  const asked = page.waitForRequest((request) => 'authorization' in request.headers())
  await page.goto('/settings')
  const { authorization = '' } = (await asked).headers()
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/online/tournaments/drafts/${path}`, {
      data,
      headers: { authorization },
    })
    expect(answer.ok()).toBe(true)
    const body: { readonly id: string; readonly slug: string } = await answer.json()
    return body
  }
  const { id } = await post('', {
    name,
    mode: 'offline',
    location: 'Library',
    city: 'Almaty',
    location_region: 'asia',
    start: new Date(Date.now() + 5 * 60_000).toISOString(),
    rounds: 3,
    max_participants: 16,
    time_control_id: 9,
    rating_type: 'non-rated',
    check_in_required: true,
  })
  return (await post(`${id}/publish/`, {})).slug
}

/** The focus is on something, so that a key does something. */
const expectFocus = (page: Page) => expect(page.locator('body')).not.toBeFocused({ timeout: 2_000 })

/** Goes on with Tab until something has the focus, as who has no mouse does. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    if (await target.evaluate((element) => element === document.activeElement)) return
    // oxlint-disable-next-line no-await-in-loop -- the same
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Takes the step that has the focus already: it is asked, and the second answer is the yes. */
async function takeStep(page: Page, name: string) {
  await expect(button(page, name)).toBeFocused()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Not yet' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question.getByRole('button', { name, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expectFocus(page)
}

test('a whole tournament is run by keys alone, and the focus is never lost', async ({ person }) => {
  test.setTimeout(180_000)
  const organiser = await person()
  await enterAsMember(organiser, 'by-keys', { hasName: true })
  const { page } = organiser
  const slug = await publishOwn(page, `Keys Only ${test.info().workerIndex} ${process.pid}`)
  const names = ['alpha', 'beta', 'gamma', 'delta'].map((name) => `keyed-${name}`)
  for (const name of names) {
    const player = await person()
    await signInBehind(player.page, name, { hasName: true })
  }

  await page.goto(`/tournaments/${slug}/manage`)
  await tabTo(page, page.getByRole('link', { name: 'Add players' }))
  await page.keyboard.press('Enter')
  const search = page.getByRole('searchbox', { name: 'Find a player' })
  await tabTo(page, search)
  for (const name of names) {
    await expect(search).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(name)
    const add = page.getByRole('button', { name: `Add ${name}` }).first()
    await expect(page.getByRole('button', { name: /^Add keyed-/ })).toHaveCount(1)
    await tabTo(page, add)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Added', { exact: true })).toBeVisible()
    await expectFocus(page)
  }
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('radio', { name: 'All players' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'Back to managing' })).toBeFocused()
  await page.keyboard.press('Enter')

  const checkIn = page.getByRole('button', { name: /^Check in keyed-alpha/ })
  await tabTo(page, checkIn)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Check out keyed-alpha/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(checkIn).toBeFocused()
  await page.reload()
  await tabTo(page, button(page, 'Check in all'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Checked in', { exact: true })).toHaveCount(4)
  await expectFocus(page)
  await tabTo(page, button(page, 'Check out all'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Checked in', { exact: true })).toHaveCount(0)
  await expectFocus(page)
  await tabTo(page, button(page, 'Check in all'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Checked in', { exact: true })).toHaveCount(4)

  await page.reload()
  await tabTo(page, button(page, 'Start tournament'))
  await takeStep(page, 'Start tournament')
  for (const round of [1, 2, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- one round after the other
    await takeStep(page, `Pair round ${round}`)
    // oxlint-disable-next-line no-await-in-loop -- the same
    await takeStep(page, `Start round ${round}`)
    // oxlint-disable-next-line no-await-in-loop -- the same
    await expect(page.getByRole('textbox', { name: /^Result of table 1:/ })).toBeFocused()
    // oxlint-disable-next-line no-await-in-loop -- the same
    await page.keyboard.type('15')
    // oxlint-disable-next-line no-await-in-loop -- the same
    await takeStep(page, `Finish round ${round}`)
  }
  await takeStep(page, 'Finish tournament')
  await expect(page.getByText('The tournament is over').first()).toBeVisible()
  await expectFocus(page)
})

test('two run one tournament at once: the second is told, and loses nothing', async ({
  person,
}) => {
  test.setTimeout(120_000)
  const organiser = await person()
  await enterAsMember(organiser, 'two-admins', { hasName: true })
  const { page: one } = organiser
  const slug = await publishOwn(one, `Two Admins ${test.info().workerIndex} ${process.pid}`)
  for (const name of ['paired-one', 'paired-two', 'paired-three', 'paired-four']) {
    const player = await person()
    await signInBehind(player.page, name, { hasName: true })
  }
  await one.goto(`/tournaments/${slug}/add-participants`)
  await one.getByRole('searchbox', { name: 'Find a player' }).fill('paired-')
  await expect(one.getByRole('button', { name: /^Add paired-/ })).toHaveCount(4)
  await one.getByText('Select all').click()
  await one.getByRole('button', { name: 'Add 4 players' }).click()
  await expect(one.getByText('Added', { exact: true })).toHaveCount(4)
  await one.goto(`/tournaments/${slug}/manage`)
  await button(one, 'Check in all').click()
  await expect(one.getByText('Checked in', { exact: true })).toHaveCount(4)
  const take = async (page: Page, name: string) => {
    await button(page, name).click()
    await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
  }
  await take(one, 'Start tournament')

  const two = await organiser.context.newPage()
  await two.goto(`/tournaments/${slug}/manage`)
  await button(two, 'Pair round 1').click()
  const question = two.getByRole('alertdialog')
  await expect(question.getByText('Pair round 1?')).toBeVisible()
  await take(one, 'Pair round 1')
  await expect(two.getByRole('alert')).toContainText('Someone else was faster')
  await expect(question).toBeHidden()
  await expect(two.getByText('Round 1 is paired')).toBeVisible()
  await two.getByRole('button', { name: 'Got it' }).click()

  await one.getByRole('button', { name: 'Change by hand' }).click()
  await one.getByRole('button', { name: 'Swap colours at table 1' }).click()
  await two.getByRole('tab', { name: 'Round pairing' }).click()
  await two.getByRole('button', { name: 'Change by hand' }).click()
  await two.getByRole('button', { name: 'Swap colours at table 2' }).click()
  await two.getByRole('button', { name: 'Save pairing' }).click()
  await expect(two.getByRole('button', { name: 'Change by hand' })).toBeVisible()
  // The news comes by itself; what the first has changed stays until it is saved or let go.
  await expect(one.getByText('Someone else has changed this pairing')).toBeVisible()
  await expect(one.getByRole('button', { name: 'Save pairing' })).toBeVisible()
  await one.getByRole('button', { name: 'Discard changes' }).click()
  await take(one, 'Start round 1')

  await two.getByRole('tab', { name: 'Rounds' }).click()
  const fieldOf = (page: Page) => page.getByRole('textbox', { name: /^Result of table 1:/ })
  await expect(fieldOf(two)).toBeVisible()
  await expect(fieldOf(one)).toBeVisible()
  // The second has not heard of the first result yet.
  await two.route('**/pairing/', (route) => route.abort())
  await fieldOf(one).press('1')
  await expect(one.getByText('1–0', { exact: true })).toBeVisible()
  await fieldOf(two).press('0')
  await expect(question.getByText(/^Someone else entered another result first/)).toBeVisible()
  await two.unroute('**/pairing/')
  await question.getByRole('textbox', { name: 'Why it is changed' }).fill('Both signed 0-1.')
  await question.getByRole('button', { name: 'Change result' }).click()
  await expect(one.getByText('0–1', { exact: true })).toBeVisible()

  await button(one, 'Finish round 1').click()
  const unfinished = one.getByRole('alertdialog')
  await expect(unfinished.getByText(/^Table 2 has no result yet\./)).toBeVisible()
  await unfinished.getByRole('button', { name: 'Finish anyway' }).click()
  await expect(button(one, 'Pair round 2')).toBeVisible()
  await one.getByRole('tab', { name: 'Rounds' }).click()
  await expect(one.getByText('cancelled', { exact: true })).toBeVisible()
})
