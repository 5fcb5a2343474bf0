import type { SocialProvider } from '@kingside/api/facts'
import type { SnapshotFrom } from 'xstate'
import { endOfWait } from './refusal.ts'
import type { signInMachine } from './sign-in.machine.ts'
import type { SignInCode, SignInProblems } from './sign-in.types.ts'

type Snapshot = SnapshotFrom<typeof signInMachine>

/** The sign-in popup, for the page to draw. `email` is the first value of the field. */
export type SignInView = { readonly email: string } & (
  | { readonly status: 'editing' }
  | { readonly status: 'invalid'; readonly problems: SignInProblems }
  | {
      readonly status: 'refused'
      readonly code: SignInCode
      /** The server's text, shown for `other`. */
      readonly detail: string | null
      /** When another try is taken, on the adapter's clock; null where no time is known. */
      readonly until: number | null
    }
  /** Shows the button that opens the activation code. */
  | { readonly status: 'unverified' }
  | { readonly status: 'banned'; readonly detail: string | null }
  | { readonly status: 'submitting' }
  | { readonly status: 'redirecting'; readonly provider: SocialProvider | null }
  | { readonly status: 'returning' }
  /** Asks for the code of the second factor; `isEmpty` when it was sent without one. */
  | {
      readonly status: 'code'
      readonly isEmpty: boolean
      readonly refusal: {
        readonly code: SignInCode
        readonly detail: string | null
        readonly until: number | null
      } | null
    }
  | { readonly status: 'verifying' }
  | { readonly status: 'activation' }
  | { readonly status: 'signed-in' }
)

/** The machine's snapshot as the page sees it. */
export function selectSignInView({ value, context }: Snapshot): SignInView {
  const { email, problems, refusal, provider } = context
  const detail = refusal?.detail ?? null
  if (typeof value === 'object') {
    if ('code' in value) {
      const shown = value.code === 'refused' ? refusal : null
      return {
        email,
        status: 'code',
        isEmpty: value.code === 'invalid',
        refusal: shown && { code: shown.code, detail, until: endOfWait(shown) },
      }
    }
    switch (value.form) {
      case 'editing':
        return { email, status: 'editing' }
      case 'invalid':
        return { email, status: 'invalid', problems }
      case 'refused':
        return {
          email,
          status: 'refused',
          code: refusal?.code ?? 'something_wents_wrong',
          detail,
          until: refusal && endOfWait(refusal),
        }
      case 'unverified':
        return { email, status: 'unverified' }
      case 'banned':
        return { email, status: 'banned', detail }
      default:
        return value.form satisfies never
    }
  }
  switch (value) {
    case 'opening':
      return { email, status: 'editing' }
    case 'submitting':
      return { email, status: 'submitting' }
    case 'redirecting':
      return { email, status: 'redirecting', provider }
    case 'returning':
      return { email, status: 'returning' }
    case 'verifying':
      return { email, status: 'verifying' }
    case 'activation':
      return { email, status: 'activation' }
    case 'signedIn':
      return { email, status: 'signed-in' }
    default:
      return value satisfies never
  }
}
