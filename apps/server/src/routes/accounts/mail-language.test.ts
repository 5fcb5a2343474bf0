import { describe, expect, it } from 'vitest'
import {
  codeFor,
  goodPassword,
  signUp,
  type TestAccounts,
  testAccounts,
} from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()

const languages = [
  ['kk-KZ,kk;q=0.9,ru;q=0.8', 'kk'],
  ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['en-GB', 'en'],
  ['de', 'en'],
] as const

const words = {
  code: { kk: 'Kingside кодыңыз', ru: 'Ваш код для Kingside', en: 'Your Kingside code' },
  reset: {
    kk: 'Kingside үшін жаңа құпиясөз',
    ru: 'Новый пароль для Kingside',
    en: 'Reset your Kingside password',
  },
  changed: {
    kk: 'Kingside құпиясөзіңіз өзгертілді',
    ru: 'Ваш пароль для Kingside изменён',
    en: 'Your Kingside password was changed',
  },
  reused: {
    kk: 'Kingside тіркелгіңізден шығарылдыңыз',
    ru: 'Вы вышли из аккаунта Kingside',
    en: 'You were signed out of Kingside',
  },
  welcome: {
    kk: 'Kingside сайтына қош келдіңіз',
    ru: 'Добро пожаловать в Kingside',
    en: 'Welcome to Kingside',
  },
} as const

let members = 0
const nextAddress = () => `language-${(members += 1)}@kingside.example`

/** The mails as the sandbox's page shows them: subject, its language, and the text's. */
async function shownMail(accounts: TestAccounts, to: string) {
  await accounts.mailTo(to)
  const html = await (await accounts.app.request('/dev/mail')).text()
  const article = html.split('<article>').find((each) => each.includes(to)) ?? ''
  return /<h2 lang="(?<subjectLang>\w+)">(?<subject>[^<]+)<[^]*<pre lang="(?<lang>\w+)">/.exec(
    article,
  )?.groups
}

describe.each(languages)('who asks in %s is written to in %s', (header, tag) => {
  const headers = { 'accept-language': header }

  it('with the code of the registration, which works, and a welcome', async () => {
    const accounts = await testAccounts(database())
    const browser = accounts.browser()
    const email = nextAddress()
    const body = { email, password: goodPassword }
    await browser.call('POST', 'accounts/auth/register/', body, headers)
    expect(await shownMail(accounts, email)).toEqual({
      subject: words.code[tag],
      subjectLang: tag,
      lang: tag,
    })
    const entered = { email, code: await codeFor(accounts, email) }
    const path = 'accounts/auth/activation-code/verify/'
    expect((await browser.call('POST', path, entered, headers)).status).toBe(200)
    expect((await browser.call('GET', 'me/notifications/')).body).toMatchObject([
      { notification_type: 'NEW_USER', title: words.welcome[tag] },
    ])
  })

  it('with another code, and with the link that sets a password and what came of it', async () => {
    const accounts = await testAccounts(database())
    const email = nextAddress()
    const browser = accounts.browser()
    await browser.call('POST', 'accounts/auth/register/', { email, password: goodPassword })
    await browser.call('POST', 'accounts/auth/activation-code/send/', { email }, headers)
    expect(await shownMail(accounts, email)).toMatchObject({ subject: words.code[tag] })
    const entered = { email, code: await codeFor(accounts, email) }
    await browser.call('POST', 'accounts/auth/activation-code/verify/', entered)
    await browser.call('POST', 'accounts/auth/password/reset/', { email }, headers)
    expect(await shownMail(accounts, email)).toMatchObject({ subject: words.reset[tag], lang: tag })
    const mail = await accounts.mailTo(email)
    const link = new URL(/http\S+/.exec(mail?.body ?? '')?.[0] ?? '')
    const token = link.searchParams.get('token')
    const change = { email, token, new_password: 'another7one' }
    const path = 'accounts/auth/password/reset-confirm/'
    expect((await browser.call('POST', path, change, headers)).status).toBe(200)
    expect(await shownMail(accounts, email)).toMatchObject({ subject: words.changed[tag] })
  })

  it('when the password was changed, and when a saved sign-in was used twice', async () => {
    const accounts = await testAccounts(database())
    const email = nextAddress()
    const browser = await signUp(accounts, email)
    const change = { current_password: goodPassword, new_password: 'another7one' }
    await browser.call('POST', 'auth/password/set/', change, headers)
    expect(await shownMail(accounts, email)).toMatchObject({ subject: words.changed[tag] })
    const thief = accounts.browser()
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
    const refresh = ['POST', 'auth/jwt/refresh/', {}, headers] as const
    await thief.call(...refresh)
    await thief.call(...refresh)
    await browser.call(...refresh)
    expect(await shownMail(accounts, email)).toMatchObject({
      subject: words.reused[tag],
      lang: tag,
    })
  })
})
