import { describe, expect, it } from 'vitest'
import { sweepOver } from '../../db/accounts/sweep-over.ts'
import { createReports } from '../../db/reports/reports.ts'
import { signUp, testAccounts } from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()

const list = () => createReports(database()).list(10, 0)

describe('a report of a page', () => {
  it('is kept for 30 days, with the uid of a member and of nobody else', async () => {
    const accounts = await testAccounts(database())
    const visitor = accounts.browser()
    await visitor.call('POST', 'ping/')
    const failed = { event: 'notifications_failed', call: 'mark-read' }
    expect((await visitor.call('POST', 'utils/reports/', failed)).status).toBe(200)
    const member = await signUp(accounts, 'reports@kingside.example')
    const uid = Reflect.get(Object((await member.call('GET', 'me/')).body), 'uid')
    await member.call('POST', 'utils/reports/', { event: 'registration_complete' })
    const { reports } = await list()
    const at = accounts.account.clock.now()
    expect(reports).toEqual([
      { id: expect.any(Number), event: 'registration_complete', call: null, playerUid: uid, at },
      { id: expect.any(Number), ...failed, playerUid: null, at },
    ])
    const later = (days: number) => new Date(at.getTime() + days * 86_400_000)
    await sweepOver(database(), later(30))
    expect((await list()).count).toBe(2)
    await sweepOver(database(), later(31))
    expect((await list()).count).toBe(0)
  })

  it.each([
    {},
    { event: 'purchase' },
    { event: 'tower_failed', call: 'me@kingside.example' },
    { event: 'tower_failed', call: 'x'.repeat(41) },
  ])('is not %j', async (body) => {
    const accounts = await testAccounts(database())
    const { status } = await accounts.browser().call('POST', 'utils/reports/', body)
    expect(status).toBe(400)
    expect((await list()).count).toBe(0)
  })

  it('too many are refused, with the time', async () => {
    const accounts = await testAccounts(database(), {
      limiter: { take: async () => ({ ok: false, retryAfterMs: 4_000 }) },
    })
    const { status, response } = await accounts
      .browser()
      .call('POST', 'utils/reports/', { event: 'tower_failed' })
    expect(status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('4')
  })
})
