import type { MailSent } from '@kingside/api'
import type { CodeSent } from '@kingside/machines/activation-code'

/** A mail that was sent, with the time of the request. */
export const sentAt = ({ resend_after_ms }: MailSent, now: () => number): CodeSent => ({
  at: now(),
  waitMs: resend_after_ms,
})
