import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { provideCheckout } from './checkout.machine.ts'
import { autumn, prices } from './checkout.states.ts'
import type { CheckoutDeps, CheckoutInput, Coupon } from './checkout.types.ts'
import { selectCheckoutView } from './checkout.view.ts'
import { priceOf } from './price.ts'

const fast = { interval: 1 }
const never = () => new Promise<never>(() => {})
const done = async () => {}
const noAnswer = () => Promise.reject(new Error('timeout'))
const declined = () => Promise.reject({ status: 400, code: 'card_declined' })
const knows = (coupon: Partial<Coupon> = {}) => vi.fn(async () => ({ ...autumn, ...coupon }))

function start({
  deps = {},
  ...input
}: Partial<CheckoutInput> & { readonly deps?: Partial<CheckoutDeps> } = {}) {
  const clock = new SimulatedClock()
  const machine = provideCheckout({
    checkCoupon: never,
    openProvider: never,
    charge: never,
    fetchIsPaid: never,
    ...deps,
  })
  const actor = createActor(machine, {
    clock,
    input: { plan: 'annual', prices, isSignedIn: true, isPro: false, ...input },
  }).start()
  return { actor, clock, view: () => selectCheckoutView(actor.getSnapshot()) }
}

const account = { type: 'account.update' as const, isSignedIn: true }
const card = { type: 'card.submit' as const, cardToken: 'tok_secret' }

/** Lets every poll of a confirmation pass. */
async function passPolls({ clock }: ReturnType<typeof start>) {
  for (let poll = 1; poll <= 20; poll += 1) {
    clock.increment(2_000)
    await new Promise(setImmediate)
  }
}

describe('the price', () => {
  it('is 49.99 a year, a twelfth of it a month, and 5.99 for a single month', () => {
    expect(priceOf({ plan: 'annual', prices, coupon: null })).toEqual({
      currency: 'USD',
      cents: 4_999,
      fullCents: 4_999,
      perMonthCents: 417,
      savedPercent: 30,
    })
    expect(priceOf({ plan: 'monthly', prices, coupon: null })).toEqual({
      currency: 'USD',
      cents: 599,
      fullCents: 599,
      perMonthCents: 599,
      savedPercent: 0,
    })
  })

  it.each([
    [20, 3_999],
    [100, 0],
    [0, 4_999],
    [250, 0],
    [-10, 4_999],
  ])('is less by a coupon of %i %%', (percentOff, cents) => {
    const coupon = { ...autumn, percentOff }
    expect(priceOf({ plan: 'annual', prices, coupon })).toMatchObject({ cents, fullCents: 4_999 })
  })
})

describe('choosing', () => {
  it('needs an account', () => {
    const { actor, view } = start({ isSignedIn: false })
    expect(view().status).toBe('needs-account')
    actor.send({ type: 'pay.press' })
    expect(view().status).toBe('needs-account')
    actor.send({ ...account, isPro: false })
    expect(view()).toMatchObject({ status: 'choosing' })
  })

  it('sells Pro to nobody who has it, but lets them give it to another', () => {
    const { actor, view } = start({ isPro: true })
    actor.send(card)
    expect(view().status).toBe('already-pro')
    actor.send({ type: 'gift.set', email: ' aigerim@example.com ' })
    expect(view()).toMatchObject({
      status: 'choosing',
      giftFor: 'aigerim@example.com',
    })
    actor.send({ type: 'gift.set', email: '  ' })
    expect(view().status).toBe('already-pro')
  })

  it('is of a plan', () => {
    const { actor, view } = start()
    actor.send({ type: 'plan.choose', plan: 'monthly' })
    expect(view()).toMatchObject({
      plan: 'monthly',
      price: { cents: 599 },
      offers: { annual: { cents: 4_999 }, monthly: { cents: 599 } },
    })
  })

  it('notices when Pro comes from elsewhere meanwhile', () => {
    const { actor, view } = start()
    actor.send({ ...account, isPro: true })
    expect(view().status).toBe('already-pro')
  })
})

describe('a promo code', () => {
  it('makes it cheaper', async () => {
    const checkCoupon = knows()
    const { actor, view } = start({ deps: { checkCoupon } })
    actor.send({ type: 'coupon.apply', code: ' AUTUMN20 ' })
    expect(view()).toMatchObject({ status: 'choosing', isCheckingCoupon: true })
    await expect.poll(view, fast).toMatchObject({ coupon: autumn })
    expect(view()).toMatchObject({
      price: { cents: 3_999 },
      offers: { annual: { cents: 3_999 }, monthly: { cents: 479 } },
    })
    expect(checkCoupon.mock.lastCall).toEqual([{ code: 'AUTUMN20' }, expect.any(AbortSignal)])
    actor.send({ type: 'coupon.remove' })
    expect(view()).toMatchObject({ coupon: null, price: { cents: 4_999 } })
  })

  it.each([
    ['coupon_expired', knows({ isValid: false })],
    ['coupon_unknown', () => Promise.reject({ status: 404 })],
    ['coupon_unknown', noAnswer],
  ])('is refused: %s', async (couponError, checkCoupon) => {
    const { actor, view } = start({ deps: { checkCoupon } })
    actor.send({ type: 'coupon.apply', code: 'SPRING' })
    await expect
      .poll(view, fast)
      .toMatchObject({ isCheckingCoupon: false, couponError, coupon: null })
  })

  it('must not be empty', () => {
    const { actor, view } = start()
    actor.send({ type: 'coupon.apply', code: '  ' })
    expect(view()).toMatchObject({ isCheckingCoupon: false, couponError: 'coupon_empty' })
  })

  it('drops the one before while it is checked, and can be taken back', async () => {
    const { actor, view } = start({ deps: { checkCoupon: knows() } })
    actor.send({ type: 'coupon.apply', code: 'AUTUMN20' })
    await expect.poll(view, fast).toMatchObject({ coupon: autumn })
    actor.send({ type: 'coupon.apply', code: 'OTHER' })
    expect(view()).toMatchObject({ coupon: null })
    actor.send({ type: 'coupon.remove' })
    expect(view()).toMatchObject({ isCheckingCoupon: false, coupon: null, couponError: null })
    await new Promise(setImmediate)
    expect(view().coupon).toBeNull()
  })

  it('can’t be paid for while it is checked', () => {
    const { actor, view } = start()
    actor.send({ type: 'coupon.apply', code: 'AUTUMN20' })
    actor.send({ type: 'pay.press' })
    actor.send(card)
    expect(view()).toMatchObject({ status: 'choosing', isCheckingCoupon: true })
  })
})

describe('the provider', () => {
  it('is opened once, with the price of the plan', async () => {
    const openProvider = vi.fn(async (_input: unknown, _signal: AbortSignal) => {})
    const { actor, view } = start({ deps: { openProvider } })
    actor.send({ type: 'pay.press' })
    actor.send({ type: 'pay.press' })
    actor.send({ type: 'plan.choose', plan: 'monthly' })
    expect(view()).toMatchObject({ doing: 'opening-provider', plan: 'annual' })
    await expect.poll(view, fast).toMatchObject({ doing: 'at-provider' })
    expect(openProvider.mock.calls.map(([input]) => input)).toEqual([
      { priceId: 'pro-annual', coupon: null, giftFor: null },
    ])
  })

  it('sells with a promo code, and as a gift', async () => {
    const openProvider = vi.fn(async (_input: unknown, _signal: AbortSignal) => {})
    const { actor, view } = start({ deps: { openProvider, checkCoupon: knows() } })
    actor.send({ type: 'gift.set', email: 'aigerim@example.com' })
    actor.send({ type: 'coupon.apply', code: 'AUTUMN20' })
    await expect.poll(view, fast).toMatchObject({ coupon: autumn })
    actor.send({ type: 'pay.press' })
    expect(openProvider.mock.lastCall?.[0]).toEqual({
      priceId: 'pro-annual',
      coupon: 'AUTUMN20',
      giftFor: 'aigerim@example.com',
    })
  })

  it('could not be opened: it can be tried again', async () => {
    const { actor, view } = start({ deps: { openProvider: noAnswer } })
    actor.send({ type: 'pay.press' })
    await expect
      .poll(view, fast)
      .toMatchObject({ status: 'failed', failure: 'provider_unavailable' })
    actor.send({ type: 'checkout.retry' })
    expect(view().status).toBe('choosing')
  })

  it.each([
    ['aborted', async () => false],
    ['aborted', noAnswer],
    ['succeeded', async () => true],
  ])('was left by the browser’s button: %s', async (status, fetchIsPaid) => {
    const { actor, view } = start({ deps: { openProvider: done, fetchIsPaid } })
    actor.send({ type: 'pay.press' })
    await expect.poll(view, fast).toMatchObject({ doing: 'at-provider' })
    actor.send({ type: 'payment.abandon' })
    await expect.poll(view, fast).toMatchObject({ status })
  })

  it('sent the person back: failed or aborted, with the same plan to try again', () => {
    const failed = start({ returned: 'failed', plan: 'monthly' })
    expect(failed.view()).toMatchObject({ status: 'failed', failure: 'payment_failed' })
    failed.actor.send({ type: 'checkout.retry' })
    expect(failed.view()).toMatchObject({ status: 'choosing', plan: 'monthly' })
    expect(start({ returned: 'aborted' }).view().status).toBe('aborted')
  })
})

describe('after a payment', () => {
  it('the profile is asked for every 2 s until it says Pro: the address proves nothing', async () => {
    const fetchIsPaid = vi
      .fn<CheckoutDeps['fetchIsPaid']>()
      .mockResolvedValueOnce(false)
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(true)
    const { clock, view } = start({ returned: 'paid', deps: { fetchIsPaid } })
    expect(view()).toMatchObject({ status: 'busy', doing: 'confirming' })
    clock.increment(1_999)
    expect(fetchIsPaid).not.toHaveBeenCalled()
    clock.increment(1)
    for (const polls of [1, 2, 3]) {
      expect(fetchIsPaid).toHaveBeenCalledTimes(polls)
      await new Promise(setImmediate)
      clock.increment(2_000)
    }
    expect(view().status).toBe('succeeded')
  })

  it('is pending after 15 polls, and can be asked for again', async () => {
    const fetchIsPaid = vi.fn(async () => false)
    const checkout = start({ returned: 'paid', deps: { fetchIsPaid } })
    await passPolls(checkout)
    expect(fetchIsPaid).toHaveBeenCalledTimes(15)
    expect(checkout.view()).toMatchObject({ status: 'pending', next: 'recheck' })
    checkout.actor.send({ type: 'checkout.retry' })
    expect(checkout.view().status).toBe('pending')
    checkout.actor.send({ type: 'payment.recheck' })
    expect(checkout.view()).toMatchObject({ doing: 'confirming' })
  })

  it('succeeds at once when the profile comes by itself, also when it was pending', async () => {
    const early = start({ returned: 'paid' })
    early.actor.send({ ...account, isPro: true })
    expect(early.view().status).toBe('succeeded')

    const late = start({ returned: 'paid', deps: { fetchIsPaid: noAnswer } })
    await passPolls(late)
    expect(late.view().status).toBe('pending')
    late.actor.send({ ...account, isPro: true })
    expect(late.view().status).toBe('succeeded')
  })
})

describe('a card', () => {
  it('is charged once for plan and coupon, and its token is not kept', async () => {
    const charge = vi.fn(async (_input: unknown, _signal: AbortSignal) => {})
    const { actor, view } = start({ deps: { charge, checkCoupon: knows() } })
    actor.send({ type: 'coupon.apply', code: 'AUTUMN20' })
    await expect.poll(view, fast).toMatchObject({ coupon: autumn })
    actor.send(card)
    actor.send(card)
    expect(view()).toMatchObject({ doing: 'charging' })
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('tok_secret')
    await expect.poll(view, fast).toMatchObject({ doing: 'confirming' })
    expect(charge.mock.calls.map(([input]) => input)).toEqual([
      { cardToken: 'tok_secret', plan: 'pro-annual', coupon: 'AUTUMN20', giftFor: null },
    ])
  })

  it('was declined: nothing was paid, and it can be tried again with the same coupon', async () => {
    const { actor, view } = start({ deps: { charge: declined, checkCoupon: knows() } })
    actor.send({ type: 'coupon.apply', code: 'AUTUMN20' })
    await expect.poll(view, fast).toMatchObject({ coupon: autumn })
    actor.send(card)
    await expect.poll(view, fast).toMatchObject({ status: 'failed', failure: 'card_declined' })
    actor.send({ type: 'checkout.retry' })
    expect(view()).toMatchObject({ status: 'choosing', coupon: autumn })
  })

  it.each([
    ['no answer', noAnswer],
    ['a server error', () => Promise.reject({ status: 500 })],
  ])('is not charged again after %s: the profile tells whether it was', async (_, charge) => {
    const { actor, clock, view } = start({ deps: { charge, fetchIsPaid: async () => true } })
    actor.send(card)
    await expect.poll(view, fast).toMatchObject({ doing: 'confirming' })
    actor.send(card)
    expect(view()).toMatchObject({ doing: 'confirming' })
    clock.increment(2_000)
    await expect.poll(view, fast).toMatchObject({ status: 'succeeded' })
  })
})

describe('a refusal', () => {
  it('that is not of the card says so', async () => {
    const charge = () => Promise.reject({ status: 404, code: 'coupon_unknown' })
    const { actor, view } = start({ deps: { charge } })
    actor.send(card)
    await expect.poll(view, fast).toMatchObject({ status: 'failed', failure: 'payment_failed' })
  })
})

describe('a gift', () => {
  const give = (deps: Partial<CheckoutDeps>) => {
    const checkout = start({ deps })
    checkout.actor.send({ type: 'gift.set', email: 'aigerim@example.com' })
    checkout.actor.send(card)
    return checkout
  }

  it('is done when the card was charged, though the giver has no Pro', async () => {
    const charge = vi.fn(async (_input: unknown, _signal: AbortSignal) => {})
    const { view } = give({ charge })
    await expect.poll(view, fast).toMatchObject({ status: 'succeeded' })
    expect(charge.mock.lastCall?.[0]).toMatchObject({ giftFor: 'aigerim@example.com' })
  })

  it('without an answer is pending: nothing tells whether it was charged, so only the giver tries again', async () => {
    const { actor, view } = give({ charge: noAnswer })
    await expect.poll(view, fast).toMatchObject({ status: 'pending', next: 'retry' })
    actor.send({ type: 'payment.recheck' })
    expect(view().status).toBe('pending')
    actor.send({ type: 'checkout.retry' })
    expect(view()).toMatchObject({ status: 'choosing', giftFor: 'aigerim@example.com' })
  })

  it('that was paid at the provider’s page is asked for by its order, and makes nobody here Pro', async () => {
    const fetchIsPaid = vi.fn<CheckoutDeps['fetchIsPaid']>(async () => true)
    const { actor, clock, view } = start({
      returned: 'paid',
      giftFor: 'aigerim@example.com',
      deps: { fetchIsPaid },
    })
    clock.increment(2_000)
    await expect.poll(view, fast).toMatchObject({ status: 'succeeded' })
    expect(fetchIsPaid.mock.lastCall?.[0]).toEqual({ isGift: true })
    expect(actor.getSnapshot().context.isPro).toBe(false)
  })
})
