import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { provideEntryPayment } from './entry-payment.machine.ts'
import { unpaidEntry } from './entry-payment.states.ts'
import type { EntryFacts, EntryPaymentDeps, EntryPaymentInput } from './entry-payment.types.ts'
import { selectEntryPaymentView } from './entry-payment.view.ts'

/** Promises answer at once here: there is nothing to wait for. */
const fast = { interval: 1 }
const answers = (facts: Partial<EntryFacts> = {}) =>
  vi.fn(async (): Promise<EntryFacts> => ({ ...unpaidEntry, ...facts }))
const refuses = (code: string) => () => Promise.reject({ code })

function start({
  deps = {},
  ...input
}: Partial<EntryPaymentInput> & { readonly deps?: Partial<EntryPaymentDeps> } = {}) {
  const clock = new SimulatedClock()
  const machine = provideEntryPayment({
    fetchEntry: answers(),
    openProvider: async () => {},
    ...deps,
  })
  const actor = createActor(machine, {
    clock,
    input: { tournamentId: '1024', isSignedIn: true, ...input },
  }).start()
  return { actor, clock, view: () => selectEntryPaymentView(actor.getSnapshot()) }
}

/** What is shown once the entry is loaded. */
async function shown(options: Parameters<typeof start>[0]) {
  const started = start(options)
  await vi.waitUntil(() => started.view().status !== 'loading', fast)
  return started
}

describe('the offer', () => {
  it('shows the price, and goes to the provider with it once', async () => {
    const openProvider = vi.fn(async () => {})
    const { actor, view } = await shown({ deps: { openProvider } })
    expect(view()).toEqual({ status: 'offer', notice: null, going: null, facts: unpaidEntry })
    actor.send({ type: 'pay.press' })
    actor.send({ type: 'pay.press' })
    await expect.poll(view, fast).toMatchObject({ going: 'away' })
    expect(openProvider.mock.calls).toEqual([
      [
        { tournamentId: '1024', slug: 'almaty-open-blitz', priceId: 'entry-1024' },
        expect.any(AbortSignal),
      ],
    ])
  })

  it('is none for a visitor, a stranger, and whoever has a seat or may not have one', async () => {
    const statusFor = async (facts: Partial<EntryFacts>, isSignedIn = true) =>
      (await shown({ isSignedIn, deps: { fetchEntry: answers(facts) } })).view()
    expect(await statusFor({ limit: null }, false)).toMatchObject({ status: 'needs-account' })
    expect(await statusFor({ participation: 'joined' })).toMatchObject({ status: 'joined' })
    expect(await statusFor({ participation: 'pending' })).toMatchObject({
      status: 'pending-approval',
    })
    expect(await statusFor({ limit: null })).toMatchObject({ status: 'nothing-to-pay' })
    expect(await statusFor({ limit: 'rating_too_low' })).toMatchObject({
      status: 'refused',
      limit: 'rating_too_low',
    })
  })

  it('loads again after no answer, and tells of a tournament that there is not', async () => {
    const fetchEntry = answers().mockRejectedValueOnce(new Error('offline'))
    const { actor, view } = await shown({ deps: { fetchEntry } })
    expect(view()).toEqual({ status: 'unloaded' })
    actor.send({ type: 'entry.retry' })
    await expect.poll(view, fast).toMatchObject({ status: 'offer' })
    const other = await shown({ deps: { fetchEntry: refuses('not_found') } })
    expect(other.view()).toEqual({ status: 'missing' })
  })

  it.each([
    ['too_many_players', { status: 'refused', limit: 'too_many_players' }],
    ['a_code_of_tomorrow', { status: 'refused', limit: 'unknown' }],
    ['payment_unavailable', { status: 'offer', notice: 'unavailable' }],
  ])('is answered by %s', async (code, after) => {
    const { actor, view } = await shown({ deps: { openProvider: refuses(code) } })
    actor.send({ type: 'pay.press' })
    await expect.poll(view, fast).toMatchObject(after)
  })

  it('is loaded again where the price is another one by now', async () => {
    const price = { id: 'entry-1024', cents: 700, currency: 'EUR' }
    const fetchEntry = answers({ price }).mockResolvedValueOnce(unpaidEntry)
    const { actor, view } = await shown({
      deps: { fetchEntry, openProvider: refuses('not_found') },
    })
    actor.send({ type: 'pay.press' })
    await expect.poll(view, fast).toMatchObject({ status: 'offer', facts: { price } })
  })

  it('is asked for anew when the browser shows the page again', async () => {
    const { actor, view } = await shown({})
    actor.send({ type: 'pay.press' })
    await expect.poll(view, fast).toMatchObject({ going: 'away' })
    actor.send({ type: 'payment.abandon' })
    await expect.poll(view, fast).toMatchObject({ status: 'offer', notice: 'aborted' })
  })
})

describe('the return', () => {
  it.each(['failed', 'aborted'] as const)('tells that it was %s, once', async (returned) => {
    const { actor, view } = await shown({ returned })
    expect(view()).toMatchObject({ status: 'offer', notice: returned })
    actor.send({ type: 'pay.press' })
    expect(view()).toMatchObject({ status: 'offer', notice: null, going: 'opening' })
  })

  it('S-45: believes no address: where nothing was ordered it offers to pay', async () => {
    const { view } = await shown({ returned: 'paid' })
    expect(view()).toMatchObject({ status: 'offer', notice: null })
  })

  it('asks every 2 s, up to 15 times, and again when told to', async () => {
    const fetchEntry = answers({ order: 'open' })
    const { actor, clock, view } = await shown({ returned: 'paid', deps: { fetchEntry } })
    expect(view()).toMatchObject({ status: 'confirming' })
    clock.increment(1_999)
    expect(fetchEntry).toHaveBeenCalledOnce()
    clock.increment(1)
    for (let poll = 1; poll <= 15; poll += 1) {
      expect(fetchEntry).toHaveBeenCalledTimes(1 + poll)
      // oxlint-disable-next-line no-await-in-loop -- one poll after the other
      await new Promise(setImmediate)
      clock.increment(2_000)
    }
    await expect.poll(view, fast).toMatchObject({ status: 'late' })
    clock.increment(60_000)
    expect(fetchEntry).toHaveBeenCalledTimes(16)
    fetchEntry.mockRejectedValueOnce(new Error('offline'))
    actor.send({ type: 'payment.recheck' })
    expect(fetchEntry).toHaveBeenCalledTimes(17)
    expect(view()).toMatchObject({ status: 'confirming' })
  })

  it.each([
    ['a seat', { participation: 'joined', order: 'paid' }, { status: 'joined' }],
    [
      'a seat, paid for twice',
      { participation: 'joined', order: 'refunded' },
      { status: 'joined' },
    ],
    ['a wait', { participation: 'pending', order: 'paid' }, { status: 'pending-approval' }],
    [
      'no seat, the fee goes back',
      { limit: 'too_many_players', order: 'refunding' },
      { status: 'refunded' },
    ],
    ['a declined card', { order: 'failed' }, { status: 'offer', notice: 'failed' }],
    ['a page that was left', { order: 'expired' }, { status: 'offer', notice: 'aborted' }],
    [
      'a team to choose',
      { limit: null, order: 'paid', tournament: { ...unpaidEntry.tournament, isTeam: true } },
      { status: 'nothing-to-pay' },
    ],
  ] as const)('tells of %s', async (_, facts, after) => {
    const fetchEntry = answers(facts).mockResolvedValueOnce({ ...unpaidEntry, order: 'open' })
    const { clock, view } = await shown({ returned: 'paid', deps: { fetchEntry } })
    clock.increment(2_000)
    await expect.poll(view, fast).toMatchObject(after)
  })
})
