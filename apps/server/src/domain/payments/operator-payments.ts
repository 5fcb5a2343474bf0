import type { LedgerKind, OrderKind, OrderStatus } from '@kingside/api/facts'
import type { NewAct } from '../operation/operator-acts.ts'
import type { PaymentPorts } from './payment-ports.ts'
import type { Order } from './payment-store.ts'
import { sweepPayments } from './sweep-payments.ts'

/** Somebody with an account, as operators see them. */
export interface PaymentPerson {
  readonly uid: string
  readonly name: string
  readonly email: string
}

/** An order as operators see it. */
export interface OperatorOrder extends Order {
  readonly tournamentName: string | null
  readonly payer: PaymentPerson | null
  readonly owner: PaymentPerson | null
}

/** An order with everything that is known of it. */
export interface OperatorOrderDetail extends OperatorOrder {
  readonly movements: readonly {
    readonly kind: LedgerKind
    readonly amountCents: number
    readonly currency: string
    readonly ref: string
    readonly at: Date
  }[]
  readonly refund: {
    readonly isDone: boolean
    readonly attempts: number
    readonly lastError: string | null
  } | null
  readonly acts: readonly {
    readonly at: Date
    readonly operator: string
    readonly reason: string
  }[]
}

/** Which orders are asked for; what is not given does not matter. */
export interface OrderFilter {
  readonly kind?: OrderKind | undefined
  readonly status?: OrderStatus | undefined
  /** A part of an address, or an id. */
  readonly search?: string | undefined
}

export interface OperatorPaymentStore {
  /** The newest first. */
  readonly list: (
    filter: OrderFilter,
    page: { readonly limit: number; readonly offset: number },
  ) => Promise<{ readonly count: number; readonly orders: readonly OperatorOrder[] }>
  readonly get: (orderId: string) => Promise<OperatorOrderDetail | null>
  /**
   * Orders all of the money of a paid order back, with the act, once for each press.
   * @returns `again` where this press has ordered it before
   */
  readonly refund: (
    orderId: string,
    press: string,
    act: NewAct,
    at: Date,
  ) => Promise<'ordered' | 'again' | 'not_found' | 'not_paid' | 'already_returned'>
}

/** What operators do about payments. */
export interface OperatorPayments extends Pick<OperatorPaymentStore, 'list' | 'get'> {
  /** @param operator the operator's name in the audit log */
  readonly refund: (
    orderId: string,
    wish: { readonly reason: string; readonly press: string; readonly operator: string },
  ) => Promise<OperatorOrderDetail | 'not_found' | 'not_paid' | 'already_returned'>
}

/** @param ports what asks the provider, and frees the seat */
export function createOperatorPayments(
  store: OperatorPaymentStore,
  ports: PaymentPorts,
): OperatorPayments {
  const { account } = ports
  return {
    list: store.list,
    get: store.get,
    refund: async (orderId, { reason, press, operator }) => {
      const act: NewAct = {
        operator,
        action: 'refund-payment',
        subject: orderId,
        reason,
        details: { press },
      }
      const outcome = await store.refund(orderId, press, act, account.clock.now())
      switch (outcome) {
        case 'not_found':
        case 'not_paid':
        case 'already_returned':
          return outcome
        case 'ordered':
        case 'again': {
          const order = await store.get(orderId)
          if (!order) return 'not_found'
          await freeSeat(ports, order)
          account.background.run('payments.sweep', () => sweepPayments(ports))
          return order
        }
        default:
          return outcome satisfies never
      }
    },
  }
}

/** The seat of an entry is free where the tournament has not begun; in one that is played, it was had. */
async function freeSeat(
  { account, tournaments }: PaymentPorts,
  { tournamentId, ownerId }: Order,
): Promise<void> {
  if (!tournaments || tournamentId === null || ownerId === null) return
  const found = await tournaments.reader.find(String(tournamentId), null)
  const owner = await account.accounts.find(ownerId)
  if (found?.stage !== 'expected' || !owner?.player) return
  const source = { id: found.id, delayMs: found.rules.viewerDelaySeconds * 1000 }
  await tournaments.entries.leave(source, owner.player.id)
}
