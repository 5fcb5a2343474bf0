import type { PriceId } from '@kingside/api/facts'
import type { SnapshotFrom } from 'xstate'
import { endOfWait } from '../sign-in/refusal.ts'
import type { registrationMachine } from './registration.machine.ts'
import {
  type FieldProblems,
  type PersonalInfo,
  type RegistrationCode,
  type RegistrationContext,
  type RegistrationPlan,
  type RegistrationStep,
  registrationSteps,
} from './registration.types.ts'

type Snapshot = SnapshotFrom<typeof registrationMachine>
type StepValue = Extract<Snapshot['value'], object>
type FormValue = { readonly filling: 'editing' | 'invalid' | 'refused' } | 'registering' | 'saving'

/** A form of the flow. */
export type FormView =
  | { readonly status: 'editing' }
  | { readonly status: 'saving' }
  | { readonly status: 'invalid'; readonly problems: FieldProblems }
  | {
      readonly status: 'refused'
      readonly code: RegistrationCode
      /** When another try is taken, on the adapter's clock; null where no time is known. */
      readonly until: number | null
    }

export type IdentityView =
  | { readonly status: 'asking' | 'offered' | 'opening' | 'away' }
  | { readonly status: 'processing' | 'verified' | 'canceled' }
  | { readonly status: 'failed'; readonly code: RegistrationCode }

export type PaymentView =
  | { readonly status: 'choosing' | 'unpaid' }
  | { readonly status: 'opening' | 'away'; readonly price: PriceId | null }
  /** The server is asked again and again for half a minute. */
  | { readonly status: 'confirming' }
  /** The server does not know the payment yet; it can be asked again. */
  | { readonly status: 'unconfirmed' }
  | { readonly status: 'failed'; readonly code: RegistrationCode }

interface Flow {
  readonly plan: RegistrationPlan
  readonly email: string
}

interface Step extends Flow {
  /** The step's number, from 1, and the number of steps of the plan. */
  readonly number: number
  readonly count: number
  readonly canGoBack: boolean
}

/** The registration popup, for the page to draw. */
export type RegistrationView =
  | (Step & { readonly step: 'credentials'; readonly form: FormView })
  /** Drawn with the view of this step's own actor (`activationCodeOf`). */
  | (Step & { readonly step: 'activation-code' })
  | (Step & {
      readonly step: 'personal-info'
      readonly form: FormView
      readonly info: PersonalInfo
    })
  | (Step & {
      readonly step: 'fide-id'
      readonly form: FormView
      readonly fideId: string
      readonly canGoOn: boolean
    })
  | (Step & { readonly step: 'identity-check'; readonly identity: IdentityView })
  | (Step & { readonly step: 'payment'; readonly payment: PaymentView })
  | (Flow & {
      readonly step: 'done'
      readonly isPaid: boolean
    })

/** The actor of the activation code step, while that step is shown. */
export const activationCodeOf = (snapshot: Snapshot) => snapshot.children.activationCode

const codeOf = ({ refusal }: RegistrationContext): RegistrationCode =>
  refusal?.code ?? 'something_wents_wrong'

function formView(value: FormValue, context: RegistrationContext): FormView {
  if (typeof value === 'string') return { status: 'saving' }
  switch (value.filling) {
    case 'editing':
      return { status: 'editing' }
    case 'invalid':
      return { status: 'invalid', problems: context.problems }
    case 'refused':
      return {
        status: 'refused',
        code: codeOf(context),
        until: context.refusal && endOfWait(context.refusal),
      }
    default:
      return value.filling satisfies never
  }
}

function identityView(
  value: Extract<StepValue, { identityCheck: unknown }>['identityCheck'],
  context: RegistrationContext,
): IdentityView {
  switch (value) {
    case 'failed':
      return { status: value, code: codeOf(context) }
    case 'asking':
      // The view stays `processing` while the status is fetched again.
      return { status: context.identity === 'processing' ? 'processing' : value }
    default:
      return { status: value }
  }
}

function paymentView(
  value: Extract<StepValue, { payment: unknown }>['payment'],
  context: RegistrationContext,
): PaymentView {
  switch (value) {
    case 'choosing':
    case 'unpaid':
    case 'unconfirmed':
    case 'confirming':
      return { status: value }
    case 'pending':
      return { status: 'confirming' }
    case 'opening':
    case 'away':
      return { status: value, price: context.price }
    case 'failed':
      return { status: 'failed', code: codeOf(context) }
    default:
      return value satisfies never
  }
}

/** Whether a step has a way back; an account that was activated stays active. */
const backwards: Readonly<Record<RegistrationStep, boolean>> = {
  credentials: false,
  'activation-code': true,
  'personal-info': false,
  'fide-id': true,
  'identity-check': true,
  payment: true,
}

/** The machine's snapshot as the page sees it. */
export function selectRegistrationView({ value, context }: Snapshot): RegistrationView {
  const { plan, email, info, fideId, isPaid, isFideConnected } = context
  const at = <Name extends RegistrationStep>(step: Name) => ({
    plan,
    email,
    step,
    number: registrationSteps[plan].indexOf(step) + 1,
    count: registrationSteps[plan].length,
    canGoBack: backwards[step],
  })
  if (typeof value === 'object') {
    if ('credentials' in value)
      return { ...at('credentials'), form: formView(value.credentials, context) }
    if ('personalInfo' in value)
      return { ...at('personal-info'), form: formView(value.personalInfo, context), info }
    if ('fideId' in value)
      return {
        ...at('fide-id'),
        form: formView(value.fideId, context),
        fideId,
        canGoOn: isFideConnected,
      }
    if ('identityCheck' in value)
      return { ...at('identity-check'), identity: identityView(value.identityCheck, context) }
    return { ...at('payment'), payment: paymentView(value.payment, context) }
  }
  switch (value) {
    case 'activationCode':
      return at('activation-code')
    case 'afterChecks':
    case 'done':
      return { plan, email, step: 'done', isPaid }
    default:
      return value satisfies never
  }
}
