import type { Page } from '@playwright/test'
import { popup } from './accounts.ts'
import { enterAsMember } from './members.ts'
import { operate } from './operator.ts'
import { expect, expectNoViolations, type Person, test } from './page.ts'

test.use({ sharesPages: true })

const hour = 3_600_000

/** A tournament that starts in an hour and costs five euros. @returns its slug */
async function addTournament({ page }: Person, name: string, facts: object = {}): Promise<string> {
  const { slug } = await operate(page.request, 'tournaments', {
    kind: 'swiss',
    name: `${name} ${test.info().workerIndex} ${process.pid}`,
    start: new Date(Date.now() + hour).toISOString(),
    time_control: 9,
    rounds: 3,
    entry_fee_cents: 500,
    ...facts,
  })
  return String(slug)
}

const dialogOf = (page: Page) => popup(page, 'Pay for the tournament')

/** Opens the popup of the fee at the tournament's page, and goes to the provider's. */
async function goPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Join · €5.00' }).click()
  await dialogOf(page).getByRole('button', { name: 'Pay €5.00' }).click()
  await page.waitForURL(/\/dev\/payments\//)
}

/** Chooses how the payment ends, on the page that stands for the provider's. */
const settle = (page: Page, way: RegExp | string) => page.getByRole('button', { name: way }).click()

const paid = /Pay by the card 4242/

async function enterTournament(person: Person, name: string, slug: string): Promise<Page> {
  await enterAsMember(person, name, { path: '/settings', hasName: true })
  await person.page.goto(`/tournaments/${slug}`)
  return person.page
}

/** How the payments of the membership's page name an entry that stands so. */
const payment = (page: Page, status: string) =>
  page.getByRole('row', { name: new RegExp(`${status}.*€5\\.00`) })

test('an entry is paid, joined, and paid back to whoever leaves before the start', async ({
  person,
}) => {
  const member = await person()
  const slug = await addTournament(member, 'Paid Open')
  const page = await enterTournament(member, 'Payer', slug)
  await expect(page.getByText('Entry fee')).toBeVisible()
  await page.setViewportSize({ width: 375, height: 740 })
  await page.getByRole('button', { name: 'Join · €5.00' }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByText(/^You get the fee back if you leave before/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Pay €5.00' })).toBeInViewport({ ratio: 1 })
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(new RegExp(`/tournaments/${slug}$`))

  await goPay(page)
  await settle(page, paid)
  await expect(dialog.getByText('You’ve joined')).toBeVisible()
  await expect(page).not.toHaveURL(/paidResult|subscriptionType/)
  await dialog.getByRole('button', { name: 'Go to the tournament' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByText('You’ve joined')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You’ve joined')).toBeVisible()

  await page.getByRole('button', { name: 'Leave' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave the tournament?' })
  await expect(question.getByText(/You get the entry fee back/)).toBeVisible()
  await question.getByRole('button', { name: 'Leave' }).click()
  // What was paid counts until it is on its way back.
  await expect(page.getByRole('button', { name: /^Join/ })).toBeVisible()
  await expect(async () => {
    await page.goto('/membership')
    // Only once the list is there does its status count: a busy machine takes seconds to show it.
    await expect(payment(page, '')).toBeVisible()
    await expect(payment(page, 'Refunded')).toBeVisible({ timeout: 1 })
  }).toPass({ timeout: 60_000 })
})

test('whoever leaves the provider’s page, or has a card declined, can pay again; a typed result grants nothing', async ({
  person,
}) => {
  const member = await person()
  const slug = await addTournament(member, 'Second Try')
  const page = await enterTournament(member, 'Undecided', slug)
  const dialog = dialogOf(page)
  // S-45: a result that is typed into the address grants nothing.
  await page.goto(
    `/tournaments/${slug}?popup=tournament-payment&paidResult=1&subscriptionType=tournament`,
  )
  await expect(dialog.getByRole('button', { name: 'Pay €5.00' })).toBeVisible()
  await expect(page).not.toHaveURL(/paidResult|subscriptionType/)
  await dialog.getByRole('button', { name: 'Close' }).click()

  await goPay(page)
  await settle(page, /which is declined/)
  await expect(page.getByRole('alert')).toHaveText('The card was declined. Nothing was paid.')
  await settle(page, 'Leave without paying')
  await expect(dialog.getByText('Payment not completed')).toBeVisible()
  await expect(dialog.getByText(/You haven’t been charged/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Pay €5.00' }).click()
  await page.waitForURL(/\/dev\/payments\//)
  await settle(page, paid)
  await expect(dialog.getByText('You’ve joined')).toBeVisible()
})

test('whoever can’t be let in when the payment arrives is told so, and paid back', async ({
  person,
}) => {
  const member = await person()
  const slug = await addTournament(member, 'Too Late')
  const other = await addTournament(member, 'At Once', { entry_fee_cents: 0 })
  const page = await enterTournament(member, 'Doubled', slug)
  await goPay(page)
  // While they are at the provider's page, they join another tournament at the same time.
  const second = await page.context().newPage()
  await second.goto(`/tournaments/${other}`)
  await second.getByRole('button', { name: 'Join' }).click()
  await expect(second.getByText('You’ve joined')).toBeVisible()
  await settle(page, paid)
  const dialog = dialogOf(page)
  await expect(dialog.getByText('Your fee is on its way back')).toBeVisible()
  await expect(dialog.getByText(/You get all of it back/)).toBeVisible()
})

test('seats are kept for whoever is paying: others are told that it is full', async ({
  person,
}) => {
  const [first, second, late] = [await person(), await person(), await person()]
  const slug = await addTournament(first, 'Two Seats', { max_participants: 2 })
  const page = await enterTournament(late, 'Late', slug)
  await page.getByRole('button', { name: 'Join · €5.00' }).click()
  for (const [name, payer] of [
    ['First', first],
    ['Second', second],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they would
    await goPay(await enterTournament(payer, name, slug))
  }
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Pay €5.00' }).click()
  await expect(dialog.getByText('The tournament is full')).toBeVisible()
  await settle(first.page, paid)
  await expect(dialogOf(first.page).getByText('You’ve joined')).toBeVisible()
})

test('the list names the fee, and a visitor is asked to sign in', async ({ person }) => {
  const visitor = await person()
  const slug = await addTournament(visitor, 'Listed')
  await visitor.page.goto('/tournaments?tab=new')
  const card = visitor.page.getByRole('article', { name: /^Listed/ }).first()
  await expect(card.getByText('€5.00')).toBeVisible()
  await visitor.page.goto(`/tournaments/${slug}?popup=tournament-payment`)
  await dialogOf(visitor.page).getByRole('button', { name: 'Sign in to join' }).click()
  await expect(popup(visitor.page, 'Sign in')).toBeVisible()
})
