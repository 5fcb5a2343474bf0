export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
}

/** Sends mails. Rejects when the mail could not be handed over. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>
}
