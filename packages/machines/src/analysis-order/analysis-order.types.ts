import type { AnalysisOrderStatus, AnalysisRefusal, Money } from '@kingside/api/facts'

/** What the server says of a grandmaster's analysis of a game of the person's own. */
export interface AnalysisOffer {
  readonly game: {
    readonly id: string
    readonly white: string
    readonly black: string
    /** ISO 8601; null while it goes on. */
    readonly endedAt: string | null
  }
  readonly price: Money
  /** Why it can't be had; null where it can. */
  readonly refusal: AnalysisRefusal | null
  /** The newest order of it that was paid for; null without one. */
  readonly order: {
    readonly status: AnalysisOrderStatus
    /** ISO 8601: by when it is there. */
    readonly dueAt: string
  } | null
}

/** The result in the payment provider's return address. It proves nothing. */
export type AnalysisReturn = 'paid' | 'failed' | 'aborted'

export interface AnalysisOrderInput {
  readonly gameId: string
  /** Whom the person asks for, by name; null is whoever has time. */
  readonly analyst: string | null
  readonly isSignedIn: boolean
  /** Set when the page was opened by the payment provider. */
  readonly returned?: AnalysisReturn
}

export interface AnalysisOrderContext {
  readonly gameId: string
  readonly analyst: string | null
  readonly isSignedIn: boolean
  readonly returned: AnalysisReturn | null
  readonly offer: AnalysisOffer | null
  /** How often the server was asked since the payment. */
  readonly polls: number
}

/** What the page may send. */
export type AnalysisOrderEvent =
  /** Loads the offer again. */
  | { readonly type: 'offer.retry' }
  | { readonly type: 'pay.press' }
  /** The page is shown again without the provider's answer, as from the back-forward cache. */
  | { readonly type: 'payment.abandon' }
  /** Asks the server again whether the payment has arrived. */
  | { readonly type: 'payment.recheck' }

export type AnalysisSale = Pick<AnalysisOrderContext, 'gameId' | 'analyst'>

/** Each rejects with an object whose `code` is the server's, or with anything else when there was no answer. */
export interface AnalysisOrderDeps {
  readonly fetchOffer: (
    input: { readonly gameId: string },
    signal: AbortSignal,
  ) => Promise<AnalysisOffer>
  /** Asks for the address of the provider's page and goes there. */
  readonly openProvider: (input: AnalysisSale, signal: AbortSignal) => Promise<void>
}
