import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'

/** Somebody's data for signing in. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

let made = 0

/** An address that nobody has had, and a password that the rules take. */
export const newCredentials = (name: string): Credentials => {
  made += 1
  return { email: `${name}.${process.pid}.${made}@mail.example`, password: 'Kn1ghtOnF5' }
}

/** The newest mail to somebody, as the sandbox's mailbox shows it. */
export async function mailTo(
  request: APIRequestContext,
  email: string,
  about: RegExp,
): Promise<string> {
  let found = ''
  await expect(async () => {
    const page = await (await request.get('/dev/mail')).text()
    const mails = page.split('<article>').filter((mail) => mail.includes(`<bdi>${email}</bdi>`))
    found = mails.find((mail) => about.test(mail)) ?? ''
    expect(found).not.toBe('')
  }).toPass()
  return /<pre[^>]*>([\s\S]*?)<\/pre>/.exec(found)?.[1] ?? ''
}

/** The activation code that was mailed. */
export async function codeFor(request: APIRequestContext, email: string): Promise<string> {
  const mail = await mailTo(request, email, /<pre[^>]*>\D*\d{6}\b/)
  return /\d{6}/.exec(mail)?.[0] ?? ''
}

/** The link that was mailed to set a new password, as a path. */
export async function resetLinkFor(request: APIRequestContext, email: string): Promise<string> {
  const mail = await mailTo(request, email, /password-reset/)
  const link = /href="([^"]*)"/.exec(mail)?.[1] ?? ''
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'))
  return `${pathname}${search}`
}

const anyByte = () => Math.floor(Math.random() * 256)
const anyAddress = () => `10.${anyByte()}.${anyByte()}.${anyByte()}`

/** Makes an activated account without a page, and leaves nobody signed in. */
export async function makeMember(
  request: APIRequestContext,
  name: string,
  credentials = newCredentials(name),
): Promise<Credentials> {
  const { email } = credentials
  // One address may register 20 people an hour, and the suite registers more.
  const headers = { 'x-forwarded-for': anyAddress() }
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/${path}`, { data, headers })
    expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true)
  }
  await post('accounts/auth/register/', credentials)
  await post('accounts/auth/activation-code/verify/', {
    email,
    code: await codeFor(request, email),
  })
  await post('accounts/auth/logout/', {})
  return credentials
}

/** Signs in on another device, and there out of all of them. */
export async function endSessionsOf(
  request: APIRequestContext,
  credentials: Credentials,
): Promise<void> {
  const login = await request.post('/api/accounts/auth/login/', { data: credentials })
  const { access_token: token }: { readonly access_token: string } = await login.json()
  const ended = await request.post('/api/accounts/auth/logout-everywhere/', {
    data: {},
    headers: { authorization: `JWT ${token}` },
  })
  expect(ended.ok()).toBe(true)
}

export const popup = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name })

/** Fills the first step of the registration and sends it. */
export async function register(page: Page, { email, password }: Credentials): Promise<void> {
  const dialog = popup(page, 'Create your account')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Repeat password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Create account' }).click()
}

/** Enters the code; it is sent with its last figure. */
export const enterCode = (page: Page, code: string, label = 'Activation code'): Promise<void> =>
  page.getByRole('textbox', { name: label }).fill(code)

/** Fills the sign-in form that is open, and sends it. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  const dialog = popup(page, /^Sign in/)
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The header's button; a popup that lies over it does not make it another one. */
export const accountMenu = (page: Page): Locator =>
  page.getByRole('button', { name: /Account: /, includeHidden: true }).filter({ visible: true })

/** Waits until the header shows a member. */
export const expectMember = (page: Page): Promise<void> => expect(accountMenu(page)).toBeVisible()

/** Waits until the header shows a visitor. */
export const expectVisitor = (page: Page): Promise<void> =>
  expect(
    page
      .getByRole('button', { name: /Sign in or create an account/, includeHidden: true })
      .filter({ visible: true }),
  ).toBeVisible()

/** Closes the greeting that a new member gets once. */
export async function leaveWelcome(page: Page): Promise<void> {
  const welcome = popup(page, 'Welcome to Kingside')
  // Where its code took long it opens before, and grows. It comes with the notices, which wait until the page is done.
  await expect(welcome.getByText('Your account is ready')).toBeVisible({ timeout: 30_000 })
  await welcome.getByRole('button', { name: 'Close' }).click()
  await expect(welcome).toBeHidden()
}

export async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expectVisitor(page)
}
