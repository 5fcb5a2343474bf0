import type { Page } from '@playwright/test'
import { enterAsMember } from './members.ts'
import { expect, test } from './page.ts'

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })
const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

/** The browser asks before a page is left on which something is not saved. */
const leaveUnasked = (page: Page) => page.on('dialog', (dialog) => void dialog.accept())

async function openDraft(page: Page) {
  await page.goto('/tournaments/create')
  await page.waitForURL(/\/tournaments\/drafts\//)
  await expect(description(page)).toBeVisible()
}

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Fills in what a tournament in a year's time needs, and publishes it. */
async function publish(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  const date = page.getByRole('group', { name: 'Start date' })
  const year = await page.evaluate(() => String(new Date().getFullYear() + 1))
  await date.getByRole('spinbutton', { name: /day/i }).fill('05')
  await date.getByRole('spinbutton', { name: /month/i }).fill('06')
  await date.getByRole('spinbutton', { name: /year/i }).fill(year)
  await page.getByRole('textbox', { name: 'Start time' }).fill('17:00')
  await choose(page, 'Time control', '10 min')
  await page.getByRole('textbox', { name: 'Rounds', exact: true }).fill('5')
  await page.getByRole('textbox', { name: 'Most players' }).fill('16')
  await page.getByRole('button', { name: 'Publish tournament' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('what is typed into the form of a tournament survives a reload, as a draft and as a published one', async ({
  person,
}) => {
  const organiser = await person()
  await enterAsMember(organiser, 'form-reload')
  const { page } = organiser
  leaveUnasked(page)
  await openDraft(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('Typed Cup')
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByRole('textbox', { name: 'Question 1' }).fill('Where is the parking?')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Typed Cup')
  await expect(page.getByRole('textbox', { name: 'Question 1' })).toHaveValue(
    'Where is the parking?',
  )
  await isSaved(page)
  // Only half of the question is there, so the server has none of it.
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Typed Cup')
  await expect(page.getByRole('textbox', { name: 'Question 1' })).toHaveValue(
    'Where is the parking?',
  )
  await description(page).fill('As a draft.')
  await page.reload()
  await expect(description(page)).toHaveValue('As a draft.')

  await publish(page, 'Typed Cup')
  await page.goto(page.url().replace('/manage', '/edit'))
  await expect(description(page)).toHaveValue('As a draft.')
  await description(page).fill('As a published one.')
  await page.reload()
  await expect(description(page)).toHaveValue('As a published one.')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await isSaved(page)
})

test('a text typed offline is kept, and sent when the connection is back', async ({ person }) => {
  const organiser = await person()
  await enterAsMember(organiser, 'form-offline')
  const { page, context } = organiser
  await openDraft(page)
  await context.setOffline(true)
  await description(page).fill('Typed in a tunnel.')
  await expect(page.getByText('Not saved')).toBeVisible()
  await expect(description(page)).toHaveValue('Typed in a tunnel.')
  await context.setOffline(false)
  await isSaved(page)
  await page.reload()
  await expect(description(page)).toHaveValue('Typed in a tunnel.')
})

test('of two tabs the second to save is told, and keeps its text', async ({ person }) => {
  const organiser = await person()
  await enterAsMember(organiser, 'form-tabs')
  const { page, context } = organiser
  await openDraft(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await description(other).fill('From the other tab.')
  await other.getByRole('textbox', { name: 'Organiser' }).fill('Rook and Roll')
  await isSaved(other)
  await description(page).fill('From this tab.')
  await expect(page.getByText('Someone else changed this tournament')).toBeVisible()
  await expect(description(page)).toHaveValue('From this tab.')
  await page.getByRole('button', { name: 'Keep my changes' }).click()
  await isSaved(page)
  await page.reload()
  await expect(description(page)).toHaveValue('From this tab.')
  await expect(page.getByRole('textbox', { name: 'Organiser' })).toHaveValue('Rook and Roll')
})

test('a cover is sent, kept and shown on the card of the tournament; one that is too large says so', async ({
  person,
}) => {
  const organiser = await person()
  await enterAsMember(organiser, 'form-cover')
  const { page } = organiser
  await openDraft(page)
  const name = `Covered Cup ${test.info().workerIndex}`
  const choosePicture = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /Choose a picture|Change picture/ }).click()
    await (await chooser).setFiles({ name: 'cover.svg', mimeType: 'image/svg+xml', buffer })
  }
  await choosePicture(Buffer.alloc(5_000_001, ' '))
  await expect(page.getByText('The file is too large.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await choosePicture(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><path fill="#7b5638" d="M0 0h500v500H0z"/></svg>',
    ),
  )
  const cover = page.getByRole('img', { name: 'Cover' })
  await expect(cover).toHaveAttribute('src', /^\/files\/pictures\//)
  await isSaved(page)
  await page.reload()
  await expect(cover).toHaveJSProperty('complete', true)
  await expect(cover).not.toHaveJSProperty('naturalWidth', 0)
  await publish(page, name)
  await page.goto('/tournaments')
  await page.getByRole('tab', { name: 'New', exact: true }).click()
  await expect(
    page
      .locator('a, article, li')
      .filter({ hasText: name })
      .locator('img[src^="/files/pictures/"]')
      .first(),
  ).toBeVisible()
})
