import type { APIRequestContext, Page } from '@playwright/test'
import {
  accountMenu,
  codeFor,
  endSessionsOf,
  enterCode,
  expectMember,
  expectVisitor,
  leaveWelcome,
  makeMember,
  newCredentials,
  popup,
  register,
  resetLinkFor,
  signIn,
  signOut,
} from './accounts.ts'
import { beginGame, call } from './online.ts'
import { expect, expectNoSidewaysScroll, expectNoViolations, test } from './page.ts'

/** Browsers log every answer that is not 2xx: a visitor's saved login, refusals that the page explains. */
const refusals = /Failed to load resource/
test.use({ expectedErrors: refusals, sharesPages: true })

test('S-01: a visitor registers, and the sign-in outlives a reload, without a trace for scripts, until the sign-out', async ({
  page,
  request,
}) => {
  const newcomer = newCredentials('newcomer')
  await page.goto('/?popup=registration')
  const dialog = popup(page, 'Create your account')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog.getByText('Email must not be empty')).toBeVisible()
  await expectNoViolations(page)
  await register(page, { ...newcomer, password: 'password1' })
  await expect(dialog.getByText('Too common, easy to guess')).toBeVisible()
  await register(page, newcomer)

  await expect(dialog.getByText('Step 2 of 3')).toBeVisible()
  const code = await codeFor(request, newcomer.email)
  await enterCode(page, code === '000000' ? '111111' : '000000')
  await expect(dialog.getByText('Code is invalid or expired')).toBeVisible()
  await enterCode(page, code)
  await expect(dialog.getByText('Step 3 of 3')).toBeVisible()

  await dialog.getByRole('textbox', { name: 'First name' }).fill('Aigerim')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('R2D2')
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Kaz')
  await page.getByRole('option', { name: 'Kazakhstan' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Incorrect name')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Serik')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Your account is ready')).toBeVisible()
  await dialog.getByRole('button', { name: 'Start playing' }).click()
  await leaveWelcome(page)
  await expect(accountMenu(page)).toHaveAccessibleName(/Aigerim Serik/)

  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
  await expect(page.getByText(newcomer.email, { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Aigerim')
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Kazakhstan')
  await expectNoCredentials(page)
  await expectNoViolations(page)

  await page.getByRole('textbox', { name: 'First name' }).fill('Ayan')
  await page.getByText('Female', { exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(accountMenu(page)).toHaveAccessibleName(/Ayan Serik/)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()

  await signOut(page)
  await expect(page.getByRole('heading', { name: 'Sign in to see your profile' })).toBeVisible()
  await expect(page.getByText(newcomer.email, { exact: true })).toBeHidden()
  await page.reload()
  await expectVisitor(page)
})

test('registering once more mails another code at once, which is the one that works', async ({
  page,
  request,
}) => {
  const hasty = newCredentials('hasty')
  await page.goto('/?popup=registration')
  await register(page, hasty)
  const dialog = popup(page, 'Create your account')
  await expect(dialog.getByText('Step 2 of 3')).toBeVisible()
  const first = await codeFor(request, hasty.email)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await register(page, hasty)
  await expect(dialog.getByText('Step 2 of 3')).toBeVisible()
  await expect.poll(() => codeFor(request, hasty.email)).not.toBe(first)
  await enterCode(page, first)
  await expect(dialog.getByText('Code is invalid or expired')).toBeVisible()
  await enterCode(page, await codeFor(request, hasty.email))
  await expect(dialog.getByText('Step 3 of 3')).toBeVisible()
})

test('an account that was never confirmed is led to its code by the sign-in', async ({
  page,
  request,
}) => {
  const waiting = newCredentials('waiting')
  await page.goto('/?popup=registration')
  await register(page, waiting)
  await expect(popup(page, 'Create your account').getByText('Step 2 of 3')).toBeVisible()
  const code = await codeFor(request, waiting.email)

  // Half a registration outlives a reload.
  await page.reload()
  await expect(popup(page, 'Create your account').getByText('Step 2 of 3')).toBeVisible()
  await popup(page, 'Create your account').getByRole('button', { name: 'Close' }).click()

  await page.goto('/?popup=sign-in')
  await signIn(page, waiting)
  await expect(page.getByText('This email isn’t confirmed yet')).toBeVisible()
  await page.getByRole('button', { name: 'Enter activation code' }).click()
  const confirm = popup(page, 'Confirm your email')
  await expect(confirm.getByText(/We’ve just sent you a code/)).toBeVisible()
  await confirm.getByRole('button', { name: 'Use another address' }).click()
  await confirm.getByRole('textbox', { name: 'Email' }).fill(waiting.email)
  await confirm.getByRole('button', { name: 'Send code' }).click()
  await enterCode(page, code)
  await expectMember(page)
})

test.describe('a member', () => {
  test('signs in where the page asks for it, is told of a wrong password, and goes on there', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    const member = await makeMember(request, 'member')
    await page.goto('/?popup=sign-in&from=%2Fprofile')
    await expect(popup(page, 'Sign in').getByRole('textbox', { name: 'Email' })).toBeVisible()
    await expectNoViolations(page)
    await signIn(page, { ...member, password: 'Wr0ngPassword' })
    await expect(page.getByText('Unable to log in with provided credentials')).toBeVisible()
    await signIn(page, member)
    await leaveWelcome(page)
    await expect(page).toHaveURL('/profile')
    await expect(page.getByText(member.email, { exact: true })).toBeVisible()

    await test.step('changes the password', async () => {
      await page.getByRole('button', { name: 'Change password' }).click()
      const dialog = popup(page, 'Change password')
      await dialog.getByLabel('Current password', { exact: true }).fill('Wr0ngPassword')
      await dialog.getByLabel('New password', { exact: true }).fill('B1shopOnG2x')
      await dialog.getByLabel('Repeat new password', { exact: true }).fill('B1shopOnG2x')
      await dialog.getByRole('button', { name: 'Change password' }).click()
      await expect(dialog.getByText('Wrong current password')).toBeVisible()
      await dialog.getByLabel('Current password', { exact: true }).fill(member.password)
      await dialog.getByRole('button', { name: 'Change password' }).click()
      await expect(dialog.getByText('Password changed')).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).click()
    })

    await test.step('is signed out in the other tab too', async () => {
      const other = await page.context().newPage()
      await other.goto('/profile')
      await expect(other.getByText(member.email, { exact: true })).toBeVisible()
      await signOut(page)
      await expect(other.getByText('You’ve signed out in another tab')).toBeVisible()
      await expect(
        other.getByRole('heading', { name: 'Sign in to see your profile' }),
      ).toBeVisible()

      await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
      await signIn(page, { ...member, password: 'B1shopOnG2x' })
      await expectMember(page)
      await expect(other.getByText(member.email, { exact: true })).toBeVisible()
    })

    await test.step('and everywhere, after a question', async () => {
      await page.getByRole('button', { name: 'Sign out everywhere' }).click()
      const question = page.getByRole('alertdialog', { name: 'Sign out on all devices?' })
      await question.getByRole('button', { name: 'Sign out everywhere' }).click()
      await expectVisitor(page)
      await page.reload()
      await expectVisitor(page)
    })
    await request.dispose()
  })

  test('who forgot the password gets a link, which works once', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    const member = await makeMember(request, 'forgetful')
    await page.goto('/?popup=sign-in')
    await popup(page, 'Sign in').getByRole('textbox', { name: 'Email' }).fill(member.email)
    await popup(page, 'Sign in').getByRole('link', { name: 'Forgot your password?' }).click()
    const dialog = popup(page, 'Set a new password')
    await dialog.getByRole('textbox', { name: 'Email' }).fill(member.email)
    await dialog.getByRole('button', { name: 'Send link' }).click()
    await expect(dialog.getByText('Check your email')).toBeVisible()

    const link = await resetLinkFor(request, member.email)
    await page.goto(link)
    await expect(page).not.toHaveURL(/token=/)
    await dialog.getByLabel('New password', { exact: true }).fill('R00kOnE7th')
    await dialog.getByLabel('Repeat new password', { exact: true }).fill('R00kOnE7tg')
    await dialog.getByRole('button', { name: 'Save password' }).click()
    await expect(dialog.getByText('Passwords must be equal')).toBeVisible()
    await dialog.getByLabel('Repeat new password', { exact: true }).fill('R00kOnE7th')
    await dialog.getByRole('button', { name: 'Save password' }).click()
    await expect(dialog.getByText('New password saved')).toBeVisible()
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(popup(page, 'Sign in').getByRole('textbox', { name: 'Email' })).toHaveValue(
      member.email,
    )
    await signIn(page, { ...member, password: 'R00kOnE7th' })
    await leaveWelcome(page)
    await expectMember(page)

    await page.goto(link)
    await dialog.getByLabel('New password', { exact: true }).fill('Qu33nOnD8th')
    await dialog.getByLabel('Repeat new password', { exact: true }).fill('Qu33nOnD8th')
    await dialog.getByRole('button', { name: 'Save password' }).click()
    await expect(dialog.getByText('This link has expired or was already used.')).toBeVisible()
    await request.dispose()
  })
})

test('a session that was ended elsewhere asks for the sign-in, and the page stays as it was', async ({
  page,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const member = await makeMember(request, 'ended')
  await page.goto('/profile?popup=sign-in')
  await signIn(page, member)
  await leaveWelcome(page)
  await page.getByRole('textbox', { name: 'First name' }).fill('Madina')
  await endSessionsOf(request, member)

  // The lobby's line hears of it at once.
  const prompt = page.getByRole('alertdialog', { name: 'Your session has ended' })
  await prompt.getByRole('button', { name: 'Sign in' }).click()
  await signIn(page, member)
  await expect(popup(page, 'Sign in')).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Madina')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await request.dispose()
})

test.describe('social sign-in', () => {
  test('leads to the provider and back to the page that asked', async ({ page }) => {
    await page.goto('/profile')
    const here = page.getByRole('main')
    await here.getByRole('button', { name: 'Sign in', exact: true }).click()
    await popup(page, 'Sign in').getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByText('This is a sandbox.')).toBeVisible()
    await page.getByRole('button', { name: /Boris Sandbox/ }).click()
    await leaveWelcome(page)
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Boris')
    await expect(page.getByRole('button', { name: 'Set a password by email' })).toBeAttached()
  })

  test('makes an account from the registration too', async ({ page }) => {
    await page.goto('/profile?popup=registration')
    const dialog = popup(page, 'Create your account')
    await dialog.getByRole('button', { name: 'Continue with Facebook' }).click()
    await expect(page.getByText('This is a sandbox.')).toBeVisible()
    await page.getByRole('button', { name: /Chen Sandbox/ }).click()
    await leaveWelcome(page)
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Chen')
  })

  test('says why it came to nothing', async ({ page }) => {
    await page.goto('/profile?popup=sign-in')
    await popup(page, 'Sign in').getByRole('button', { name: 'Continue with Apple' }).click()
    await expect(page.getByText('This is a sandbox.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('You closed the sign-in page too early')).toBeVisible()
    await expect(page).toHaveURL('/profile?popup=sign-in')

    await page.goto('/?popup=sign-in&social=google&code=stolen&state=made-up')
    await expect(page.getByText('Couldn’t sign you in there. Try again.')).toBeVisible()
    await expect(page).toHaveURL('/?popup=sign-in')
    await expectVisitor(page)
  })
})

test('what a visitor plays goes along into the account', async ({ request, person }) => {
  const [white, black] = [await person(), await person()]
  const id = await beginGame(white, black)
  const before = await call(white.page, 'GET', 'me/uid/')
  const newcomer = newCredentials('player')
  await white.page.goto(`/game/${id}?popup=registration`)
  await register(white.page, newcomer)
  const profile = white.page.waitForResponse((answer) => answer.url().endsWith('/api/me/'))
  await enterCode(white.page, await codeFor(request, newcomer.email))
  const account: { readonly uid: string } = await (await profile).json()
  expect(account.uid).toBe(before['uid'])
  await expectMember(white.page)
})

test.describe('a step that is left for later', () => {
  /** Walks to the fourth step. */
  async function enter(page: Page, request: APIRequestContext, address: string, name: string) {
    const titled = newCredentials(name)
    await page.goto(address)
    const dialog = popup(page, 'Create your account')
    await register(page, titled)
    await expect(dialog.getByText(/Step 2 of /)).toBeVisible()
    await enterCode(page, await codeFor(request, titled.email))
    await dialog.getByRole('textbox', { name: 'First name' }).fill('Dana')
    await dialog.getByRole('textbox', { name: 'Last name' }).fill('Serik')
    await dialog.getByRole('combobox', { name: 'Country' }).fill('Kaz')
    await page.getByRole('option', { name: 'Kazakhstan' }).click()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText(/Step 4 of /)).toBeVisible()
    return dialog
  }

  test('leads on without it', async ({ page, request }) => {
    const dialog = await enter(page, request, '/?popup=registration&price=pro-annual', 'payer')
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Connect later' }).click()

    await expect(dialog.getByText('Step 6 of 6')).toBeVisible()
    await dialog.getByRole('button', { name: 'Stay on the free plan' }).click()
    await expect(dialog.getByText('Your account is ready')).toBeVisible()
    await expect(
      dialog.getByText(/on the free plan\. You can upgrade to Pro at any time\./),
    ).toBeVisible()
  })

  test('leaves the wish of a titled player noted', async ({ page, request }) => {
    const dialog = await enter(page, request, '/?popup=registration&free_pro=true', 'titled')
    const profile = page.waitForRequest('**/api/me/')
    await dialog.getByRole('button', { name: 'Connect later' }).click()
    await expect(dialog.getByText(/As a titled player, you get Pro for free once/)).toBeVisible()
    await page.goto('/profile')
    const answer = await (await profile).response()
    expect(await answer?.json()).toMatchObject({ free_account_requested: true })
  })
})

test.describe('a server that does not answer', () => {
  test.describe(() => {
    test.use({ sharesPages: false })
    test('leaves a profile that is asked for again', async ({ page, playwright, baseURL }) => {
      const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
      const member = await makeMember(request, 'patient')
      await page.goto('/?popup=sign-in')
      await signIn(page, member)
      await leaveWelcome(page)
      await page.clock.install()
      await page.goto('/watch')
      await expectMember(page)
      // What the session was told a moment ago would do for the page.
      await page.clock.fastForward('01:00')
      await page.route('**/api/me/', (route) => route.fulfill({ status: 500, body: 'no JSON' }))
      await accountMenu(page).click()
      await page.getByRole('menuitem', { name: 'Profile' }).click()
      await expect(page.getByRole('heading', { name: 'Couldn’t load your profile' })).toBeVisible()
      await page.unroute('**/api/me/')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(member.email, { exact: true })).toBeVisible()
      await request.dispose()
    })
  })

  test('keeps what was typed and says so', async ({ page }) => {
    await page.goto('/?popup=sign-in')
    await expect(popup(page, 'Sign in').getByRole('textbox', { name: 'Email' })).toBeVisible()
    await page.route('**/api/accounts/auth/login/', (route) => route.abort())
    await signIn(page, { email: 'dana@mail.example', password: 'Kn1ghtOnF5' })
    await expect(page.getByText('You’re offline').first()).toBeVisible()
    await page.unroute('**/api/accounts/auth/login/')
    await page.route('**/api/accounts/auth/login/', (route) =>
      route.fulfill({ status: 500, body: 'no JSON' }),
    )
    await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
    await expect(page.getByText('Something wents wrong. Try again')).toBeVisible()
    await expect(popup(page, 'Sign in').getByRole('textbox', { name: 'Email' })).toHaveValue(
      'dana@mail.example',
    )
  })
})

test('the registration speaks Kazakh on a small phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await page.getByText('KZ', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk')
  await page.goto('/?popup=registration')
  const { email, password } = newCredentials('kazakh')
  const dialog = popup(page, 'Тіркелгі ашу')
  await dialog.getByRole('textbox', { name: 'Пошта' }).fill(email)
  await dialog.getByLabel('Құпиясөз', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Тіркелгі ашу' }).click()
  await expect(dialog.getByText('Құпиясөздер бірдей болуы керек')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await dialog.getByLabel('Құпиясөзді қайталаңыз', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Тіркелгі ашу' }).click()
  await expect(dialog.getByText('2-қадам, барлығы 3')).toBeVisible()
  await enterCode(page, await codeFor(request, email), 'Растау коды')
  await dialog.getByRole('combobox', { name: 'Ел' }).fill('Қаз')
  await page.getByRole('option', { name: 'Қазақстан' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Ел' })).toHaveValue('Қазақстан')
  await expectNoSidewaysScroll(page)
})

/** What a script in the page could read holds neither an access token nor what the browser keeps from scripts. */
async function expectNoCredentials(page: Page): Promise<void> {
  const readable = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )
  expect(readable).not.toMatch(/[\w-]{20,}\.[\w-]{20,}\.[\w-]{20,}/)
  const secrets = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly)
  expect(secrets.length).toBeGreaterThan(0)
  for (const { value } of secrets) expect(readable).not.toContain(value)
}
