import type { Page, Request } from '@playwright/test'
import {
  codeFor,
  enterCode,
  leaveWelcome,
  mailTo,
  newCredentials,
  popup,
  register,
} from './accounts.ts'
import { enterAsMember, signInBehind } from './members.ts'
import { operate } from './operator.ts'
import { expect, expectNoViolations, test } from './page.ts'

test.use({ sharesPages: true })

/** Chooses how the payment ends, on the page that stands for the provider's. */
async function settle(page: Page, way: RegExp): Promise<void> {
  await page.waitForURL(/\/dev\/payments\//)
  await page.getByRole('button', { name: way }).click()
}

const paid = /Pay by the card 4242/
const pay = (page: Page, price: string) => page.getByRole('button', { name: `Pay ${price}` })

/** Closes the message over the page, and looks that it comes once. */
async function readPayment(page: Page): Promise<void> {
  const message = page.getByRole('alertdialog', { name: 'Payment received' })
  await message.getByRole('button', { name: 'OK' }).click()
  await expect(message).toBeHidden()
  await expect(page).not.toHaveURL(/paidResult|subscriptionType/)
}

test('a year of Pro is bought at the provider’s page, cancelled and resumed', async ({
  person,
}) => {
  const reader = await person()
  const page = await enterAsMember(reader, 'Buyer', { path: '/upgrade-to-pro' })
  await expectNoViolations(page)
  await pay(page, '$49.99').click()
  await settle(page, paid)
  await readPayment(page)
  await expect(page.getByText('You have Pro', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('You already have Pro')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()

  await page.getByRole('link', { name: 'View membership' }).click()
  await expect(page.getByText('Auto-renew is on.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Pro for a year.*\$49\.99/ })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Cancel membership' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel your membership?' })
  await question.getByRole('button', { name: 'Cancel membership' }).click()
  await expect(page.getByText(/^Auto-renew is off/)).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Turn on auto-renew' }).click()
  await expect(page.getByText('Auto-renew is on.')).toBeVisible({ timeout: 15_000 })
})

test('what a wallet paid, once cancelled, is not resumed but bought anew', async ({ person }) => {
  const reader = await person()
  const page = await enterAsMember(reader, 'Wallet', { path: '/upgrade-to-pro?plan=monthly' })
  await pay(page, '$5.99').click()
  await settle(page, /Pay by the wallet/)
  await readPayment(page)
  await page.getByRole('link', { name: 'View membership' }).click()
  await page.getByRole('button', { name: 'Cancel membership' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel membership' }).click()
  await page.getByRole('button', { name: 'Turn on auto-renew' }).click({ timeout: 15_000 })
  await expect(page.getByText(/^Please subscribe manually after /)).toBeVisible()
})

test('a payment that the provider gives up is told, and mended at the provider’s page', async ({
  person,
}) => {
  const reader = await person()
  const page = await enterAsMember(reader, 'Unpaid', { path: '/upgrade-to-pro' })
  await pay(page, '$49.99').click()
  await settle(page, paid)
  await readPayment(page)
  await page.getByRole('link', { name: 'View membership' }).click()
  await page.getByRole('button', { name: 'Open receipts' }).click()
  await page.getByRole('button', { name: 'Give up: unpaid' }).click()
  await page.getByRole('link', { name: 'Back to Kingside' }).click()
  const told = page.getByText('Your last payment failed. Update your payment details to keep Pro.')
  await expect(told).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Update payment details' }).click()
  await page.getByRole('button', { name: 'Add a card that works, and pay' }).click()
  await page.getByRole('link', { name: 'Back to Kingside' }).click()
  await expect(page.getByText('Auto-renew is on.')).toBeVisible()
  await expect(told).toBeHidden()
})

test('S-62: a promo code makes it cheaper; the number of a card, declined or taken, leaves the page in no call', async ({
  person,
  request,
}) => {
  const code = `E2E${process.pid}${test.info().workerIndex}`
  await operate(request, 'coupons', { code, percent_off: 20 })
  const reader = await person()
  const page = await enterAsMember(reader, 'Saver', { path: '/upgrade-to-pro' })
  const sent: Request[] = []
  page.on('request', (each) => sent.push(each))

  await page.getByRole('button', { name: 'Use a promo code' }).click()
  await page.getByRole('textbox', { name: /^Promo code/ }).fill('NOSUCH')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Unknown promo code')).toBeVisible()
  await page.getByRole('textbox', { name: /^Promo code/ }).fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('20% off', { exact: true })).toBeVisible()

  await pay(page, '$39.99').click()
  await settle(page, /which is declined/)
  await expect(page.getByRole('alert')).toHaveText('The card was declined. Nothing was paid.')
  await page.getByRole('button', { name: 'Leave without paying' }).click()
  await expect(page.getByText('Payment not completed')).toBeVisible()
  await expect(page).toHaveURL(/\/upgrade-to-pro\?plan=annual$/)
  await page.getByRole('button', { name: 'Back to plans' }).click()

  const payByCard = async (number: string) => {
    await page.getByRole('button', { name: 'Enter a card here' }).click()
    await page.getByRole('textbox', { name: 'Card number' }).fill(number)
    await page.getByRole('textbox', { name: 'Expires' }).fill('09/29')
    await page.getByRole('textbox', { name: 'Security code' }).fill('123')
    await page.getByRole('textbox', { name: 'Name on the card' }).fill('S Aver')
    await pay(page, '$49.99').click()
  }
  await payByCard('4000 0000 0000 0002')
  await expect(page.getByText('Card declined')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await payByCard('4242 4242 4242 4242')
  await expect(page.getByText('You have Pro', { exact: true })).toBeVisible({ timeout: 15_000 })

  // S-62: the number of a card leaves the page in no call.
  const carried = sent.map((each) => `${each.url()} ${each.postData() ?? ''}`).join('\n')
  expect(carried).toContain('tok_sandbox_4242')
  expect(carried).not.toMatch(/4242[ -]?4242|4000[ -]?0000/)
})

test('terms of one member’s own are offered with the prices, and counted at the checkout', async ({
  person,
  request,
}) => {
  const { page } = await person()
  const player = await signInBehind(page, 'Special')
  const code = `OWN-${Date.now()}`
  const terms = { code, percent_off: 20, plan: 'pro-annual', player, title: 'Pro for a year' }
  await operate(request, 'coupons', terms)
  await page.goto('/pricing')
  await leaveWelcome(page)
  await expect(page.getByText('Your offer: Pro for a year')).toBeVisible()
  await expect(page.getByText('$39.99 a year instead of $49.99.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Take the offer' }).click()
  await pay(page, '$39.99').click()
  await settle(page, paid)
  await readPayment(page)
  await expect(page.getByText('You have Pro', { exact: true })).toBeVisible()
})

test('S-45: a result that is typed into the address grants nothing', async ({ person }) => {
  const reader = await person()
  const page = await enterAsMember(reader, 'Typist', { path: '/settings' })
  await page.goto('/upgrade-to-pro?paidResult=1&subscriptionType=pro-annual')
  await readPayment(page)
  await expect(page.getByRole('status').getByText('Confirming your payment…')).toBeVisible()
  await page.goto('/membership')
  await expect(page.getByText('You’re on the free plan.')).toBeVisible()
})

test('Pay is on the first screen of a phone, a phone held sideways and a small laptop', async ({
  person,
}) => {
  const reader = await person()
  const page = await enterAsMember(reader, 'Screens', { path: '/upgrade-to-pro' })
  for (const [width, height] of [
    [375, 740],
    [1366, 650],
    [740, 375],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(pay(page, '$49.99')).toBeInViewport({ ratio: 1 })
    // Nor is it below the bar at the lower edge.
    const isOnTop = await pay(page, '$49.99').evaluate((button) => {
      const { left, right, bottom } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint((left + right) / 2, bottom - 2))
    })
    expect(isOnTop, `${width} × ${height}`).toBe(true)
  }
})

test('a gift reaches a new address by its link, and is taken once', async ({ person, request }) => {
  const giver = await person()
  const page = await enterAsMember(giver, 'Giver', { path: '/upgrade-to-pro?as=gift&plan=monthly' })
  const recipient = newCredentials('gifted')
  await page.getByRole('textbox', { name: 'Recipient’s email' }).fill(recipient.email)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await pay(page, '$5.99').click()
  await settle(page, paid)
  await readPayment(page)
  await expect(page.getByText(`We’ll send ${recipient.email}`)).toBeVisible({ timeout: 15_000 })

  const mail = await mailTo(request, recipient.email, /gift=/)
  const code = /gift=([\w-]+)/.exec(mail)?.[1] ?? ''
  const { page: theirs } = await person()
  await theirs.goto(`/?popup=registration&gift=${code}`)
  await expect(popup(theirs, 'Create your account').getByText('Someone gave you Pro')).toBeVisible()

  const { page: member } = await person()
  await enterAsMember({ page: member, context: member.context() }, 'Gifted', {
    path: `/membership?redeem=${code}`,
  })
  await member.getByRole('button', { name: 'Use the gift' }).click()
  await expect(member.getByText('The gift is yours')).toBeVisible()
  await expect(member.getByText(/^Someone gave you Pro\./)).toBeVisible()
  await page.goto(`/membership?redeem=${code}`)
  await expect(page.getByText('This gift has been used')).toBeVisible()
})

test('a gift to a member’s address is there at once', async ({ person }) => {
  const { page: member } = await person()
  const email = await signInBehind(member, 'Old')
  const giver = await person()
  const page = await enterAsMember(giver, 'Generous', {
    path: '/upgrade-to-pro?as=gift&plan=monthly',
  })
  await page.getByRole('textbox', { name: 'Recipient’s email' }).fill(email)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await pay(page, '$5.99').click()
  await settle(page, paid)
  await readPayment(page)
  await member.goto('/membership')
  await leaveWelcome(member)
  await expect(member.getByText(/^Someone gave you Pro\./)).toBeVisible()
})

test('a registration that began at the prices comes to the payment, and may stay without it', async ({
  person,
  request,
}) => {
  const { page } = await person()
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Upgrade to Pro' }).click()
  const newcomer = newCredentials('priced')
  const dialog = popup(page, 'Create your account')
  await register(page, newcomer)
  await enterCode(page, await codeFor(request, newcomer.email))
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Dana')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Serik')
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Kaz')
  await page.getByRole('option', { name: 'Kazakhstan' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Connect later' }).click()
  await expect(dialog.getByText('Step 6 of 6')).toBeVisible()
  await dialog.getByRole('button', { name: 'Go to payment' }).click()
  await settle(page, /Leave without paying/)
  await expect(dialog.getByText('Step 6 of 6')).toBeVisible()
  await dialog.getByRole('button', { name: 'Stay on the free plan' }).click()
  await expect(dialog.getByText('Your account is ready')).toBeVisible()
})

test('somebody without an account pays by a link', async ({ person }) => {
  const member = await person()
  const page = await enterAsMember(member, 'Asker', { path: '/membership', hasName: true })
  await page.getByRole('button', { name: 'Create a payment link' }).click()
  const link = await page.getByRole('textbox', { name: 'Payment link' }).inputValue()
  const { page: payer } = await person()
  await payer.goto(new URL(link).pathname)
  await expect(payer.getByRole('heading', { name: 'Pro for Asker Player' })).toBeVisible()
  await pay(payer, '$49.99').click()
  await settle(payer, paid)
  await readPayment(payer)
  await expect(payer.getByText('Pro for Asker Player is paid')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Someone gave you Pro\./)).toBeVisible()
})
