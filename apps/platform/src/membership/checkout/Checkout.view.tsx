import { ErrorState } from '@kingside/design-system/ErrorState'
import { Heading } from '@kingside/design-system/Heading'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Split } from '@kingside/design-system/Split'
import { Stack } from '@kingside/design-system/Stack'
import { Stepper } from '@kingside/design-system/Stepper'
import { Surface } from '@kingside/design-system/Surface'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { CheckoutView, Plan } from '@kingside/machines/checkout'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocus } from '../../platform/page/index.ts'
import type { CardEntry, CardFields } from '../../account/payment/index.ts'
import { Busy } from './Busy.tsx'
import * as styles from './Checkout.css.ts'
import { messages } from './Checkout.messages.ts'
import { type CheckoutStep, stepOf } from './checkout-step.ts'
import { Choosing } from './Choosing.tsx'
import { Outcome } from './Outcome.tsx'
import { PlanSummary } from './PlanSummary.tsx'

/** How a payment is taken. */
export interface PaymentTerms {
  /** Whether no money moves. */
  readonly isSandbox: boolean
  /** Whether a card can be typed on this page. */
  readonly takesCards: boolean
  /** The tax that the prices contain, in percent; null where nothing is said of it. */
  readonly vatPercent: number | null
}

export interface CheckoutProps {
  readonly view: CheckoutView
  readonly terms: PaymentTerms
  /** Whether it is opened as a gift. @default false */
  readonly opensGift?: boolean
  /** The person’s own address, which gets a mail when a payment has arrived. */
  readonly email: string
  /** The first value of the field for the promo code, such as from a link. @default '' */
  readonly promoCode?: string
  /** The result of asking the provider for the card’s token. @default 'open' */
  readonly cardEntry?: CardEntry
  readonly onPlan: (plan: Plan) => void
  /** Sets the recipient; null for the person themselves. */
  readonly onGiftFor: (email: string | null) => void
  readonly onApplyCode: (code: string) => void
  /** Removes the promo code, or stops checking it. */
  readonly onRemoveCode: () => void
  /** Opens the provider’s page. */
  readonly onPay: () => void
  /** A card was entered, to be sent to the provider; its token goes to the machine. */
  readonly onCard: (card: CardFields) => void
  /** The person says that they came back from the provider’s page without paying. */
  readonly onAbandon: () => void
  /** Asks the server again whether the payment has arrived. */
  readonly onRecheck: () => void
  /** Goes back to the choice, to pay again. */
  readonly onRetry: () => void
  readonly onLogIn: () => void
  readonly onRegister: () => void
  /** Opens the membership in the settings. */
  readonly onMembership: () => void
  /** Leaves the checkout after the payment. */
  readonly onDone: () => void
}

/** The page to buy Pro: the plan, the recipient, the payment, and its result. */
export function Checkout(props: CheckoutProps) {
  const { formatMessage } = useIntl()
  const { view } = props
  return (
    <Frame step={stepOf(view)} aside={<PlanSummary view={view} />}>
      <KeepFocus of={view.status} label={formatMessage(messages.title)}>
        <Stage {...props} />
      </KeepFocus>
    </Frame>
  )
}

/** In place of the checkout until the prices and the reader are known. */
export const CheckoutLoading = () => (
  <Frame step={firstStep} aside={<SummaryLoading />}>
    <Loading />
  </Frame>
)

export interface CheckoutFailedProps {
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** In place of the checkout when the prices are not known. */
export function CheckoutFailed({ isRetrying, onRetry }: CheckoutFailedProps) {
  const { formatMessage } = useIntl()
  return (
    <ErrorState
      level={1}
      title={formatMessage(messages.pricesFailed)}
      retryLabel={formatMessage(messages.tryAgain)}
      retrying={isRetrying}
      onRetry={onRetry}
    >
      <FormattedMessage {...messages.pricesFailedHint} />
    </ErrorState>
  )
}

const firstStep: CheckoutStep = { current: 'plan', failed: false }

interface FrameProps {
  readonly step: CheckoutStep
  readonly aside: ReactNode
  readonly children: ReactNode
}

function Frame({ step, aside, children }: FrameProps) {
  return (
    <Stack gap={4}>
      <Heading level={1} size="xl">
        <FormattedMessage {...messages.title} />
      </Heading>
      <div className={styles.steps}>
        <Steps {...step} />
      </div>
      <Split asideWidth="l" aside={aside}>
        {children}
      </Split>
    </Stack>
  )
}

function Stage({
  view,
  email,
  promoCode = '',
  opensGift = false,
  cardEntry = 'open',
  ...on
}: CheckoutProps) {
  switch (view.status) {
    case 'loading':
      return <Loading />
    case 'choosing':
    case 'needs-account':
    case 'already-pro':
      return (
        <Choosing
          view={view}
          promoCode={promoCode}
          opensGift={opensGift}
          cardEntry={cardEntry}
          {...on}
        />
      )
    case 'busy':
      return <Busy doing={view.doing} onAbandon={on.onAbandon} />
    case 'pending':
    case 'succeeded':
    case 'failed':
    case 'aborted':
      return <Outcome view={view} email={email} {...on} />
    default:
      return view satisfies never
  }
}

function Loading() {
  return (
    <div aria-busy="true">
      <Surface padding={5} radius="xl">
        <VisuallyHidden>
          <FormattedMessage {...messages.loading} />
        </VisuallyHidden>
        <Stack gap={6}>
          <Skeleton lines={3} />
          <Skeleton lines={3} />
        </Stack>
      </Surface>
    </div>
  )
}

const SummaryLoading = () => (
  <Surface padding={5} radius="xl">
    <Skeleton lines={6} />
  </Surface>
)

/** The progress through the steps. */
function Steps({ current, failed }: CheckoutStep) {
  const { formatMessage } = useIntl()
  const wrong = formatMessage(messages.wrong)
  return (
    <Stepper
      label={formatMessage(messages.steps)}
      current={current}
      texts={{ done: formatMessage(messages.done), error: wrong }}
      steps={[
        { id: 'plan', label: formatMessage(messages.stepPlan) },
        {
          id: 'payment',
          label: formatMessage(messages.stepPayment),
          ...(failed && { error: wrong }),
        },
        { id: 'confirmation', label: formatMessage(messages.stepDone) },
      ]}
    />
  )
}
