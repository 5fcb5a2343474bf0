import type { Locale } from '@kingside/api'

export interface Mail {
  readonly to: string
  /** Where an answer goes. @default the sender */
  readonly replyTo?: string
  /** In which the mail is written. */
  readonly language: Locale
  readonly subject: string
  /** Plain text. */
  readonly text: string
}

/** Sends mails. Rejects when the mail could not be handed over. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>
}
