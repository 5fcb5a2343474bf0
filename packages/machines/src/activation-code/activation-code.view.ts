import type { SnapshotFrom } from 'xstate'
import { endOfWait } from '../sign-in/refusal.ts'
import type { activationCodeMachine } from './activation-code.machine.ts'
import type { ActivationCodeCode, ActivationCodeContext } from './activation-code.types.ts'

type Snapshot = SnapshotFrom<typeof activationCodeMachine>
type OpenValue = Extract<Snapshot['value'], object>['open']

/** The field for the code. Times (`until`) are on the adapter's monotonic clock, in ms. */
export type CodeEntryView =
  | { readonly status: 'editing' }
  | { readonly status: 'wrong'; readonly code: ActivationCodeCode }
  | { readonly status: 'verifying' }
  /** Too many tries: only a new code helps. */
  | { readonly status: 'reset'; readonly code: 'code_is_reset' }
  | { readonly status: 'throttled'; readonly code: 'throttled'; readonly until: number | null }

/** The button that asks for another code. */
export type ResendView =
  | { readonly status: 'sending' }
  | {
      readonly status: 'waiting'
      readonly until: number | null
      /** Why the last request was refused; null when a code was sent. */
      readonly code: ActivationCodeCode | null
    }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly code: ActivationCodeCode }

/** The step that asks for the six digits. */
export type ActivationCodeView = { readonly email: string } & (
  | { readonly status: 'open'; readonly entry: CodeEntryView; readonly resend: ResendView }
  | { readonly status: 'unknown-account'; readonly code: 'account_not_found' }
  | { readonly status: 'verified' }
)

function entryView(value: OpenValue['entry'], context: ActivationCodeContext): CodeEntryView {
  const { refusal } = context
  switch (value) {
    case 'editing':
    case 'verifying':
      return { status: value }
    case 'wrong':
      return { status: 'wrong', code: refusal?.code ?? 'unknown' }
    case 'reset':
      return { status: 'reset', code: 'code_is_reset' }
    case 'throttled':
      return { status: 'throttled', code: 'throttled', until: refusal && endOfWait(refusal) }
    default:
      return value satisfies never
  }
}

function resendView(value: OpenValue['resend'], context: ActivationCodeContext): ResendView {
  const code = context.resendRefusal?.code ?? null
  switch (value) {
    case 'opening':
    case 'sending':
      return { status: 'sending' }
    case 'waiting':
      return { status: 'waiting', until: context.resendAt, code }
    case 'ready':
      return { status: 'ready' }
    case 'failed':
      return { status: 'failed', code: code ?? 'unknown' }
    default:
      return value satisfies never
  }
}

/** The machine's snapshot as the page sees it. */
export function selectActivationCodeView({ value, context }: Snapshot): ActivationCodeView {
  const { email } = context
  if (typeof value === 'object') {
    const { entry, resend } = value.open
    return {
      email,
      status: 'open',
      entry: entryView(entry, context),
      resend: resendView(resend, context),
    }
  }
  switch (value) {
    case 'unknownAccount':
      return { email, status: 'unknown-account', code: 'account_not_found' }
    case 'verified':
      return { email, status: 'verified' }
    default:
      return value satisfies never
  }
}
