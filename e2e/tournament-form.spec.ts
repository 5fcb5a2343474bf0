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

test('what is typed into the draft of a tournament survives a reload', async ({ person }) => {
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
})

test('what is typed into a published tournament survives a reload, and is saved when told to', async ({
  person,
}) => {
  const organiser = await person()
  await enterAsMember(organiser, 'form-published')
  const { page } = organiser
  leaveUnasked(page)
  await openDraft(page)
  await description(page).fill('As a draft.')
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

test('a cover shows how far it is; stopped it is not in the draft, and sent again it is', async ({
  person,
}) => {
  const organiser = await person()
  await enterAsMember(organiser, 'form-slow-cover')
  const { page, context } = organiser
  await openDraft(page)
  const line = await context.newCDPSession(page)
  const letThrough = (bytesPerSecond: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    })
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><path fill="#7b5638" d="M0 0h500v500H0z"/></svg>'
  const choosePicture = async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a picture' }).click()
    await (
      await chooser
    ).setFiles({
      name: 'cover.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(picture.padEnd(2_000_000)),
    })
  }
  await letThrough(200_000)
  await choosePicture()
  const progress = page.getByRole('progressbar', { name: 'Uploading…' })
  const share = async () => Number(await progress.getAttribute('aria-valuenow'))
  await expect.poll(share).toBeGreaterThan(0)
  const first = await share()
  await expect.poll(share).toBeGreaterThan(first)
  expect(await share()).toBeLessThan(100)
  await expect(page.getByRole('button', { name: 'Publish tournament' })).toBeDisabled()
  await expect(page.getByText('The picture is still uploading')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(progress).toBeHidden()
  await expect(page.getByRole('button', { name: 'Publish tournament' })).toBeEnabled()
  await letThrough(-1)
  await description(page).fill('Without a cover.')
  await isSaved(page)
  await page.reload()
  await expect(description(page)).toHaveValue('Without a cover.')
  await expect(page.getByRole('img', { name: 'Cover' })).toHaveCount(0)

  await choosePicture()
  await expect(page.getByRole('img', { name: 'Cover' })).toHaveAttribute(
    'src',
    /^\/files\/pictures\//,
  )
  await isSaved(page)
  await page.reload()
  await expect(page.getByRole('img', { name: 'Cover' })).toBeVisible()
})

test('of a draft that is gone nothing stays in the browser, also when its tab is just closed', async ({
  person,
}) => {
  const organiser = await person()
  await enterAsMember(organiser, 'form-gone')
  const { page, context } = organiser
  await openDraft(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(description(other)).toBeVisible()
  await other.getByRole('button', { name: 'More actions' }).click()
  await other.getByRole('menuitem', { name: 'Delete draft' }).click()
  await other.getByRole('button', { name: 'Delete draft' }).click()
  await other.waitForURL((url) => url.pathname === '/tournaments')
  const typed = () =>
    other.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('typed')))
  await description(page).fill('Of a draft that is gone.')
  await expect.poll(typed).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Start new draft' })).toBeVisible()
  await page.close()
  expect(await typed()).toEqual([])
})

test('an arbiter who is a member finds the tournament and runs it, but does not edit it', async ({
  person,
}) => {
  const [organiser, arbiter] = [await person(), await person()]
  await enterAsMember(arbiter, 'form-arbiter', { hasName: true })
  await enterAsMember(organiser, 'form-chooses')
  const { page } = organiser
  const title = `Arbiter Cup ${test.info().workerIndex} ${process.pid}`
  await openDraft(page)
  await page.getByRole('textbox', { name: 'Chief arbiter' }).fill('form-arbiter')
  await page
    .getByRole('button', { name: /^form-arbiter Player/ })
    .first()
    .click()
  await expect(page.getByText(/^Can run the tournament/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill(title)
  await isSaved(page)

  // Who leaves a draft finds the way back to it.
  await page.goto('/tournaments')
  const run = page.getByRole('list', { name: 'You run' })
  await run.getByRole('link', { name: title }).click()
  await expect(page.getByText(/^Can run the tournament/)).toBeVisible()
  await publish(page, title)

  await arbiter.page.goto('/tournaments')
  await arbiter.page
    .getByRole('list', { name: 'You run' })
    .getByRole('link', { name: title })
    .click()
  await expect(arbiter.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(arbiter.page.getByRole('link', { name: 'Add players' })).toBeVisible()
  await expect(arbiter.page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await arbiter.page.goto(arbiter.page.url().replace(/\/manage.*/, '/edit'))
  await expect(
    arbiter.page.getByRole('heading', { name: 'Only the organiser can edit this tournament' }),
  ).toBeVisible()
})
