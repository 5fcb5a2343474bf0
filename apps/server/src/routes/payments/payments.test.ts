import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { coupons, orders, paymentLedger } from '../../db/schema.ts'
import { sweepPayments } from '../../domain/payments/sweep-payments.ts'
import {
  goodPassword,
  signUp,
  testAccounts,
  type TestBrowser,
} from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
const back = { success_url: '/membership?paidResult=1', cancel_url: '/pricing?paidResult=aborted' }
const day = 86_400_000

let members = 0
async function site(db: Database = database()) {
  const accounts = await testAccounts(db)
  const pages = accounts.payments.sandbox.sandbox?.payments?.pages
  if (!pages) throw new Error('The test has no sandbox.')
  const join = async () => {
    const email = `payer-${(members += 1)}@kingside.example`
    return { email, browser: await signUp(accounts, email) }
  }
  const post = (browser: TestBrowser, path: string, body: unknown = {}, key?: string) =>
    browser.call('POST', path, body, key === undefined ? {} : { 'idempotency-key': key })
  const openCheckout = async (browser: TestBrowser, plan = 'pro-annual', more: object = {}) => {
    const path = `payments-v2/get-checkout-session-url/subscription/${plan}/`
    const { status, body } = await post(browser, path, { ...back, ...more })
    expect([status, body]).toEqual([
      200,
      { url: expect.stringMatching(/\/dev\/payments\/cs_/), order_id: expect.any(String) },
    ])
    return textOf(body, 'url').split('/').at(-1) ?? ''
  }
  const me = async (browser: TestBrowser) => {
    const { body } = await browser.call('GET', 'me/')
    return body
  }
  /** Lets days go by, after which the member signs in again. */
  const waitDays = async (days: number, { browser, email }: Awaited<ReturnType<typeof join>>) => {
    accounts.wait(days * day)
    await browser.call('POST', 'accounts/auth/login/', { email, password: goodPassword })
  }
  const sweep = async () => {
    await pages.sweep()
    await sweepPayments(accounts.payments.ports)
  }
  return { ...accounts, pages, join, post, openCheckout, me, sweep, waitDays }
}

const textOf = (body: unknown, field: string): string => String(Reflect.get(Object(body), field))

const purchase = (part: object) => ({ recurring_purchase: expect.objectContaining(part) })

describe('Pro by the provider’s page', () => {
  it('begins with the signed message, is renewed, cancelled, resumed, and ends', async () => {
    const { join, openCheckout, pages, me, post, waitDays, sweep, mailTo } = await site()
    const member = await join()
    const { browser, email } = member
    expect(await me(browser)).toMatchObject({ access_level: 1, recurring_purchase: null })
    const session = await openCheckout(browser, 'pro-monthly')
    expect(await pages.pay(session, 'card-declined')).toBeNull()
    expect(await me(browser)).toMatchObject({ access_level: 1 })
    expect(await pages.pay(session, 'card')).toBe('http://localhost/membership?paidResult=1')
    const paid = await me(browser)
    expect(paid).toMatchObject({
      access_level: 2,
      ...purchase({
        kind: 'paid',
        status: 'active',
        period: 'monthly',
        method: 'card',
        valid_to: '2026-02-28T12:00:00.000Z',
        cancel_at_period_end: false,
      }),
    })
    const id = textOf(Reflect.get(Object(paid), 'recurring_purchase'), 'id')

    const again = await post(
      browser,
      'payments-v2/get-checkout-session-url/subscription/pro-annual/',
      back,
    )
    expect(again).toMatchObject({ status: 400, body: { code: 'already_pro' } })

    await waitDays(28, member)
    await sweep()
    expect(await me(browser)).toMatchObject(purchase({ valid_to: '2026-03-28T12:00:00.000Z' }))

    const cancelled = await post(browser, `subscriptions/${id}/cancel/`, { notify: true })
    expect(cancelled).toMatchObject({ status: 200, body: { cancel_at_period_end: true } })
    expect((await mailTo(email))?.subject).toBe('Your Pro won’t renew')
    const twice = await post(browser, `subscriptions/${id}/cancel/`, {})
    expect(twice.body).toMatchObject({ code: 'subscription_not_cancellable' })
    const resumed = await post(browser, `subscriptions/${id}/reactivate/`, {})
    expect(resumed).toMatchObject({ status: 200, body: { cancel_at_period_end: false } })

    await post(browser, `subscriptions/${id}/cancel/`, {})
    await waitDays(29, member)
    await sweep()
    expect(await me(browser)).toMatchObject({
      access_level: 1,
      ...purchase({ status: 'cancelled', valid_to: '2026-03-28T12:00:00.000Z' }),
    })
    const over = await post(browser, `subscriptions/${id}/reactivate/`, {})
    expect(over).toMatchObject({
      status: 406,
      body: { code: 'subscribe_manually', detail: 'Please subscribe manually after 2026-03-28' },
    })
  })

  it('S-14: goes back to no other site', async () => {
    const { join, post } = await site()
    const { browser } = await join()
    const answer = await post(
      browser,
      'payments-v2/get-checkout-session-url/subscription/pro-annual/',
      { ...back, success_url: 'https://evil.example/' },
    )
    expect(answer).toMatchObject({ status: 400, body: { code: 'return_url_not_allowed' } })
  })

  it('S-45: what stands in the address grants nothing, nor does a message that nobody signed', async () => {
    const { join, openCheckout, me, app } = await site()
    const { browser } = await join()
    const session = await openCheckout(browser)
    await browser.request('GET', '/membership?paidResult=1&subscriptionType=pro-annual')
    const object = { id: session, payment_status: 'paid', mode: 'subscription' }
    const body = JSON.stringify({
      id: 'evt_forged',
      type: 'checkout.session.completed',
      created: 1_769_860_800,
      livemode: false,
      data: { object },
    })
    for (const signature of ['', 't=1769860800,v1=00', 't=,v1=']) {
      const answer = await app.request('/api/payments/webhook/', {
        method: 'POST',
        body,
        headers: { 'stripe-signature': signature },
      })
      expect(answer.status).toBe(400)
    }
    expect(await me(browser)).toMatchObject({ access_level: 1 })
  })

  it('S-61: costs what the server says, whatever is sent along', async () => {
    const { join, openCheckout, pages } = await site()
    const { browser } = await join()
    const session = await openCheckout(browser, 'pro-annual', { amount_cents: 1, currency: 'KZT' })
    expect((await pages.session(session))?.sale).toMatchObject({
      amountCents: 4999,
      currency: 'USD',
    })
  })

  it('S-61: two tabs that both pay make one membership, and the second money goes back', async () => {
    const { join, openCheckout, pages, me, sweep } = await site()
    const { browser } = await join()
    const [one, two] = [await openCheckout(browser), await openCheckout(browser, 'pro-monthly')]
    await pages.pay(one, 'card')
    await pages.pay(two, 'card')
    await sweep()
    expect(await me(browser)).toMatchObject({ access_level: 2, ...purchase({ period: 'annual' }) })
    const { body } = await browser.call('GET', 'me/orders/')
    expect(body).toMatchObject([
      { plan: 'pro-monthly', status: 'refunded' },
      { plan: 'pro-annual', status: 'paid' },
    ])
  })

  it('S-63: a chargeback ends Pro at once, and the subscription with it', async () => {
    const { join, openCheckout, pages, me, sweep } = await site()
    const { browser } = await join()
    const session = await openCheckout(browser)
    await pages.pay(session, 'card')
    const [row] = await database()
      .select({ ref: orders.subscriptionRef })
      .from(orders)
      .where(eq(orders.sessionRef, session))
    await pages.act(row?.ref ?? '', 'dispute')
    await sweep()
    expect(await me(browser)).toMatchObject({
      access_level: 1,
      ...purchase({ status: 'cancelled' }),
    })
  })
})

describe('the wallet', () => {
  it('opens two weeks before the next billing, by the clock, and is not resumed', async () => {
    const { join, openCheckout, pages, me, post, waitDays } = await site()
    const member = await join()
    const { browser } = member
    await pages.pay(await openCheckout(browser), 'card')
    const id = textOf(Reflect.get(Object(await me(browser)), 'recurring_purchase'), 'id')
    const early = await post(browser, `subscriptions/${id}/switch-to-wallet/`)
    expect(early).toMatchObject({
      status: 406,
      body: { code: 'method_switch_too_early', detail: 'You can switch from 2027-01-17 on' },
    })
    await waitDays(351, member)
    const switched = await post(browser, `subscriptions/${id}/switch-to-wallet/`)
    expect(switched).toMatchObject({ status: 200, body: { method: 'wallet' } })
    await post(browser, `subscriptions/${id}/cancel/`)
    expect(await post(browser, `subscriptions/${id}/reactivate/`)).toMatchObject({
      status: 406,
      body: { code: 'subscribe_manually' },
    })
  })
})

describe('a card', () => {
  it('is charged once for one press, takes a coupon, and says when it is declined', async () => {
    const { join, post, me } = await site()
    const { browser } = await join()
    const code = `HALF${members}`
    await database()
      .insert(coupons)
      .values({ code, percentOff: 50, createdAt: new Date('2026-01-01'), maxUses: 1 })
    const pay = (token: string, key: string) =>
      post(
        browser,
        'charge/plan/',
        { stripeToken: token, plan: 'pro-annual', coupon: code.toLowerCase() },
        key,
      )
    expect(await pay('tok_sandbox_0002', 'press-1')).toMatchObject({
      status: 400,
      body: { code: 'card_declined' },
    })
    const first = await pay('tok_sandbox_4242', 'press-2')
    expect(first).toMatchObject({ status: 200, body: { amount_cents: 2499, status: 'succeeded' } })
    expect(await me(browser)).toMatchObject({ access_level: 2 })
    const over = await post(browser, 'coupon/', { coupon: code })
    expect(over.body).toMatchObject({ is_valid: false, percent_off: 50 })
    expect(await post(browser, 'coupon/', { coupon: 'NOSUCH' })).toMatchObject({
      status: 404,
      body: { code: 'coupon_unknown', detail: 'Unknown promo code' },
    })
  })

  it('that fails later is told, tried again, and replaced', async () => {
    const { join, post, me, pages, openCheckout, waitDays, sweep } = await site()
    const member = await join()
    const { browser } = member
    await pages.pay(await openCheckout(browser, 'pro-monthly'), 'card-fails-later')
    const id = textOf(Reflect.get(Object(await me(browser)), 'recurring_purchase'), 'id')
    await waitDays(29, member)
    await sweep()
    expect(await me(browser)).toMatchObject({
      access_level: 1,
      ...purchase({ status: 'renew-failed' }),
    })
    expect((await post(browser, `subscriptions/${id}/reactivate/`)).status).toBe(503)
    const changed = await post(browser, 'me/change-card/', { stripeToken: 'tok_sandbox_4242' })
    expect(changed).toMatchObject({ status: 200, body: { brand: 'visa', last4: '4242' } })
    expect((await post(browser, `subscriptions/${id}/reactivate/`)).status).toBe(200)
    expect(await me(browser)).toMatchObject({ access_level: 2, ...purchase({ status: 'active' }) })
  })
})

describe('a gift', () => {
  it('to a new address is a link that works once, and not for its giver', async () => {
    const { join, post, mailTo, me, payments } = await site()
    const { browser: giver } = await join()
    const address = `friend-${members}@kingside.example`
    const gift = { stripeToken: 'tok_sandbox_4242', plan: 'pro-annual', gift_for: address }
    expect((await post(giver, 'gift/plan/', gift, 'press')).status).toBe(200)
    const mail = await mailTo(address)
    const code = /gift=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? 'no link'
    expect((await giver.call('GET', `membership/gifts/${code}/`)).body).toMatchObject({
      plan: 'pro-annual',
      status: 'waiting',
    })
    expect((await post(giver, `membership/gifts/${code}/redeem/`)).body).toMatchObject({
      code: 'gift_own',
    })
    const { browser: friend } = await join()
    const taken = await Promise.all([
      post(friend, `membership/gifts/${code}/redeem/`),
      post(friend, `membership/gifts/${code}/redeem/`),
    ])
    expect(taken.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(await me(friend)).toMatchObject({
      access_level: 2,
      ...purchase({ kind: 'gift', valid_to: '2027-01-31T12:00:00.000Z' }),
    })
    expect(await me(giver)).toMatchObject({ access_level: 1 })
    expect(payments.ports.provider.name).toBe('sandbox')
  })

  it('to a member’s address is there at once, behind what is paid already', async () => {
    const { join, post, me, pages, openCheckout, mailTo } = await site()
    const { browser: giver } = await join()
    const { browser: member, email } = await join()
    await pages.pay(await openCheckout(member, 'pro-monthly'), 'card')
    const gift = { stripeToken: 'tok_sandbox_4242', plan: 'pro-monthly', gift_for: email }
    await post(giver, 'gift/plan/', gift, 'press')
    expect(await me(member)).toMatchObject(
      purchase({ kind: 'paid', valid_to: '2026-02-28T12:00:00.000Z', free_months: 1 }),
    )
    expect((await mailTo(email))?.subject).toBe('You’ve been given Kingside Pro for a month')
  })

  it('is known by its order, also when another was begun in a second tab', async () => {
    const { join, post, pages } = await site()
    const { browser: giver } = await join()
    const begin = async (address: string) => {
      const path = 'payments-v2/get-checkout-session-url/subscription/pro-monthly/'
      const { body } = await post(giver, path, { ...back, gift_for: address })
      const session = textOf(body, 'url').split('/').at(-1) ?? ''
      return { id: textOf(body, 'order_id'), session }
    }
    const first = await begin('first-friend@kingside.example')
    const second = await begin('second-friend@kingside.example')
    await pages.pay(first.session, 'card')
    const { body } = await giver.call('GET', 'me/orders/')
    expect(body).toHaveLength(2)
    expect(body).toContainEqual(expect.objectContaining({ id: first.id, status: 'paid' }))
    expect(body).toContainEqual(expect.objectContaining({ id: second.id, status: 'open' }))
  })

  it('by a link somebody without an account pays for a member, whose name is all that is told', async () => {
    const { join, post, me, pages, browser: stranger } = await site()
    const { browser: member, email } = await join()
    await member.call('PATCH', 'me/', { first_name: 'Dana', last_name: 'Serik' })
    const made = await post(member, 'membership/pay-links/', { plan: 'pro-annual' })
    const code = textOf(made.body, 'url').split('/').at(-1) ?? ''
    const visitor = stranger()
    const told = await visitor.call('GET', `membership/pay-links/${code}/`)
    expect(told.body).toMatchObject({ name: 'Dana Serik', price: 4999, status: 'open' })
    expect(JSON.stringify(told.body)).not.toContain(email)
    const opened = await post(visitor, `membership/pay-links/${code}/checkout/`, back)
    await pages.pay(textOf(opened.body, 'url').split('/').at(-1) ?? '', 'wallet')
    expect(await me(member)).toMatchObject({ access_level: 2, ...purchase({ kind: 'gift' }) })
    const again = await post(visitor, `membership/pay-links/${code}/checkout/`, back)
    expect(again.body).toMatchObject({ code: 'pay_link_over' })
  })
})

it('a message that was not heard before a restart is said again', async () => {
  const { join, openCheckout, pages, me, payments, sweep } = await site()
  const { browser } = await join()
  const session = await openCheckout(browser)
  const { store } = payments.ports
  const { apply } = store
  Object.assign(store, { apply: () => Promise.reject(new Error('The server died.')) })
  await pages.pay(session, 'card')
  expect(await me(browser)).toMatchObject({ access_level: 1 })
  Object.assign(store, { apply })
  await sweep()
  expect(await me(browser)).toMatchObject({ access_level: 2 })
})

it('the ledger takes neither change nor deletion', async () => {
  const { join, openCheckout, pages } = await site()
  const { browser } = await join()
  await pages.pay(await openCheckout(browser), 'card')
  const db = database()
  const change = db.update(paymentLedger).set({ amountCents: 1 })
  await expect(change).rejects.toThrow('update "payment_ledger"')
  await expect(db.delete(paymentLedger)).rejects.toThrow('delete from "payment_ledger"')
})
