import { expect, it } from 'vitest'
import { createSupportMessages } from '../../db/support/support-messages.ts'
import { createMemoryRateLimiter } from '../../domain/limits/rate-limiter.ts'
import { signUp, testAccounts } from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()

const written = {
  subject: 'A ban that I do not understand',
  message: 'I was banned today.\n\nPlease look at my games again.',
  reply_to: 'dana@kingside.example',
}

it('a message is kept, mailed to the operator and answered to the address that was typed', async () => {
  const accounts = await testAccounts(database())
  const { status, body } = await accounts.browser().call('POST', 'utils/support/', written)
  expect([status, body]).toEqual([201, { id: expect.any(Number) }])
  const mail = await accounts.mailTo('operator@kingside.example')
  expect(mail?.subject).toMatch(/^\[Support \d+\] A ban that I do not understand$/)
  expect(mail?.body).toContain('Please look at my games again.')
  expect(mail?.body).toContain('dana@kingside.example')
})

it('a message of a member names the member, in the language of the page', async () => {
  const accounts = await testAccounts(database())
  const browser = await signUp(accounts, 'writer@kingside.example')
  await browser.call('POST', 'utils/support/', written, { 'accept-language': 'kk' })
  const { messages } = await createSupportMessages(database()).list(1, 0)
  expect(messages[0]).toMatchObject({
    language: 'kz',
    replyTo: 'dana@kingside.example',
    player: { uid: expect.any(String) },
  })
})

it('4,000 characters of any script are taken, one more is not', async () => {
  const accounts = await testAccounts(database())
  const browser = accounts.browser()
  const write = (message: string) => browser.call('POST', 'utils/support/', { ...written, message })
  expect((await write('棋'.repeat(4_000))).status).toBe(201)
  expect((await write('x'.repeat(4_001))).status).toBe(400)
})

it.each([
  [{ subject: ' ' }, 'bad_request'],
  [{ subject: 'x'.repeat(121) }, 'bad_request'],
  [{ message: '' }, 'bad_request'],
  [{ reply_to: 'nobody' }, 'invalid_email'],
])('%j is refused and costs no try', async (change, code) => {
  const limiter = createMemoryRateLimiter({ monotonic: () => 0 })
  const accounts = await testAccounts(database(), { limiter })
  const browser = accounts.browser()
  for (let time = 0; time < 6; time += 1) {
    const refused = await browser.call('POST', 'utils/support/', { ...written, ...change })
    expect([refused.status, refused.body]).toMatchObject([400, { code }])
  }
  expect((await browser.call('POST', 'utils/support/', written)).status).toBe(201)
})

it('an address writes five times an hour, and is told when it may again', async () => {
  let ms = 0
  const limiter = createMemoryRateLimiter({ monotonic: () => ms })
  const accounts = await testAccounts(database(), { limiter })
  const browser = accounts.browser()
  const write = () => browser.call('POST', 'utils/support/', written)
  for (let time = 0; time < 5; time += 1) expect((await write()).status).toBe(201)
  const refused = await write()
  expect([refused.status, refused.body]).toMatchObject([429, { code: 'rate_limited' }])
  expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0)
  ms += 60 * 60_000
  expect((await write()).status).toBe(201)
})

it('a message is kept though its mail fails', async () => {
  const accounts = await testAccounts(database())
  const send = accounts.account.mailer.send
  Object.assign(accounts.account.mailer, { send: () => Promise.reject(new Error('no mail')) })
  const { body } = await accounts.browser().call('POST', 'utils/support/', written)
  await accounts.mailTo('operator@kingside.example')
  Object.assign(accounts.account.mailer, { send })
  const { messages } = await createSupportMessages(database()).list(1, 0)
  expect(messages[0]?.id).toBe(Reflect.get(Object(body), 'id'))
  expect(accounts.failures).toHaveLength(1)
})
