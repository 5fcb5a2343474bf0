import type {
  CredentialsForm,
  PersonalInfo,
  PriceId,
  RegistrationView,
} from '@kingside/machines/registration'
import type { ReactNode } from 'react'
import type { Country } from '../form/CountryField.tsx'
import { CredentialsStep } from './CredentialsStep.tsx'
import { FideIdStep } from './FideIdStep.tsx'
import { IdentityStep } from './IdentityStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { PersonalInfoStep } from './PersonalInfoStep.tsx'
import * as styles from './Registration.css.ts'
import { RegistrationDone } from './RegistrationDone.tsx'
import { RegistrationSteps } from './RegistrationSteps.tsx'
import { StepFrame } from './StepFrame.tsx'
import type { ProPrices } from './usePriceTexts.ts'

export interface RegistrationProps {
  readonly view: RegistrationView
  /** The address field of the first step, drawn by another feature. @default a field without a check */
  readonly emailField?: ReactNode
  /** The providers of the first step, drawn by the sign-in. @default none */
  readonly providers?: ReactNode
  /** The step that asks for the mailed code, drawn by another feature. */
  readonly activation: ReactNode
  /** Every country, by its name in the page’s language. */
  readonly countries: readonly Country[]
  readonly prices: ProPrices
  /** The current date for the visitor, as `YYYY-MM-DD`. */
  readonly today: string
  /** The time on the clock of the machine's adapter, in milliseconds. */
  readonly now: () => number
  readonly onCredentials: (form: CredentialsForm) => void
  readonly onInfo: (info: PersonalInfo) => void
  readonly onFideId: (fideId: string) => void
  readonly onSkipFideId: () => void
  /** Opens the provider of identity checks. */
  readonly onStartIdentity: () => void
  readonly onSkipIdentity: () => void
  /** Opens the payment provider. */
  readonly onPay: (price: PriceId) => void
  /** Ends the registration without a payment, or without waiting for it. */
  readonly onSkipPayment: () => void
  /** A field was changed; its error is cleared. */
  readonly onChange: () => void
  readonly onBack: () => void
  /** Goes to the next step where nothing is asked; asks again about a payment. */
  readonly onNext: () => void
  readonly onSignIn: () => void
  /** Closes the popup after the last step. */
  readonly onFinish: () => void
}

/** The content of the registration popup: the progress, and the step with its buttons back and on. */
export function Registration(props: RegistrationProps) {
  return (
    <div className={styles.room}>
      <div className={styles.layout}>
        <RegistrationSteps view={props.view} />
        <StepFrame {...props}>
          <StepContent {...props} />
        </StepFrame>
      </div>
    </div>
  )
}

function StepContent({
  view,
  emailField,
  providers,
  activation,
  countries,
  prices,
  today,
  now,
  ...on
}: RegistrationProps) {
  const { onChange, onNext, onSignIn } = on
  switch (view.step) {
    case 'credentials':
      return (
        <CredentialsStep
          email={view.email}
          form={view.form}
          emailField={emailField}
          providers={providers}
          now={now}
          onSubmit={on.onCredentials}
          onChange={onChange}
          onSignIn={onSignIn}
        />
      )
    case 'activation-code':
      return activation
    case 'personal-info':
      return (
        <PersonalInfoStep
          info={view.info}
          form={view.form}
          countries={countries}
          today={today}
          now={now}
          onSubmit={on.onInfo}
          onChange={onChange}
          onSignIn={onSignIn}
        />
      )
    case 'fide-id':
      return (
        <FideIdStep
          fideId={view.fideId}
          form={view.form}
          canGoOn={view.canGoOn}
          now={now}
          onSubmit={on.onFideId}
          onChange={onChange}
          onNext={onNext}
          onSignIn={onSignIn}
        />
      )
    case 'identity-check':
      return (
        <IdentityStep
          identity={view.identity}
          onStart={on.onStartIdentity}
          onNext={onNext}
          onSignIn={onSignIn}
        />
      )
    case 'payment':
      return (
        <PaymentStep
          payment={view.payment}
          prices={prices}
          onChoose={on.onPay}
          onNext={onNext}
          onSignIn={onSignIn}
        />
      )
    case 'done':
      return <RegistrationDone view={view} onFinish={on.onFinish} />
    default:
      return view satisfies never
  }
}
