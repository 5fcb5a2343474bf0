import type { SocialProvider } from '@kingside/api/facts'
import type { EmailProblem } from '../email-check/email-rules.ts'
import type { Refusal } from './refusal.ts'

/** Why a sign-in was refused. `other` is a code that this version doesn't know; `detail` has a text to show. */
export const signInCodes = [
  'invalid_credentials',
  'not_verified',
  'player_banned',
  'user_inactive',
  'email_already_exists',
  'email_domain_is_banned',
  'throttled',
  'social_cancelled',
  'social_failed',
  'invalid_code',
  /** The code was not entered in time, or wrong too often: sign in again. */
  'code_over',
  'offline',
  'timeout',
  'other',
  'something_wents_wrong',
] as const
export type SignInCode = (typeof signInCodes)[number]

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** The errors of the form's fields; null for a correct field. */
export interface SignInProblems {
  readonly email: EmailProblem | null
  readonly password: 'password_required' | null
}

/** The parameters with which the provider's page came back. */
export type SocialAnswer =
  | { readonly kind: 'code'; readonly code: string; readonly state: string }
  | { readonly kind: 'cancelled' }

export interface SignInInput {
  /** The path of the page that asked for the sign-in; social sign-in comes back to it. */
  readonly path: string
  /** An address that is known already. */
  readonly email?: string
  /** Set when the page was opened from the provider's page. */
  readonly answer?: SocialAnswer
}

export interface SignInContext {
  readonly path: string
  readonly email: string
  readonly problems: SignInProblems
  readonly refusal: Refusal<SignInCode> | null
  readonly provider: SocialProvider | null
  /** The provider's answer, until it was exchanged for a session. */
  readonly answer: SocialAnswer | null
}

/** What the page may send. */
export type SignInUiEvent =
  | ({ readonly type: 'form.submit' } & Credentials)
  | { readonly type: 'form.change' }
  | { readonly type: 'form.cancel' }
  | { readonly type: 'social.choose'; readonly provider: SocialProvider }
  | { readonly type: 'activation.request' }
  | { readonly type: 'code.submit'; readonly code: string }
  | { readonly type: 'code.change' }
  /** Back to e-mail and password. */
  | { readonly type: 'code.leave' }

/** The browser shows this page again after the provider's page. */
export interface SignInSystemEvent {
  readonly type: 'page.return'
}

export type SignInEvent = SignInUiEvent | SignInSystemEvent

/** How the flow ended: with a session, or at the activation code. */
export interface SignInOutput {
  readonly next: 'session' | 'activation-code'
  readonly email: string
}

export interface OpenProviderInput {
  readonly provider: SocialProvider
  readonly path: string
}

/** What a first step leads to: the session, or the code of a second factor. */
export type FirstStep = 'session' | 'second-factor'

/** Each rejects with `{ failure, detail? }`, where `failure` is a `SignInCode`. */
export interface SignInDeps {
  /** POST accounts/auth/login/; stores the token for the session, or the ticket for `verifyCode`. */
  readonly logIn: (credentials: Credentials, signal: AbortSignal) => Promise<FirstStep>
  /** Opens the provider's page in place of this one. */
  readonly openProvider: (input: OpenProviderInput, signal: AbortSignal) => Promise<void>
  /** Exchanges the provider's code for a session. */
  readonly finishSocial: (
    answer: Extract<SocialAnswer, { kind: 'code' }>,
    signal: AbortSignal,
  ) => Promise<FirstStep>
  /** POST accounts/auth/second-factor/ with the ticket of the first step; stores the token for the session. */
  readonly verifyCode: (code: string, signal: AbortSignal) => Promise<void>
}
