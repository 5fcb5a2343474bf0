import { identityStatuses, type PriceId } from '@kingside/api/facts'
import type { ActivationCodeDeps, CodeSent } from '../activation-code/activation-code.types.ts'
import type { EmailProblem } from '../email-check/email-rules.ts'
import type { Credentials } from '../sign-in/sign-in.types.ts'
import type { Refusal } from '../sign-in/refusal.ts'
import type { SignUpPasswordProblem } from './password-rules.ts'

export const registrationPlans = ['free', 'free_pro', 'pro'] as const
/** `free_pro` is Pro without payment, for titled players. */
export type RegistrationPlan = (typeof registrationPlans)[number]

const freeSteps = ['credentials', 'activation-code', 'personal-info'] as const
const freeProSteps = [...freeSteps, 'fide-id', 'identity-check'] as const
const proSteps = [...freeProSteps, 'payment'] as const

export type RegistrationStep = (typeof proSteps)[number]

/** The steps of each plan, in order. */
export const registrationSteps: Readonly<Record<RegistrationPlan, readonly RegistrationStep[]>> = {
  free: freeSteps,
  free_pro: freeProSteps,
  pro: proSteps,
}

/** Why a step was refused. */
export const registrationCodes = [
  'email_already_exists',
  'email_already_exists_not_verified',
  'email_domain_is_banned',
  'empty_email',
  'password_too_short',
  'password_too_common',
  'password_entirely_numeric',
  'password_too_similar',
  'already_assigned',
  'permission_denied',
  'not_authenticated',
  'fide_id_not_found',
  'throttled',
  'offline',
  'timeout',
  'something_wents_wrong',
] as const
export type RegistrationCode = (typeof registrationCodes)[number]

export type FieldProblem =
  | EmailProblem
  | SignUpPasswordProblem
  | 'passwords_must_be_equal'
  | 'fill_in_the_value'
  | 'fill_in_the_value_properly'
  | 'incorrect_name'
  | 'not_valid'

export type RegistrationField =
  | 'email'
  | 'password'
  | 'repeat'
  | 'firstName'
  | 'lastName'
  | 'country'
  | 'birthDate'
  | 'fideId'

/** The fields that are wrong, and why. */
export type FieldProblems = Readonly<Partial<Record<RegistrationField, FieldProblem>>>

export interface CredentialsForm extends Credentials {
  readonly repeat: string
}

export interface PersonalInfo {
  readonly firstName: string
  readonly lastName: string
  /** The country's id. */
  readonly country: number | null
  /** YYYY-MM-DD, or empty. */
  readonly birthDate: string
  readonly newsletters: boolean
}

/** What the third step saves. */
export interface PlannedInfo {
  readonly info: PersonalInfo
  readonly plan: RegistrationPlan
}

/** The status of the identity check; `none` before the first. */
export const shownIdentityStatuses = ['none', ...identityStatuses] as const
export type ShownIdentityStatus = (typeof shownIdentityStatuses)[number]

/** The status of a payment by the server; `pending` while it is being processed. */
export type PaymentStatus = 'active' | 'pending' | 'none'

export interface RegistrationInput {
  readonly plan: RegistrationPlan
  /** An address that is known from the page's address or the sign-in form. */
  readonly email?: string
}

export interface RegistrationContext {
  readonly plan: RegistrationPlan
  readonly email: string
  /** The code that was sent for the next step; null when that step must request one. */
  readonly codeSent: CodeSent | null
  readonly info: PersonalInfo
  readonly fideId: string
  /** Whether the FIDE ID is connected; false also when the step was skipped. */
  readonly isFideConnected: boolean
  readonly identity: ShownIdentityStatus
  readonly price: PriceId | null
  readonly isPaid: boolean
  /** How often the server was asked about this payment. */
  readonly asked: number
  readonly problems: FieldProblems
  readonly refusal: Refusal<RegistrationCode> | null
}

/** What the page may send; the activation code's own events go to that step's actor. */
export type RegistrationUiEvent =
  | ({ readonly type: 'credentials.submit' } & CredentialsForm)
  /** `today` is YYYY-MM-DD where the visitor is. */
  | { readonly type: 'info.submit'; readonly info: PersonalInfo; readonly today: string }
  | { readonly type: 'fide.submit'; readonly fideId: string }
  | { readonly type: 'fide.skip' }
  | { readonly type: 'identity.start' }
  | { readonly type: 'identity.skip' }
  | { readonly type: 'payment.choose'; readonly price: PriceId }
  | { readonly type: 'payment.skip' }
  | { readonly type: 'form.change' }
  | { readonly type: 'step.back' }
  | { readonly type: 'step.next' }

/** The page is shown again: after a reload, or on return from the identity or payment provider. `at` is now, in ms. */
export interface RegistrationSystemEvent {
  readonly type: 'flow.resume'
  readonly at: number
}

export type RegistrationEvent = RegistrationUiEvent | RegistrationSystemEvent

export interface RegistrationOutput {
  readonly email: string
  readonly plan: RegistrationPlan
  /** Whether no step was skipped. */
  readonly isComplete: boolean
}

/** Each rejects with `{ failure }`, where `failure` is a `RegistrationCode`. */
export interface RegistrationDeps {
  /** POST accounts/auth/register/, with the visitor's anonymous uid; the server mails the code. */
  readonly register: (credentials: Credentials, signal: AbortSignal) => Promise<CodeSent>
  readonly activationCode: ActivationCodeDeps
  /** PATCH me/, and with the plan `free_pro` PATCH me/free-account-requested/. */
  readonly saveInfo: (asked: PlannedInfo, signal: AbortSignal) => Promise<void>
  /** POST me/fide/ */
  readonly connectFide: (fideId: string, signal: AbortSignal) => Promise<void>
  /** GET accounts/identity/get-me-verification-sessions/: the status of the newest one. */
  readonly askIdentity: (signal: AbortSignal) => Promise<ShownIdentityStatus>
  /** POST accounts/identity/get-verification-session-url/, then opens that address in place of the page. */
  readonly openIdentity: (signal: AbortSignal) => Promise<void>
  /**
   * POST payments-v2/get-checkout-session-url/subscription/{priceId}/, then opens that address in place of the page.
   */
  readonly openCheckout: (price: PriceId, signal: AbortSignal) => Promise<void>
  /** The payment's status by the server; the page's address is not trusted. */
  readonly askPayment: (signal: AbortSignal) => Promise<PaymentStatus>
}
