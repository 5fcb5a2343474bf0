import { desc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { supportMessages } from '../../db/schema.ts'
import { createMemoryRateLimiter } from '../../domain/limits/rate-limiter.ts'
import { signUp, testAccounts } from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()

const asked = {
  email: 'club@kingside.example',
  message: 'We are 40 players in Almaty and want to play our league here.',
  agreed: true,
}

const keptOf = (email: string) =>
  database()
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.replyTo, email))
    .orderBy(desc(supportMessages.id))

it('a request is kept with the time of the agreement, and mailed to the operator', async () => {
  const accounts = await testAccounts(database())
  const { status, body } = await accounts.browser().call('POST', 'early-access/', asked)
  expect([status, body]).toEqual([201, { sent: true }])
  const mail = await accounts.mailTo('operator@kingside.example')
  expect(mail?.subject).toMatch(/^\[Support \d+\] Early access for clubs$/)
  expect(mail?.body).toContain(asked.message)
  expect(mail?.body).toContain(asked.email)
  const [kept] = await keptOf(asked.email)
  expect(kept).toMatchObject({ message: asked.message, agreedAt: expect.any(Date) })
})

it('an address of an account, an unknown one and one that has asked before get the same answer', async () => {
  const accounts = await testAccounts(database())
  const browser = await signUp(accounts, 'known@kingside.example')
  const answers = await Promise.all(
    ['known@kingside.example', 'unknown@kingside.example', 'unknown@kingside.example'].map(
      async (email) => {
        const { status, body } = await browser.call('POST', 'early-access/', { ...asked, email })
        return [status, body]
      },
    ),
  )
  const same = [201, { sent: true }]
  expect(answers).toEqual([same, same, same])
})

it('what fills in the field that nobody sees gets the same answer, and nothing is kept', async () => {
  const accounts = await testAccounts(database())
  const email = 'program@kingside.example'
  const { status, body } = await accounts
    .browser()
    .call('POST', 'early-access/', { ...asked, email, website: 'https://spam.example' })
  expect([status, body]).toEqual([201, { sent: true }])
  expect(await keptOf(email)).toEqual([])
})

it.each([
  [{ agreed: false }, 'bad_request'],
  [{ agreed: undefined }, 'bad_request'],
  [{ message: ' ' }, 'bad_request'],
  [{ message: 'x'.repeat(2001) }, 'bad_request'],
  [{ email: 'nobody' }, 'invalid_email'],
])('%j is refused, and nothing is kept', async (change, code) => {
  const accounts = await testAccounts(database())
  const request = { ...asked, email: 'refused@kingside.example', ...change }
  const refused = await accounts.browser().call('POST', 'early-access/', request)
  expect([refused.status, refused.body]).toMatchObject([400, { code }])
  expect(await keptOf(request.email)).toEqual([])
})

it('an address asks five times an hour', async () => {
  let ms = 0
  const limiter = createMemoryRateLimiter({ monotonic: () => ms })
  const accounts = await testAccounts(database(), { limiter })
  const browser = accounts.browser()
  const ask = () => browser.call('POST', 'early-access/', asked)
  for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(201)
  expect((await ask()).body).toMatchObject({ code: 'rate_limited' })
  ms += 60 * 60_000
  expect((await ask()).status).toBe(201)
})
