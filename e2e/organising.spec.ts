import { readFile } from 'node:fs/promises'
import { checkTrf, readTrf } from '@kingside/pairing'
import type { Page } from '@playwright/test'
import { enterAsMember, signInBehind } from './members.ts'
import { expect, expectNoSidewaysScroll, test } from './page.ts'

/** Tomorrow would be too late to start it: in five minutes, by the clock of the browser. */
async function soon(
  page: Page,
): Promise<{ day: string; month: string; year: string; time: string }> {
  return page.evaluate(() => {
    const at = new Date(Date.now() + 5 * 60_000)
    const two = (value: number) => String(value).padStart(2, '0')
    return {
      day: two(at.getDate()),
      month: two(at.getMonth() + 1),
      year: String(at.getFullYear()),
      time: `${two(at.getHours())}:${two(at.getMinutes())}`,
    }
  })
}

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const step = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
}

/** Enters the results of the open tables by keys alone. */
async function typeResults(page: Page, keys: string) {
  await page.getByRole('textbox', { name: /^Result of table 1:/ }).focus()
  for (const key of keys) {
    // oxlint-disable-next-line no-await-in-loop -- as an arbiter types
    await page.keyboard.press(key)
  }
}

/** A4 without its margins, in CSS pixels. */
const paper = { width: 718, height: 1047 }

/** On paper there is a sheet alone: its name, and a table that lacks no row and nothing of a row. */
async function expectSheet(page: Page, title: string, caption: string, rows: number) {
  const size = page.viewportSize()
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('table', { name: caption })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('heading')).toHaveText([title])
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'tab', 'textbox'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the first that is there is named
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await expect(page.getByRole('table')).toHaveCount(1)
  const lines = sheet.getByRole('row')
  await expect(lines).toHaveCount(rows + 1)
  await expect(lines.last()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.emulateMedia({ media: 'screen' })
  if (size) await page.setViewportSize(size)
}

test('a member organises a swiss over the board: the form, players, three rounds by hand, and the report', async ({
  person,
}) => {
  test.setTimeout(180_000)
  const organiser = await person()
  await enterAsMember(organiser, 'organiser', { hasName: true })
  const { page } = organiser
  const title = `Club Evening ${test.info().workerIndex}`

  await page.goto('/tournaments')
  await page.getByRole('link', { name: 'Create tournament' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New tournament' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill(title)
  await page.getByRole('button', { name: 'Publish tournament' }).click()
  await expect(page.getByText('4 fields need your attention')).toBeVisible()
  await choose(page, 'Where it is played', 'Over the board')
  await page.getByRole('textbox', { name: 'Place' }).fill('Library')
  await page.getByRole('textbox', { name: 'City' }).fill('Almaty')
  await choose(page, 'Region', 'Asia')
  const at = await soon(page)
  const date = page.getByRole('group', { name: 'Start date' })
  await date.getByRole('spinbutton', { name: /day/i }).fill(at.day)
  await date.getByRole('spinbutton', { name: /month/i }).fill(at.month)
  await date.getByRole('spinbutton', { name: /year/i }).fill(at.year)
  await page.getByRole('textbox', { name: 'Start time' }).fill(at.time)
  await choose(page, 'Time control', '10 min')
  await page.getByRole('textbox', { name: 'Rounds' }).fill('3')
  await page.getByRole('textbox', { name: 'Most players' }).fill('16')
  await page.getByRole('button', { name: 'Publish tournament' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const names = ['one', 'two', 'three', 'four', 'five'].map((name) => `organised-${name}`)
  for (const name of names) {
    const player = await person()
    await signInBehind(player.page, name, { hasName: true })
  }
  await page.getByRole('link', { name: 'Add players' }).click()
  for (const name of names) {
    await page.getByRole('searchbox', { name: 'Find a player' }).fill(name)
    await page
      .getByRole('button', { name: `Add ${name}` })
      .first()
      .click()
    await expect(page.getByText('Added', { exact: true }).first()).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to managing' }).click()
  await expect(page.getByText('Registered').first()).toBeVisible()

  await step(page, 'Start tournament')
  await step(page, 'Pair round 1')
  await expect(page.getByRole('tab', { name: 'Round pairing', selected: true })).toBeVisible()
  await page.getByRole('button', { name: 'Change by hand' }).click()
  await page.getByRole('button', { name: 'Swap colours at table 1' }).click()
  await page.getByRole('button', { name: 'Save pairing' }).click()
  await expect(page.getByRole('button', { name: 'Change by hand' })).toBeVisible()
  await expectSheet(page, title, 'Pairing of round 1', 2)
  await step(page, 'Start round 1')
  await typeResults(page, '15')
  await expect(page.getByText('1–0')).toBeVisible()
  await page.getByRole('button', { name: 'Edit results' }).click()
  await page.getByRole('textbox', { name: /^Result of table 1:/ }).press('0')
  await page.getByRole('textbox', { name: 'Why it is changed' }).fill('The sheet was read wrongly.')
  await page.getByRole('button', { name: 'Change result' }).click()
  await expect(page.getByRole('textbox', { name: /^Result of table 1:/ })).toHaveValue('0–1')
  await step(page, 'Finish round 1')

  await page.getByRole('tab', { name: 'Participants' }).click()
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: /^Take out / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Gone')).toBeVisible()
  for (const round of [2, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- one round after the other
    await step(page, `Pair round ${round}`)
    // oxlint-disable-next-line no-await-in-loop -- the same
    await step(page, `Start round ${round}`)
    // oxlint-disable-next-line no-await-in-loop -- the same
    await typeResults(page, '10')
    // oxlint-disable-next-line no-await-in-loop -- the same
    await step(page, `Finish round ${round}`)
  }
  await step(page, 'Finish tournament')
  await expect(page.getByText('The tournament is over').first()).toBeVisible()

  await page.getByRole('tab', { name: 'Rounds', exact: true }).click()
  const table = page.getByRole('table', { name: /round 3/i })
  const [white, black] =
    (await table.getByRole('row').nth(1).textContent())?.match(/organised-[a-z]+ Player/g) ?? []
  const pgn = `[Round "3.1"]\n[White "${white}"]\n[Black "${black}"]\n\n1. e4 e5 2. Nf3 1-0\n`
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'round-3.pgn', mimeType: 'text/plain', buffer: Buffer.from(pgn) })
  await expect(page.getByText('1 game is at its board')).toBeVisible()

  await page.getByRole('tab', { name: 'Standings' }).click()
  await expectSheet(page, title, 'Final standings', names.length)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Report for FIDE' }).click()
  const trf = readTrf(await readFile(await (await download).path(), 'latin1'))
  expect(trf.lines.filter(({ kind }) => kind === 'player')).toHaveLength(5)
  // Colours of the first round were swapped by hand; all else is as the rules pair it.
  expect(checkTrf(trf).map(({ round }) => round)).toEqual([1])

  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('The sheet was read wrongly.')).toBeVisible()
})
