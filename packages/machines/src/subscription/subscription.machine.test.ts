import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { provideSubscription } from './subscription.machine.ts'
import { annual, now, subscriptionSnapshotAt } from './subscription.states.ts'
import type { Membership, SubscriptionDeps, SubscriptionInput } from './subscription.types.ts'
import { selectSubscriptionView } from './subscription.view.ts'

const fast = { interval: 1 }
const day = 24 * 3_600_000
const never = () => new Promise<never>(() => {})
const done = async () => {}
const refusedWith = (status: number) => () => Promise.reject({ status })
const noAnswer = () => Promise.reject(new Error('timeout'))
const has = (membership: Partial<Membership>) =>
  vi.fn(async (): Promise<Membership | null> => ({ ...annual, ...membership }))

function start({
  membership = annual,
  now: startedAt = now,
  ...deps
}: Partial<SubscriptionInput> & Partial<SubscriptionDeps> = {}) {
  const clock = new SimulatedClock()
  const machine = provideSubscription({
    cancel: never,
    reactivate: never,
    fetchMembership: never,
    openPortal: never,
    changeCard: never,
    switchToWallet: never,
    ...deps,
  })
  const actor = createActor(machine, { clock, input: { membership, now: startedAt } }).start()
  const view = () => selectSubscriptionView(actor.getSnapshot())
  return { actor, clock, view }
}

it.each([
  ['renewing', {}],
  ['unsettled', { cancelAtPeriodEnd: null }],
  ['lifetime', { kind: 'lifetime' as const }],
  ['renew-failed', { status: 'renew-failed' as const }],
  ['ended', { status: 'ended' as const }],
])('keeps showing %s while something goes on', (status, membership) => {
  const snapshot = subscriptionSnapshotAt(
    { changing: 'refreshing' },
    { membership: { ...annual, ...membership } },
  )
  expect(selectSubscriptionView(snapshot)).toMatchObject({
    status: 'busy',
    doing: 'refreshing',
    card: { status },
  })
})

describe('the card', () => {
  it.each([
    ['renewing', {}],
    ['ending', { cancelAtPeriodEnd: true }],
    ['unsettled', { cancelAtPeriodEnd: null }],
    ['gift', { kind: 'gift' as const }],
    ['lifetime', { kind: 'lifetime' as const, status: 'ended' as const }],
    ['renew-failed', { status: 'renew-failed' as const }],
    ['unpaid', { status: 'unpaid' as const }],
    ['invalid-payment', { status: 'invalid-payment' as const }],
    ['cancelled', { status: 'cancelled' as const }],
    ['ended', { status: 'ended' as const }],
    ['ended', { kind: 'gift' as const, status: 'ended' as const }],
  ])('shows %s for %o', (status, membership) => {
    expect(start({ membership: { ...annual, ...membership } }).view().status).toBe(status)
  })

  it('shows none to who was never a member', () => {
    expect(start({ membership: null }).view()).toMatchObject({
      status: 'none',
      isRatingFrozen: true,
    })
  })

  it('tells that the rating is frozen once Pro is over, and not before', () => {
    const frozen = (membership: Partial<Membership>) =>
      start({ membership: { ...annual, ...membership } }).view().isRatingFrozen
    expect(frozen({ status: 'ended' })).toBe(true)
    expect(frozen({ status: 'cancelled' })).toBe(true)
    expect(frozen({ cancelAtPeriodEnd: true })).toBe(false)
    expect(frozen({ status: 'unpaid' })).toBe(false)
    expect(frozen({ kind: 'lifetime', status: 'ended' })).toBe(false)
  })

  it('follows the profile', () => {
    const { actor, view } = start()
    actor.send({ type: 'membership.update', membership: { ...annual, status: 'unpaid' } })
    expect(view()).toMatchObject({ status: 'unpaid' })
    actor.send({ type: 'membership.update', membership: null })
    expect(view()).toMatchObject({ status: 'none' })
  })

  it('asks the server when the period is over', async () => {
    const fetchMembership = has({ status: 'ended' })
    const { clock, view } = start({
      membership: { ...annual, validTo: now + 1_000, cancelAtPeriodEnd: true },
      fetchMembership,
    })
    clock.increment(999)
    expect(fetchMembership).not.toHaveBeenCalled()
    clock.increment(1)
    await expect.poll(view, fast).toMatchObject({ status: 'ended', endedAt: annual.validTo })
  })
})

describe('cancelling', () => {
  it('asks first', () => {
    const cancel = vi.fn(never)
    const { actor, view } = start({ cancel })
    actor.send({ type: 'renewal.cancel' })
    expect(view()).toMatchObject({
      status: 'confirming',
      endsAt: annual.validTo,
      card: { status: 'renewing', renewsAt: annual.validTo },
    })
    actor.send({ type: 'cancel.dismiss' })
    expect(view().status).toBe('renewing')
    expect(cancel).not.toHaveBeenCalled()
  })

  it('is one call, and then polls every 2 s until it is known whether it renews', async () => {
    const cancel = vi.fn(async (_call: unknown) => {})
    const fetchMembership = vi
      .fn<SubscriptionDeps['fetchMembership']>()
      .mockResolvedValueOnce({ ...annual, cancelAtPeriodEnd: null })
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ ...annual, cancelAtPeriodEnd: true })
    const { actor, clock, view } = start({ cancel, fetchMembership })
    actor.send({ type: 'renewal.cancel' })
    actor.send({ type: 'cancel.confirm' })
    actor.send({ type: 'cancel.confirm' })
    expect(view()).toMatchObject({ doing: 'cancelling' })
    await expect.poll(view, fast).toMatchObject({ doing: 'confirming-change' })
    clock.increment(1_999)
    expect(fetchMembership).not.toHaveBeenCalled()
    clock.increment(1)
    for (const polls of [1, 2, 3]) {
      expect(fetchMembership).toHaveBeenCalledTimes(polls)
      await new Promise(setImmediate)
      clock.increment(2_000)
    }
    expect(view()).toMatchObject({ status: 'ending', endsAt: annual.validTo, failure: null })
    expect(cancel.mock.calls.map(([call]) => call)).toEqual([{ subscriptionId: annual.id }])
  })

  it('polls no more than 15 times, says that it is not confirmed, and can ask again', async () => {
    const fetchMembership = has({ cancelAtPeriodEnd: null })
    const { actor, clock, view } = start({ cancel: done, fetchMembership })
    actor.send({ type: 'renewal.cancel' })
    actor.send({ type: 'cancel.confirm' })
    await expect.poll(view, fast).toMatchObject({ doing: 'confirming-change' })
    for (let poll = 1; poll <= 20; poll += 1) {
      clock.increment(2_000)
      await new Promise(setImmediate)
    }
    expect(fetchMembership).toHaveBeenCalledTimes(15)
    expect(view()).toMatchObject({ status: 'unsettled', failure: { code: 'not_confirmed' } })
    actor.send({ type: 'renewal.recheck' })
    clock.increment(2_000)
    expect(fetchMembership).toHaveBeenCalledTimes(16)
  })

  it('tells when it is refused', async () => {
    const { actor, view } = start({ cancel: refusedWith(400) })
    actor.send({ type: 'renewal.cancel' })
    actor.send({ type: 'cancel.confirm' })
    await expect
      .poll(view, fast)
      .toMatchObject({ status: 'renewing', failure: { code: 'cancel_refused' } })
  })

  it.each([
    ['a server error', refusedWith(500)],
    ['no answer', noAnswer],
  ])('asks what is true after %s', async (_, cancel) => {
    const kept = start({ cancel, fetchMembership: has({}) })
    kept.actor.send({ type: 'renewal.cancel' })
    kept.actor.send({ type: 'cancel.confirm' })
    await expect
      .poll(kept.view, fast)
      .toMatchObject({ status: 'renewing', failure: { code: 'server_error' } })

    const gone = start({ cancel, fetchMembership: has({ cancelAtPeriodEnd: true }) })
    gone.actor.send({ type: 'renewal.cancel' })
    gone.actor.send({ type: 'cancel.confirm' })
    await expect.poll(gone.view, fast).toMatchObject({ status: 'ending', failure: null })
  })

  it('is not for a gift, a lifetime, or what is over', () => {
    for (const other of [
      { kind: 'gift' as const },
      { kind: 'lifetime' as const },
      { status: 'ended' as const },
      { cancelAtPeriodEnd: true },
    ]) {
      const { actor, view } = start({ membership: { ...annual, ...other } })
      const before = view()
      actor.send({ type: 'renewal.cancel' })
      expect(view()).toEqual(before)
    }
  })

  it('asks no longer when the membership changes under the question', () => {
    const { actor, view } = start()
    actor.send({ type: 'renewal.cancel' })
    actor.send({ type: 'membership.update', membership: { ...annual, cancelAtPeriodEnd: true } })
    expect(view().status).toBe('ending')
  })
})

describe('turning auto-renew on again', () => {
  const membership = { ...annual, cancelAtPeriodEnd: true }

  it('polls until it is known, too', async () => {
    const fetchMembership = has({})
    const { actor, clock, view } = start({ membership, reactivate: done, fetchMembership })
    actor.send({ type: 'renewal.resume' })
    await expect.poll(view, fast).toMatchObject({ doing: 'confirming-change' })
    clock.increment(2_000)
    await expect.poll(view, fast).toMatchObject({ status: 'renewing' })
  })

  it('is refused with 406: subscribe manually after the date', async () => {
    const { actor, view } = start({ membership, reactivate: refusedWith(406) })
    actor.send({ type: 'renewal.resume' })
    await expect.poll(view, fast).toMatchObject({
      status: 'ending',
      failure: { code: 'subscribe_manually_after', date: annual.validTo },
    })
  })

  it.each([
    ['400', refusedWith(400)],
    ['no answer', noAnswer],
  ])('is a server error otherwise: %s', async (_, reactivate) => {
    const fetchMembership = has({ cancelAtPeriodEnd: true })
    const { actor, view } = start({ membership, reactivate, fetchMembership })
    actor.send({ type: 'renewal.resume' })
    await expect
      .poll(view, fast)
      .toMatchObject({ status: 'ending', failure: { code: 'server_error' } })
  })

  it('can be tried again when renewing failed', async () => {
    const failed = { ...annual, status: 'renew-failed' as const }
    const { actor, clock, view } = start({
      membership: failed,
      reactivate: done,
      fetchMembership: has({}),
    })
    actor.send({ type: 'renewal.resume' })
    await expect.poll(view, fast).toMatchObject({ doing: 'confirming-change' })
    clock.increment(2_000)
    await expect.poll(view, fast).toMatchObject({ status: 'renewing' })
  })
})

describe('payment data', () => {
  const membership = { ...annual, status: 'unpaid' as const }

  it('are updated at the provider’s portal, and what is true is asked on return', async () => {
    const { actor, view } = start({ membership, openPortal: done, fetchMembership: has({}) })
    actor.send({ type: 'payment.update' })
    expect(view()).toMatchObject({ doing: 'opening-portal' })
    await expect.poll(view, fast).toMatchObject({ doing: 'at-portal' })
    actor.send({ type: 'portal.return' })
    await expect.poll(view, fast).toMatchObject({ status: 'renewing' })
  })

  it('tell when the portal could not be opened', async () => {
    const { actor, view } = start({ membership, openPortal: noAnswer })
    actor.send({ type: 'payment.update' })
    await expect
      .poll(view, fast)
      .toMatchObject({ status: 'unpaid', failure: { code: 'portal_unavailable' } })
  })

  it('are updated by a new card, whose token is passed on and not kept', async () => {
    const changeCard = vi.fn(async (_call: unknown) => {})
    const { actor, view } = start({ membership, changeCard, fetchMembership: has({}) })
    actor.send({ type: 'card.change', cardToken: 'tok_secret' })
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('tok_secret')
    await expect.poll(view, fast).toMatchObject({ status: 'renewing' })
    expect(changeCard.mock.lastCall?.[0]).toEqual({ cardToken: 'tok_secret' })
  })

  it.each([
    ['card_refused', refusedWith(402)],
    ['server_error', noAnswer],
  ])('keep the card that was: %s', async (code, changeCard) => {
    const fetchMembership = has({ status: 'unpaid' })
    const { actor, view } = start({ membership, changeCard, fetchMembership })
    actor.send({ type: 'card.change', cardToken: 'tok' })
    await expect.poll(view, fast).toMatchObject({ status: 'unpaid', failure: { code } })
  })
})

describe('the wallet', () => {
  it('opens two weeks before the next billing, by the clock', () => {
    const opensAt = now + 2 * day
    const switchToWallet = vi.fn(never)
    const { actor, view } = start({
      membership: { ...annual, validTo: opensAt + 14 * day },
      switchToWallet,
    })
    actor.send({ type: 'wallet.switch' })
    actor.send({ type: 'clock.tick', at: opensAt - 1 })
    actor.send({ type: 'wallet.switch' })
    expect(view()).toMatchObject({ wallet: { may: false, opensAt } })
    actor.send({ type: 'clock.tick', at: opensAt })
    expect(view()).toMatchObject({ wallet: { may: true } })
    actor.send({ type: 'wallet.switch' })
    expect(switchToWallet).toHaveBeenCalledOnce()
  })

  it('opens without a tick, too', () => {
    const { clock, view } = start({
      membership: { ...annual, validTo: now + 14 * day + 60_000 },
    })
    expect(view()).toMatchObject({ wallet: { may: false } })
    clock.increment(60_000)
    expect(view()).toMatchObject({ wallet: { may: true } })
  })

  it('is not offered to who pays by it', () => {
    const membership = { ...annual, method: 'wallet' as const, validTo: now + day }
    expect(start({ membership }).view()).toMatchObject({ wallet: { may: false, opensAt: null } })
  })

  it.each([
    ['wallet_refused', refusedWith(409), 'card'],
    ['server_error', noAnswer, 'card'],
    [undefined, noAnswer, 'wallet'],
    [undefined, done, 'wallet'],
  ] as const)('ends in %s', async (code, switchToWallet, method) => {
    const validTo = now + day
    const { actor, view } = start({
      membership: { ...annual, validTo },
      switchToWallet,
      fetchMembership: has({ validTo, method }),
    })
    actor.send({ type: 'wallet.switch' })
    await expect.poll(view, fast).toMatchObject({
      status: 'renewing',
      failure: code ? { code } : null,
      membership: { method },
    })
  })
})

it('says so when the server can’t be reached at all', async () => {
  const { actor, view } = start({
    membership: { ...annual, cancelAtPeriodEnd: true },
    reactivate: noAnswer,
    fetchMembership: noAnswer,
  })
  actor.send({ type: 'renewal.resume' })
  await expect
    .poll(view, fast)
    .toMatchObject({ status: 'ending', failure: { code: 'server_error' } })
})
