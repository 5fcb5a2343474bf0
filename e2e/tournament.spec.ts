import type { Page } from '@playwright/test'
import { popup } from './accounts.ts'
import { enterAsMember } from './members.ts'
import { move } from './online.ts'
import { operate } from './operator.ts'
import { expect, type Person, test } from './page.ts'

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

const foolsMate = ['f2f3', 'e7e5', 'g2g4', 'd8h4'] as const

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

/** Who has White, and who Black, of two at one board. */
async function bySide(one: Person, other: Person): Promise<readonly [Person, Person]> {
  const isWhite = await one.page
    .getByText('Your turn', { exact: true })
    .or(one.page.getByText('Opponent’s turn', { exact: true }))
    .first()
    .textContent()
  return isWhite === 'Your turn' ? [one, other] : [other, one]
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
  // Wherever they are, they are taken to their board.
  await other.page.goto('/settings')
  await viewer.page.goto(`/tournaments/${slug}`)
  for (const { page } of [one, other]) {
    await expect(page).toHaveURL(/\/game\/[\w-]+$/, { timeout: 30 * second })
  }
  const [white, black] = await bySide(one, other)
  for (const [index, uci] of foolsMate.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    await move((index % 2 === 0 ? white : black).page, uci)
  }
  await expect(black.page.getByText('You won', { exact: true })).toBeVisible()
  await expect(viewer.page.getByText('The tournament is over')).toBeVisible({
    timeout: 20 * second,
  })
  await expect(viewer.page.getByRole('row', { name: /1 point|^1\b/ }).first()).toBeVisible()
})
