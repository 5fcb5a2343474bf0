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
  'confirm-personal-info',
  'gamification-exchange',
  'gamification-notification',
  'password-change',
] as const
export type PopupName = (typeof popupNames)[number]

/** What a popup is told beside its name. All of it stands in the address, so a reload keeps it. */
export interface PopupParams {
  /** Registration leads on to the free Pro subscription. */
  readonly freePro?: boolean
  /** The page of the product to go on with afterwards: a path. */
  readonly from?: string
  readonly email?: string
  readonly analyzer?: string
  /** The reward that `gamification-notification` is about. */
  readonly reward?: string
  /** The price that `upgrade-to-pro` offers, such as `pro-monthly`. */
  readonly price?: string
  /** Whom `challenge` is for: a public uid. */
  readonly opponent?: string
}

/** What the payment provider's return address said. */
export interface PaymentResult {
  readonly paid: boolean
  readonly plan: 'annual' | 'other'
}

export interface PopupsInput {
  /** The query of the address, with or without its question mark. */
  readonly query: string
}

/** A push can be undone with Back, a replacement can't. */
export type HistoryStep = 'push' | 'replace'

export interface PopupsContext {
  /** The query as it is, or as it is about to be. */
  readonly query: string
  readonly step: HistoryStep
  /** Until the page has said that it was read. */
  readonly payment: PaymentResult | null
  /** A return address is believed once. */
  readonly paymentRead: boolean
}

/** What the page may send. */
export type PopupsUiEvent =
  | { readonly type: 'popup.open'; readonly popup: PopupName; readonly params?: PopupParams }
  | { readonly type: 'popup.close' }
  /** The message about the payment was shown. */
  | { readonly type: 'payment.read' }

/** What the address bar tells: a link, Back, or the machine's own change. */
export interface PopupsSystemEvent {
  readonly type: 'address.change'
  readonly query: string
}

export type PopupsEvent = PopupsUiEvent | PopupsSystemEvent

export interface WriteQueryInput {
  /** Without question mark; empty for none. */
  readonly query: string
  readonly step: HistoryStep
}

export interface PopupsDeps {
  /** Gives the address another query, and leaves its path and hash alone. */
  readonly writeQuery: (input: WriteQueryInput, signal: AbortSignal) => Promise<void>
}
