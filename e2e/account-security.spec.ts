import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  type Credentials,
  enterCode,
  expectMember,
  expectVisitor,
  leaveWelcome,
  makeMember,
  popup,
  signIn,
  signOut,
} from './accounts.ts'
import { appCode } from './authenticator.ts'
import { signInBehind } from './members.ts'
import { operatorEmail } from './operator.ts'
import { expect, expectNoSidewaysScroll, expectNoViolations, test } from './page.ts'

// Browsers log the refusal that the page explains.
test.use({ expectedErrors: /Failed to load resource/ })

const appField = 'Code from your authenticator app'

/** Signs in by the form, with the greeting of the first time. */
async function enter(page: Page, credentials: Credentials, isFirst = true): Promise<void> {
  await page.goto('/?popup=sign-in')
  await signIn(page, credentials)
  if (isFirst) await leaveWelcome(page)
  await expectMember(page)
}

const part = (page: Page, name: string) => page.getByRole('region', { name })

/** Switches two-step sign-in on. @returns the key for the app, and the recovery codes */
async function turnOn(page: Page): Promise<{ secret: string; codes: readonly string[] }> {
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  const dialog = popup(page, 'Turn on two-step sign-in')
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await enterCode(page, appCode(secret), appField)
  const saving = popup(page, 'Save your recovery codes')
  const codes = await saving.getByRole('listitem').allTextContents()
  await saving.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  return { secret, codes }
}

test('two-step sign-in: set up with a wrong code first, asked at sign-in, ended by a recovery code', async ({
  page,
  request,
}) => {
  const member = await makeMember(request, 'two-step')
  await enter(page, member)
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  const setup = popup(page, 'Turn on two-step sign-in')
  const secret = ((await setup.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const code = appCode(secret)
  await enterCode(page, code === '000000' ? '111111' : '000000', appField)
  await expect(setup.getByText(/This code is wrong/)).toBeVisible()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await enterCode(page, code, appField)

  const saving = popup(page, 'Save your recovery codes')
  await expect(saving.getByRole('listitem')).toHaveCount(10)
  const codes = await saving.getByRole('listitem').allTextContents()
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await saving.getByRole('button', { name: 'Download codes' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toBe(`${codes.join('\n')}\n`)
  await expectNoViolations(page)
  await saving.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(part(page, 'Two-step sign-in').getByText('10 recovery codes left')).toBeVisible()

  await page.setViewportSize({ width: 1180, height: 820 })
  await signOut(page)
  await page.goto('/?popup=sign-in')
  await signIn(page, member)
  await enterCode(page, appCode(secret, 1), appField)
  await expectMember(page)

  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Turn off', exact: true }).click()
  const ending = popup(page, 'Turn off two-step sign-in?')
  await ending.getByRole('button', { name: 'Use a recovery code' }).click()
  await ending.getByRole('textbox', { name: 'Recovery code' }).fill(codes[3] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Turn on two-step sign-in' })).toBeVisible()
  await signOut(page)
  await enter(page, member, false)
})

test('a device in the list of sign-ins is signed out from another one', async ({
  page,
  person,
  request,
}) => {
  const member = await makeMember(request, 'devices')
  await enter(page, member)
  const phone = await person({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  })
  await enter(phone.page, member, false)
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Sign out: Chrome on Android' }).click()
  await expect(page.getByText('You aren’t signed in anywhere else.')).toBeVisible()
  await phone.page.goto('/profile')
  await expectVisitor(phone.page)
})

test('a passkey is added, signs in without a code, and is removed', async ({ page, request }) => {
  await withAuthenticator(page)
  const member = await makeMember(request, 'passkey')
  await enter(page, member)
  await turnOn(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const naming = popup(page, 'Add a passkey')
  await naming.getByRole('textbox', { name: 'Passkey name' }).fill('Test key')
  await naming.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Test key', { exact: true })).toBeVisible()
  await expectNoViolations(page)

  await signOut(page)
  await page.goto('/?popup=sign-in')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expectMember(page)
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Remove: Test key' }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText('You don’t have a passkey yet.')).toBeVisible()
})

test('a member downloads the own details, asks for deletion, and keeps the account by signing in', async ({
  page,
  request,
}) => {
  const member = await makeMember(request, 'leaver')
  await enter(page, member)
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Request your file' }).click()
  const link = page.getByRole('link', { name: /^Download \(/ })
  await expect(link).toBeVisible({ timeout: 30_000 })
  const download = page.waitForEvent('download')
  await link.click()
  const file = await readFile(await (await download).path())
  expect(file.subarray(0, 2).toString()).toBe('PK')

  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText(/Your account will be deleted on/)).toBeVisible()
  await expectVisitor(page)
  await expectNoViolations(page)
  await enter(page, member, false)
  await page.goto('/profile')
  await expect(page.getByText(member.email, { exact: true })).toBeVisible()
})

test('an operator comes to the operators’ pages by a code and dismisses a report, and nobody else comes there', async ({
  page,
  person,
  request,
}) => {
  test.slow()
  const operator = { email: operatorEmail, password: 'Kn1ghtOnF5' }
  await makeMember(request, 'operator', operator)
  await enter(page, operator)
  await page.goto('/operation')
  await page.getByRole('link', { name: 'Open account security' }).click()
  await expect(page).toHaveURL(/\/profile\/security$/)
  const { secret } = await turnOn(page)
  await page.goto('/operation')
  await enterCode(page, appCode(secret, 1), appField)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await expectNoViolations(page)

  const other = await person()
  await enter(other.page, await makeMember(request, 'curious'))
  await page.goto('/profile')
  await page.getByRole('link', { name: 'View public profile' }).click()
  await expect(page).toHaveURL(/\/players\//)
  await other.page.goto(page.url())
  await other.page.getByRole('button', { name: 'More actions' }).click()
  await other.page.getByRole('menuitem', { name: 'Report' }).click()
  const report = popup(other.page, 'Report a player')
  await report.getByText('Something else').click()
  await report.getByRole('textbox', { name: 'Details' }).fill('Only a test of the report.')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report.getByText('Report sent')).toBeVisible()

  await page.goto('/operation/reports')
  const card = page.getByRole('listitem').filter({ hasText: 'Only a test of the report.' })
  await card.getByRole('button', { name: 'Dismiss report' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('textbox', { name: 'Reason' }).fill('It was a test.')
  await question.getByRole('button', { name: 'Dismiss report' }).click()
  await expect(card).toBeHidden()
  await page.goto('/operation/audit-log?action=dismiss-report')
  await expect(page.getByRole('row').filter({ hasText: 'It was a test.' })).toBeVisible()

  await other.page.goto('/operation')
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(/Page is not found/)

  // A payment is found and given back, and Pro ends with it.
  const buyer = await person()
  const email = await signInBehind(buyer.page, 'buyer')
  await buyer.page.goto('/upgrade-to-pro')
  await leaveWelcome(buyer.page)
  await buyer.page.getByRole('button', { name: 'Pay $49.99' }).click()
  await buyer.page.waitForURL(/\/dev\/payments\//)
  await buyer.page.getByRole('button', { name: /Pay by the card 4242/ }).click()
  await expect(buyer.page.getByText('You have Pro', { exact: true })).toBeVisible()
  await page.goto(`/operation/payments?search=${encodeURIComponent(email)}`)
  await expectNoViolations(page)
  await page.getByRole('link', { name: email }).click()
  await expect(page).toHaveURL(/\/operation\/payments\/[\w-]+$/)
  await page.getByRole('button', { name: 'Refund payment' }).click()
  const refund = page.getByRole('dialog', { name: 'Give the money back?' })
  await refund.getByRole('textbox', { name: 'Reason' }).fill('Bought by mistake.')
  await refund.getByRole('button', { name: 'Refund payment' }).click()
  await expect(refund).toBeHidden()
  await expect(page.getByText('Bought by mistake.')).toBeVisible()
  await expect(async () => {
    await page.reload()
    // Only once the payment is there does it count: a busy machine takes seconds to show it.
    await expect(page.getByText('Bought by mistake.')).toBeVisible()
    await expect(page.getByText('-$49.99')).toBeVisible({ timeout: 1 })
  }).toPass({ timeout: 60_000 })
  await expectNoViolations(page)
  await buyer.page.goto('/upgrade-to-pro')
  await expect(buyer.page.getByRole('button', { name: 'Pay $49.99' })).toBeVisible()
})

/** A browser with a fingerprint reader that says yes. */
async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
