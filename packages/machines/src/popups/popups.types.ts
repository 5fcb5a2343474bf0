/** The values of the address parameter `popup`. */
export const popupNames = [
  'chessboard-settings',
  'sign-in',
  'sign-in-invite',
  'challenge',
  'registration',
  'confirm',
  'password-reset',
  'welcome',
  'upgrade-to-pro',
  'fide',
  'tournament-payment',
  'game-analysis',
  'confirm-personal-info',
  'gamification-exchange',
  'gamification-notification',
  'password-change',
  'report',
  'block',
] as const
export type PopupName = (typeof popupNames)[number]

/** The parameters of a popup. They are all in the address, so a reload keeps them. */
export interface PopupParams {
  /** Whether registration leads to the free Pro subscription. */
  readonly freePro?: boolean
  /** The path of the page to go to afterwards. */
  readonly from?: string
  readonly email?: string
  /** Whom `game-analysis` asks for, by name. */
  readonly analyzer?: string
  /** The reward that `gamification-notification` is about. */
  readonly reward?: string
  /** The price that `upgrade-to-pro` offers, such as `pro-monthly`. */
  readonly price?: string
  /** The player to challenge: a public uid. */
  readonly opponent?: string
  /** The player whom `report` and `block` are about: a public uid. */
  readonly player?: string
  /** The game that `report` is about, or `game-analysis` sells the analysis of. */
  readonly game?: string
  /** What asks for Pro, for the words of `upgrade-to-pro`: `puzzles`. */
  readonly paywall?: string
  /** The code of the gift whose link opened `registration`. */
  readonly gift?: string
  /** The tournament whose entry `tournament-payment` sells: its id or slug. */
  readonly entry?: string
}

/** The result in the payment provider's return address. */
export interface PaymentResult {
  /** `aborted`: the person left the provider's page, and knows it. */
  readonly result: 'paid' | 'failed' | 'aborted'
  /** What it was paid for, as the address says: `pro-annual`, `tournament`. */
  readonly bought: string
}

export interface PopupsInput {
  /** The query of the address, with or without its question mark. */
  readonly query: string
}

/** A push can be undone with Back, a replacement can't. */
export type HistoryStep = 'push' | 'replace'

export interface PopupsContext {
  /** The query that the address has, or is about to have. */
  readonly query: string
  readonly step: HistoryStep
  /** The result of a payment. */
  readonly payment: PaymentResult | null
  /** Whether the message about it was shown. */
  readonly paymentShown: boolean
  /** Whether a payment's result was read already: a return address counts once. */
  readonly paymentRead: boolean
}

/** What the page may send. */
export type PopupsUiEvent =
  | { readonly type: 'popup.open'; readonly popup: PopupName; readonly params?: PopupParams }
  | { readonly type: 'popup.close' }
  /** The message about the payment was shown. */
  | { readonly type: 'payment.read' }

/** The address changed: by a link, by Back, or by the machine. */
export interface PopupsSystemEvent {
  readonly type: 'address.change'
  readonly query: string
}

export type PopupsEvent = PopupsUiEvent | PopupsSystemEvent

export interface WriteQueryInput {
  /** Without the question mark; empty for none. */
  readonly query: string
  readonly step: HistoryStep
}

export interface PopupsDeps {
  /** Changes the query of the address, and keeps its path and hash. */
  readonly writeQuery: (input: WriteQueryInput, signal: AbortSignal) => Promise<void>
}
