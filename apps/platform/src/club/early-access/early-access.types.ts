/** What somebody has typed who asks for early access. */
export interface EarlyAccessDraft {
  readonly email: string
  readonly message: string
  readonly hasAgreed: boolean
}

/** What is sent: the draft, and a field that nobody sees. */
export interface EarlyAccessForm extends EarlyAccessDraft {
  readonly website: string
}

/** Where the form is. */
export type EarlyAccessView =
  | { readonly status: 'editing' }
  | { readonly status: 'sending' }
  | {
      readonly status: 'refused'
      readonly code: 'email_invalid' | 'throttled' | 'offline' | 'failed'
      /** When it may be tried again, on the clock of `now`; null when unknown. */
      readonly until: number | null
    }
  | { readonly status: 'sent'; readonly email: string }
