import type { SnapshotFrom } from 'xstate'
import type { emailCheckMachine } from './email-check.machine.ts'
import type { EmailCheckCode } from './email-check.types.ts'
import type { EmailProblem } from './email-rules.ts'
import { endOfWait } from '../sign-in/refusal.ts'

type Snapshot = SnapshotFrom<typeof emailCheckMachine>

/** What is known about the address in the field. */
export type EmailCheckView = { readonly email: string } & (
  | { readonly status: 'editing' }
  | { readonly status: 'invalid'; readonly code: EmailProblem }
  | { readonly status: 'checking' }
  | { readonly status: 'free' }
  | { readonly status: 'taken'; readonly code: 'email_already_exists' }
  | { readonly status: 'banned'; readonly code: 'email_domain_is_banned' }
  | {
      readonly status: 'failed'
      readonly code: EmailCheckCode
      /** When another try is possible, on the adapter's clock (ms); null where that is not known. */
      readonly until: number | null
    }
  /** The address waits for its activation code; `code` says why a new one could not be sent. */
  | {
      readonly status: 'unverified'
      readonly sending: 'sending' | 'sent' | 'not-sent'
      readonly code: EmailCheckCode
      readonly until: number | null
    }
)

const sendings = { sending: 'sending', sent: 'sent', notSent: 'not-sent' } as const

/** The machine's snapshot as the page sees it. */
export function selectEmailCheckView({ value, context }: Snapshot): EmailCheckView {
  const { email, problem, refusal } = context
  const until = refusal && endOfWait(refusal)
  if (typeof value === 'object') {
    const code = refusal?.code ?? 'email_already_exists_not_verified'
    return { email, status: 'unverified', sending: sendings[value.unverified], code, until }
  }
  switch (value) {
    case 'editing':
    case 'checking':
    case 'free':
      return { email, status: value }
    case 'invalid':
      return { email, status: 'invalid', code: problem ?? 'email_invalid' }
    case 'taken':
      return { email, status: 'taken', code: 'email_already_exists' }
    case 'banned':
      return { email, status: 'banned', code: 'email_domain_is_banned' }
    case 'failed':
      return { email, status: 'failed', code: refusal?.code ?? 'something_wents_wrong', until }
    default:
      return value satisfies never
  }
}
