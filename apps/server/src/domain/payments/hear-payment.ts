import { analysisOrderedMail, giftGivenMail, giftLinkMail } from './payment-mails.ts'
import type { Consequence } from './payment-store.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { seatPaidEntries, sweepPayments } from './sweep-payments.ts'

/**
 * Takes a message of the provider as it came: the one way to everything that is paid for.
 * @param body to the byte
 * @throws ForgedMessageError, ProviderUnavailableError
 */
export async function hearPayment(
  ports: PaymentPorts,
  body: string,
  signature: string,
): Promise<void> {
  const { account, provider, store } = ports
  const at = account.clock.now()
  const event = await provider.readEvent(body, signature, at)
  const consequences = await store.apply(event, at, {
    createCode: account.createUid,
    hash: account.digests.plain,
  })
  for (const consequence of consequences) {
    // oxlint-disable-next-line no-await-in-loop -- a seat before the mail that says so
    await follow(ports, consequence)
  }
}

async function follow(ports: PaymentPorts, consequence: Consequence): Promise<void> {
  const { account } = ports
  switch (consequence.kind) {
    case 'pro.changed':
      return
    case 'gift.paid': {
      const { order, code } = consequence
      const link = `${account.siteOrigin()}/?popup=registration&gift=${code}`
      return mail(ports, order.giftFor, (to) =>
        giftLinkMail({ to, language: order.language }, { plan: order.plan, link }),
      )
    }
    case 'gift.given': {
      const { order, accountId } = consequence
      const owner = await account.accounts.find(accountId)
      return mail(ports, order.giftFor, (to) =>
        giftGivenMail(
          { to, language: owner?.language ?? order.language },
          { plan: order.plan, link: `${account.siteOrigin()}/membership` },
        ),
      )
    }
    case 'entry.paid':
      // The answer waits for it, so that the seat is there when the provider sends the browser back.
      return seatPaidEntries(ports)
    case 'analysis.paid': {
      const { order } = consequence
      const owner = order.ownerId === null ? null : await account.accounts.find(order.ownerId)
      return mail(ports, owner?.email ?? null, (to) =>
        analysisOrderedMail({ to, language: order.language }),
      )
    }
    case 'money.returned':
    case 'task.due':
      account.background.run('payments.sweep', () => sweepPayments(ports))
      return
    default:
      consequence satisfies never
  }
}

async function mail(
  { account }: PaymentPorts,
  address: string | null,
  write: (to: string) => ReturnType<typeof analysisOrderedMail>,
): Promise<void> {
  if (!address) return
  account.background.run('mail.payment', () => account.mailer.send(write(address)))
}
