import type * as Argon2 from '@node-rs/argon2'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../app.ts'
import { createPasswordHasher } from '../../credentials/password-hasher.ts'
import type { AccountPorts } from '../../domain/accounts/ports.ts'
import { fakeDeps } from '../../testing/fake-deps.ts'
import { goodPassword, signUp, testAccounts, testBrowser } from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

/** Runs of argon2, by name. */
const hashing = vi.hoisted(() => ({ runs: new Array<string>() }))
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof Argon2>()
  const noted = <Work extends 'hash' | 'verify'>(name: Work): (typeof original)[Work] =>
    new Proxy(original[name], {
      apply: (work, self, args) => {
        hashing.runs.push(name)
        return Reflect.apply(work, self, args)
      },
    })
  return { ...original, hash: noted('hash'), verify: noted('verify') }
})

const database = testDatabase()
const cheap = createPasswordHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 })

/** A port that notes each call of it before it does the work. */
const noted = <Port extends object>(name: string, port: Port, calls: string[]): Port =>
  new Proxy(port, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      return (...args: unknown[]): unknown => {
        calls.push(`${name}.${String(key)}`)
        return Reflect.apply(value, target, args)
      }
    },
  })

/** The app over accounts whose work is noted; what would go on behind an answer waits until it is asked for. */
async function watchedAccounts() {
  const { account } = await testAccounts(database(), { passwords: cheap })
  const calls: string[] = []
  const waiting: (() => Promise<void>)[] = []
  const watched: AccountPorts = {
    ...account,
    accounts: noted('accounts', account.accounts, calls),
    sessions: noted('sessions', account.sessions, calls),
    codes: noted('codes', account.codes, calls),
    bans: noted('bans', account.bans, calls),
    notifications: noted('notifications', account.notifications, calls),
    mailer: noted('mailer', account.mailer, calls),
    background: {
      run: (event, work) => {
        calls.push(`later: ${event}`)
        waiting.push(work)
      },
      settle: async () => {},
    },
  }
  const app = createApp(fakeDeps({ account: watched }))
  return {
    /** What a call does until it is answered, and what it does afterwards. */
    workOf: async (path: string, body: unknown) => {
      const before = calls.length
      hashing.runs = []
      const { status, body: answer } = await testBrowser(app).call('POST', path, body)
      const work = calls.slice(before)
      const behind = calls.length
      for (const each of waiting.splice(0)) await each()
      return { status, answer, work, argon2: hashing.runs, behind: calls.slice(behind) }
    },
  }
}

const known = 'has-an-account@kingside.example'
const unknown = 'has-no-account@kingside.example'
const notActivated = 'never-activated@kingside.example'

beforeEach(async () => {
  const accounts = await testAccounts(database(), { passwords: cheap })
  if (await accounts.account.accounts.findByEmail(known)) return
  await signUp(accounts, known)
  await accounts.browser().call('POST', 'accounts/auth/register/', {
    email: notActivated,
    password: goodPassword,
  })
  await accounts.mailTo(notActivated)
})

describe('S-50: the work before the answer is the same with and without an account', () => {
  it('at sign-in: one look for the account and what waits, and one run of argon2', async () => {
    const { workOf } = await watchedAccounts()
    for (const email of [known, unknown, notActivated]) {
      const path = 'accounts/auth/login/'
      expect(await workOf(path, { email, password: 'Wrong7password' }), email).toMatchObject({
        status: 400,
        answer: { code: 'invalid_credentials' },
        work: ['accounts.findByEmail', 'accounts.registrations'],
        argon2: ['verify'],
        behind: [],
      })
    }
  })

  it('at asking for a new password: none, and the mail waits for nobody', async () => {
    const { workOf } = await watchedAccounts()
    const answers = []
    for (const email of [known, unknown, notActivated]) {
      const { behind, ...seen } = await workOf('accounts/auth/password/reset/', { email })
      expect(seen.work, email).toEqual(['later: mail.reset'])
      expect(seen.argon2).toEqual([])
      expect(behind.includes('mailer.send'), email).toBe(email === known)
      answers.push(seen)
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  it('at asking for another activation code: none, and the mail waits for nobody', async () => {
    const { workOf } = await watchedAccounts()
    const answers = []
    for (const email of [known, unknown, notActivated]) {
      const { behind, ...seen } = await workOf('accounts/auth/activation-code/send/', { email })
      expect(seen.work, email).toEqual(['later: mail.activation'])
      expect(behind.includes('mailer.send'), email).toBe(email === notActivated)
      answers.push(seen)
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  it('at trying a code that was asked for: one try', async () => {
    const { workOf } = await watchedAccounts()
    for (const email of [known, unknown, notActivated]) {
      await workOf('accounts/auth/activation-code/send/', { email })
      const entered = { email, code: '000000' }
      expect(await workOf('accounts/auth/activation-code/verify/', entered), email).toMatchObject({
        status: 400,
        answer: { code: 'invalid_code' },
        work: ['accounts.registrations', 'codes.startTry'],
      })
    }
  })
})
