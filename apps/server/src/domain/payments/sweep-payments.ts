import { entryReturnedMail } from './payment-mails.ts'
import type { Order, TaskKind } from './payment-store.ts'
import type { PaymentPorts } from './payment-ports.ts'

/** How long to wait after a provider that did not answer. */
const againAfterMs = 60_000

/**
 * Does what is left to do about payments: seats that were paid for, fees that go back, what the provider is to be asked.
 * Done again, or by two processes at once, it changes nothing more.
 */
export async function sweepPayments(ports: PaymentPorts): Promise<void> {
  await seatPaidEntries(ports)
  await ports.store.orderEntryRefunds(ports.account.clock.now())
  await doDueTasks(ports)
  await settleRenewals(ports)
}

/** Takes the seats that were paid for; where one can't be had any more, the money goes back with a mail that says so. */
export async function seatPaidEntries(ports: PaymentPorts): Promise<void> {
  for (const order of await ports.store.unseatedEntries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they may be after the same seat
    await takeSeat(ports, order)
  }
}

async function takeSeat(ports: PaymentPorts, order: Order): Promise<void> {
  const { account, tournaments, store } = ports
  const owner = order.ownerId === null ? null : await account.accounts.find(order.ownerId)
  const found =
    order.tournamentId === null
      ? null
      : ((await tournaments?.reader.find(String(order.tournamentId), null)) ?? null)
  if (!owner?.player || !found || !tournaments) return
  const source = { id: found.id, delayMs: found.rules.viewerDelaySeconds * 1000 }
  const outcome = await tournaments.entries.signUp(source, owner.player.id, null)
  if (outcome.kind === 'done' || outcome.code === 'signup_twice') {
    await store.seated(order.id, account.clock.now())
    return
  }
  await tournaments.entries.release(source, owner.player.id)
  const isNew = await store.orderRefund(order.id, 'not_let_in', account.clock.now())
  if (!isNew || owner.email === '') return
  const mail = entryReturnedMail(
    { to: owner.email, language: owner.language ?? order.language },
    { tournament: found.name },
  )
  account.background.run('mail.payment', () => account.mailer.send(mail))
}

async function doDueTasks({ store, provider, account }: PaymentPorts): Promise<void> {
  const at = account.clock.now()
  for (const { id, kind, order } of await store.dueTasks(at)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the provider is asked one thing at a time
      await doTask(provider, kind, order)
      // oxlint-disable-next-line no-await-in-loop -- see above
      await store.endTask(id, at)
    } catch (error) {
      // oxlint-disable-next-line no-await-in-loop -- see above
      await store.putOffTask(id, new Date(at.getTime() + againAfterMs), String(error))
    }
  }
}

async function doTask(
  provider: PaymentPorts['provider'],
  kind: TaskKind,
  { id: orderId, paymentRef, subscriptionRef }: Order,
): Promise<void> {
  switch (kind) {
    case 'refund':
      return provider.refund({ orderId, paymentRef, subscriptionRef })
    case 'end-subscription':
      if (subscriptionRef !== null) await provider.endSubscription(subscriptionRef)
      return
    default:
      kind satisfies never
  }
}

/** How long the provider's message may take before it is asked. */
const patienceMs = 60_000

/** Asks of changes of which no message came, so that none is unsettled for ever. */
async function settleRenewals({
  store,
  provider,
  account: { clock },
}: PaymentPorts): Promise<void> {
  const then = new Date(clock.now().getTime() - patienceMs)
  for (const { subscriptionRef } of await store.unsettledBefore(then)) {
    // oxlint-disable-next-line no-await-in-loop -- few
    const facts = await provider.subscription(subscriptionRef)
    // oxlint-disable-next-line no-await-in-loop -- few
    await store.settle(subscriptionRef, facts.cancelAtPeriodEnd)
  }
}
