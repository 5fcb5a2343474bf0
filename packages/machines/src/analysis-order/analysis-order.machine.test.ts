import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { provideAnalysisOrder } from './analysis-order.machine.ts'
import { analysisOffer } from './analysis-order.states.ts'
import type {
  AnalysisOffer,
  AnalysisOrderDeps,
  AnalysisOrderInput,
} from './analysis-order.types.ts'
import { selectAnalysisOrderView } from './analysis-order.view.ts'

/** Promises answer at once here: there is nothing to wait for. */
const fast = { interval: 1 }
const dueAt = '2026-12-05T17:45:00Z'
const answers = (offer: Partial<AnalysisOffer> = {}) =>
  vi.fn(async (): Promise<AnalysisOffer> => ({ ...analysisOffer, ...offer }))
const refuses = (code: string) => () => Promise.reject({ code })

function start({
  deps = {},
  ...input
}: Partial<AnalysisOrderInput> & { readonly deps?: Partial<AnalysisOrderDeps> } = {}) {
  const clock = new SimulatedClock()
  const machine = provideAnalysisOrder({
    fetchOffer: answers(),
    openProvider: async () => {},
    ...deps,
  })
  const actor = createActor(machine, {
    clock,
    input: { gameId: 'k3Jd82hsLq0a', analyst: null, isSignedIn: true, ...input },
  }).start()
  return { actor, clock, view: () => selectAnalysisOrderView(actor.getSnapshot()) }
}

/** What is shown once the offer is loaded. */
async function shown(options: Parameters<typeof start>[0]) {
  const started = start(options)
  await vi.waitUntil(() => started.view().status !== 'loading', fast)
  return started
}

describe('the offer', () => {
  it('shows the price, and goes to the provider once, with whom the person asks for', async () => {
    const openProvider = vi.fn(async () => {})
    const { actor, view } = await shown({ analyst: 'A. Analyst', deps: { openProvider } })
    expect(view()).toMatchObject({
      status: 'offer',
      notice: null,
      going: null,
      offer: analysisOffer,
    })
    actor.send({ type: 'pay.press' })
    actor.send({ type: 'pay.press' })
    await expect.poll(view, fast).toMatchObject({ going: 'away' })
    expect(openProvider.mock.calls).toEqual([
      [{ gameId: 'k3Jd82hsLq0a', analyst: 'A. Analyst' }, expect.any(AbortSignal)],
    ])
    actor.send({ type: 'payment.abandon' })
    await expect.poll(view, fast).toMatchObject({ status: 'offer', notice: 'aborted' })
  })

  it('is none for a visitor, and asks nothing for one', async () => {
    const fetchOffer = answers()
    expect(start({ isSignedIn: false, deps: { fetchOffer } }).view().status).toBe('needs-account')
    expect(fetchOffer).not.toHaveBeenCalled()
  })

  it('is none of a game that is ordered, too short, or another’s', async () => {
    const of = async (offer: Partial<AnalysisOffer>) =>
      (await shown({ deps: { fetchOffer: answers(offer) } })).view()
    expect(await of({ order: { status: 'paid', dueAt } })).toMatchObject({
      status: 'ordered',
      dueAt,
    })
    expect(await of({ order: { status: 'delivered', dueAt } })).toMatchObject({
      status: 'delivered',
    })
    expect(await of({ refusal: 'too_short' })).toMatchObject({
      status: 'refused',
      refusal: 'too_short',
    })
    expect((await shown({ deps: { fetchOffer: refuses('not_found') } })).view().status).toBe(
      'missing',
    )
  })

  it('is there again after a refund, and after a failure to load', async () => {
    const refunded = answers({ order: { status: 'refunded', dueAt } })
    const fetchOffer = refunded.mockRejectedValueOnce(new Error('offline'))
    const { actor, view } = await shown({ deps: { fetchOffer } })
    expect(view().status).toBe('unloaded')
    actor.send({ type: 'offer.retry' })
    await expect.poll(view, fast).toMatchObject({ status: 'offer' })
  })

  it('stays where the provider does not answer, and is loaded anew where it was ordered elsewhere', async () => {
    const away = await shown({ deps: { openProvider: refuses('payment_unavailable') } })
    away.actor.send({ type: 'pay.press' })
    await expect.poll(away.view, fast).toMatchObject({ status: 'offer', notice: 'unavailable' })

    const fetchOffer = answers().mockResolvedValueOnce(analysisOffer)
    fetchOffer.mockResolvedValue({ ...analysisOffer, order: { status: 'paid', dueAt } })
    const twice = await shown({ deps: { fetchOffer, openProvider: refuses('order_exists') } })
    twice.actor.send({ type: 'pay.press' })
    await expect.poll(twice.view, fast).toMatchObject({ status: 'ordered' })
  })
})

describe('the way back from the payment page', () => {
  it('waits until the order is there', async () => {
    const fetchOffer = answers()
    const { clock, view } = await shown({ returned: 'paid', deps: { fetchOffer } })
    expect(view().status).toBe('confirming')
    fetchOffer.mockResolvedValue({ ...analysisOffer, order: { status: 'paid', dueAt } })
    clock.increment(2000)
    await expect.poll(view, fast).toMatchObject({ status: 'ordered' })
  })

  it('gives up after half a minute, and asks again when told to', async () => {
    const fetchOffer = answers()
    const { actor, clock, view } = await shown({ returned: 'paid', deps: { fetchOffer } })
    for (let poll = 1; poll <= 15; poll += 1) {
      clock.increment(2000)
      // oxlint-disable-next-line no-await-in-loop -- one question after the other
      await vi.waitUntil(() => fetchOffer.mock.calls.length === poll + 1, fast)
      // oxlint-disable-next-line no-await-in-loop -- its answer
      await Promise.resolve()
    }
    await expect.poll(view, fast).toMatchObject({ status: 'late' })
    fetchOffer.mockResolvedValue({ ...analysisOffer, order: { status: 'in_work', dueAt } })
    actor.send({ type: 'payment.recheck' })
    await expect.poll(view, fast).toMatchObject({ status: 'ordered' })
  })

  it.each(['failed', 'aborted'] as const)('says what came of it: %s', async (returned) => {
    const { view } = await shown({ returned })
    expect(view()).toMatchObject({ status: 'offer', notice: returned })
  })
})
