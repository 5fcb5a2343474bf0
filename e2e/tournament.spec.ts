import type { Page } from '@playwright/test'
import { popup } from './accounts.ts'
import { enterAsMember } from './members.ts'
import { move, playMoves } from './online.ts'
import { operate } from './operator.ts'
import { expect, expectNoViolations, type Person, squaresOf, test } from './page.ts'

const second = 1_000
/** From now until the start: both have to have joined by then. */
const untilStart = 25 * second

/** A tournament that starts soon, with no pause between its rounds. @returns its slug */
async function addSwiss({ page }: Person, facts: object = {}): Promise<string> {
  const { slug } = await operate(page.request, 'tournaments', {
    kind: 'swiss',
    name: `Evening ${test.info().workerIndex} ${test.info().title.slice(0, 20)}`,
    start: new Date(Date.now() + untilStart).toISOString(),
    time_control: 9,
    rounds: 1,
    pause_seconds: 0,
    ...facts,
  })
  return String(slug)
}

/** What every tournament asks for, in the popup that the button to join leads to. */
async function confirmInfo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm personal info' }).click()
  const dialog = popup(page, 'Personal info')
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Aru')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Player')
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Kaz')
  await page.getByRole('option', { name: 'Kazakhstan' }).click()
  await dialog.getByText('Female', { exact: true }).click()
  const birth = dialog.getByRole('group', { name: 'Date of birth' })
  await birth.getByRole('spinbutton').first().click()
  await page.keyboard.type('04051990')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
}

/** Makes the private link of the own calendar, and reads it as a calendar does. */
async function subscribe(page: Page, slug: string): Promise<void> {
  await page.goto('/tournaments?view=calendar')
  await page.getByRole('button', { name: 'Subscribe in your calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your tournaments in your calendar' })
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const address = await dialog.getByText(/\/files\/calendar\/[\w-]+\.ics$/).textContent()
  const calendar = await page.request.get(address ?? '')
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await calendar.text()).toContain(`/tournaments/${slug}`)
}

/** Who has White, and who Black, of two at one board, once their game has begun. */
async function bySide(one: Person, other: Person): Promise<readonly [Person, Person]> {
  const turn = one.page
    .getByText('Your turn', { exact: true })
    .or(one.page.getByText('Your opponent’s turn', { exact: true }))
    .first()
  // They are called some seconds before it.
  await expect(turn).toBeVisible({ timeout: 40 * second })
  return (await turn.textContent()) === 'Your turn' ? [one, other] : [other, one]
}

const atBoard = (page: Page) => expect(page).toHaveURL(/\/game\/[\w-]+$/, { timeout: 60 * second })

/** The shortest game. @returns who has won */
async function playFoolsMate(one: Person, other: Person): Promise<Person> {
  const [white, black] = await bySide(one, other)
  await playMoves(white, black, 'f2f3 e7e5 g2g4')
  // Not looked at on the other side: in an arena that may be in its next game by then.
  await move(black.page, 'd8h4')
  return black
}

test('two members find a tournament, join, are taken to their board, and read the standings afterwards', async ({
  person,
}) => {
  test.slow()
  const [one, other, viewer] = [await person(), await person(), await person()]
  await enterAsMember(one, 'swiss-one')
  await enterAsMember(other, 'swiss-two', { hasName: true })
  const slug = await addSwiss(one)
  await one.page.goto(`/tournaments/${slug}`)
  await confirmInfo(one.page)
  await one.page.getByRole('button', { name: 'Join' }).click()
  await expect(one.page.getByText('You’ve joined')).toBeVisible()
  await other.page.goto(`/tournaments/${slug}`)
  await other.page.getByRole('button', { name: 'Join' }).click()
  await expect(other.page.getByText('You’ve joined')).toBeVisible()
  await subscribe(other.page, slug)
  // Wherever they are, they are taken to their board.
  await other.page.goto('/settings')
  await viewer.page.goto(`/tournaments/${slug}`)
  await Promise.all([one, other].map(({ page }) => atBoard(page)))
  const black = await playFoolsMate(one, other)
  await expect(black.page.getByText('You won', { exact: true })).toBeVisible()
  await expect(viewer.page.getByText('The tournament is over')).toBeVisible({
    timeout: 20 * second,
  })

  await black.page.getByRole('link', { name: 'Back to the tournament' }).click()
  const standings = black.page.getByRole('table', { name: 'Standings' })
  await expect(standings.getByRole('row', { name: /^1 .*You/ })).toBeVisible()
  await black.page.getByRole('button', { name: 'Certificate as PDF' }).click()
  const link = black.page.getByRole('link', { name: 'Save it' })
  const file = await black.page.request.get((await link.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  await expectNoViolations(black.page)

  await viewer.page.getByRole('tab', { name: 'Games' }).click()
  // The names lead to the players; the row, as its link by keys, to the game.
  await viewer.page.getByRole('link', { name: / vs / }).first().press('Enter')
  await expect(viewer.page).toHaveURL(/\/game\/[\w-]+$/)
  await expect(viewer.page.getByText('Black won', { exact: true })).toBeVisible()
})

test('the list is found, filtered and read by keyboard, in Russian on a phone', async ({
  person,
}) => {
  const { page } = await person({ viewport: { width: 375, height: 740 }, locale: 'ru' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Турниры' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Турниры' })).toBeVisible()
  const all = page.getByRole('list', { name: 'Все турниры' })
  await expect(all.getByRole('article').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Популярные' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=biggest/)
  // The address is new before the panel is, and each panel has filters of its own.
  await expect(page.getByRole('tabpanel', { name: 'Крупнейшие' })).toBeVisible()
  await page.getByRole('button', { name: /Любой формат/ }).click()
  await page.getByRole('option', { name: 'Швейцарская система' }).click()
  await expect(page).toHaveURL(/kind=swiss/)
  await expect(all.getByText('Арена')).toHaveCount(0)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(375)
  await expectNoViolations(page)
  await all.getByRole('link').first().click()
  await expect(page.getByText('Кто может играть')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await page.goBack()
  await expect(page).toHaveURL(/kind=swiss/)
})

test('an arena: berserk, boards that move, the next game by itself, and a break', async ({
  person,
}) => {
  test.slow()
  const [one, other, viewer] = [await person(), await person(), await person()]
  await enterAsMember(one, 'arena-one', { hasName: true })
  await enterAsMember(other, 'arena-two', { hasName: true })
  const { slug } = await operate(one.page.request, 'tournaments', {
    kind: 'arena',
    name: `Arena ${test.info().workerIndex}`,
    start: new Date(Date.now() + untilStart).toISOString(),
    time_control: 4,
    duration_minutes: 20,
    berserk: true,
  })
  for (const { page } of [one, other]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await page.goto(`/tournaments/${String(slug)}`)
    // oxlint-disable-next-line no-await-in-loop -- the same
    await page.getByRole('button', { name: 'Join' }).click()
  }
  await Promise.all([one, other].map(({ page }) => atBoard(page)))
  const first = one.page.url()
  const [white, black] = await bySide(one, other)
  await viewer.page.goto(`/tournaments/${String(slug)}?tab=games&view=boards`)
  const tile = viewer.page.getByRole('listitem').filter({ hasText: 'Board 1' })
  await white.page.getByRole('button', { name: 'Go berserk' }).click()
  await expect(white.page.getByText('You went berserk')).toBeVisible()
  await expect(white.page.getByRole('timer', { name: /^Your clock|’s clock/ }).last()).toHaveText(
    '00:30',
  )
  await expect(black.page.getByText('Your opponent went berserk')).toBeVisible()
  await expect(white.page.getByRole('button', { name: 'Go berserk' })).toBeHidden()
  await playMoves(white, black, 'f2f3 e7e5 g2g4')
  await expect.poll(() => squaresOf(tile, 'wp')).toContain('g4')
  // Who sits at the board need not be told.
  await expect(white.page.getByText('Your tournament has started')).toHaveCount(0)
  await expect(white.page.getByRole('button', { name: /takeback|Abort/ })).toHaveCount(0)
  // Not looked at on the other side, which may be in its next game by then.
  await move(black.page, 'd8h4')
  await expect(tile.getByText('1', { exact: true })).toBeAttached()
  // The next game opens by itself.
  await Promise.all(
    [one, other].map(({ page }) => expect(page).not.toHaveURL(first, { timeout: 30 * second })),
  )
  expect(one.page.url()).toBe(other.page.url())
  await one.page.goto(`/tournaments/${String(slug)}`)
  await expect(one.page.getByText('You’re playing')).toBeVisible()
  await one.page.getByRole('button', { name: 'Take a break' }).click()
  await expect(one.page.getByText('You’re on a break').first()).toBeVisible()
  await expect(one.page.getByRole('row', { name: /You/ })).toBeVisible()
})
