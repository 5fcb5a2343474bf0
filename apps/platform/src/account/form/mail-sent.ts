import type { MailSent } from '@kingside/api'
import type { CodeSent } from '@kingside/machines/activation-code'

/** A mail that is on its way, with the moment at which it was asked for. */
export const sentAt = ({ resend_after_ms }: MailSent, now: () => number): CodeSent => ({
  at: now(),
  waitMs: resend_after_ms,
})
