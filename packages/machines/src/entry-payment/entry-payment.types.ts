import type { JoinLimit, Money, OrderStatus } from '@kingside/api/facts'

/** What the server says of the entry to a tournament, and of the person's way into it. */
export interface EntryFacts {
  readonly tournament: {
    readonly id: string
    readonly slug: string
    readonly name: string
    /** ISO 8601. */
    readonly start: string
    /** Whether teams play: whoever has paid still chooses one. */
    readonly isTeam: boolean
  }
  /** What the entry costs, with the id of the price; null for a free entry. */
  readonly price: (Money & { readonly id: string }) | null
  readonly participation: 'none' | 'pending' | 'joined'
  /** Why the person can't join; `tournament_not_paid` where nothing but the fee is missing. */
  readonly limit: JoinLimit | null
  /** How the person's newest order of this entry stands; null without one. */
  readonly order: OrderStatus | null
}

/** The result in the payment provider's return address. It proves nothing. */
export type EntryReturn = 'paid' | 'failed' | 'aborted'

/** A reason, known to this version or not, for which the server refused to sell the entry. */
export type EntryLimit = JoinLimit | 'unknown'

export interface EntryPaymentInput {
  /** The tournament's id or slug. */
  readonly tournamentId: string
  readonly isSignedIn: boolean
  /** Set when the page was opened by the payment provider. */
  readonly returned?: EntryReturn
}

export interface EntryPaymentContext {
  readonly tournamentId: string
  readonly isSignedIn: boolean
  readonly returned: EntryReturn | null
  readonly facts: EntryFacts | null
  /** The code with which the call for the provider's page was refused. */
  readonly refusal: EntryLimit | null
  /** How often the server was asked since the payment. */
  readonly polls: number
}

/** What the page may send. */
export type EntryPaymentEvent =
  /** Loads the entry again. */
  | { readonly type: 'entry.retry' }
  | { readonly type: 'pay.press' }
  /** The page is shown again without the provider's answer, as from the back-forward cache. */
  | { readonly type: 'payment.abandon' }
  /** Asks the server again whether the payment has arrived. */
  | { readonly type: 'payment.recheck' }

export interface EntrySale {
  readonly tournamentId: string
  readonly slug: string
  readonly priceId: string
}

/** Each rejects with an object whose `code` is the server's, or with anything else when there was no answer. */
export interface EntryPaymentDeps {
  readonly fetchEntry: (
    input: { readonly tournamentId: string },
    signal: AbortSignal,
  ) => Promise<EntryFacts>
  /** Asks for the address of the provider's page and goes there. */
  readonly openProvider: (input: EntrySale, signal: AbortSignal) => Promise<void>
}
