import {
  Heading,
  Skeleton,
  Split,
  Stack,
  Stepper,
  Surface,
  VisuallyHidden,
} from '@kingside/design-system'
import type { CheckoutView, Plan } from '@kingside/machines/checkout'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocus } from '../../platform/page/index.ts'
import type { CardEntry, CardFields } from '../../account/payment/index.ts'
import { Busy } from './Busy.tsx'
import { messages } from './Checkout.messages.ts'
import { type CheckoutStep, stepOf } from './checkout-step.ts'
import { Choosing } from './Choosing.tsx'
import { Outcome } from './Outcome.tsx'
import { PlanSummary } from './PlanSummary.tsx'

export interface CheckoutProps {
  readonly view: CheckoutView
  /** The person’s own address, to which it is written when a payment has arrived. */
  readonly email: string
  /** What the field for the promo code holds at first, as from a link. @default '' */
  readonly promoCode?: string
  /** What came of asking the provider for the card’s token. @default 'open' */
  readonly cardEntry?: CardEntry
  readonly onPlan: (plan: Plan) => void
  /** Sets whom it is for; null is oneself. */
  readonly onGiftFor: (email: string | null) => void
  readonly onApplyCode: (code: string) => void
  /** Takes the promo code away, or stops checking it. */
  readonly onRemoveCode: () => void
  /** Leads to the provider’s page. */
  readonly onPay: () => void
  /** A card was typed: it is to be sent to the provider, and its token to the machine. */
  readonly onCard: (card: CardFields) => void
  /** The person says that they are back from the provider’s page without having paid. */
  readonly onAbandon: () => void
  /** Asks again whether the payment has arrived. */
  readonly onRecheck: () => void
  /** Leads back to the choice, from where it can be paid again. */
  readonly onRetry: () => void
  readonly onLogIn: () => void
  readonly onRegister: () => void
  /** Leads to the membership in the settings. */
  readonly onMembership: () => void
  /** Leads on after the payment. */
  readonly onDone: () => void
}

/** Where Pro is bought: the plan, for whom it is, the payment, and what came of it. */
export function Checkout(props: CheckoutProps) {
  const { formatMessage } = useIntl()
  const { view } = props
  return (
    <Stack gap={6}>
      <Heading level={1} size="xl">
        <FormattedMessage {...messages.title} />
      </Heading>
      <Steps {...stepOf(view)} />
      <Split asideWidth="l" aside={<PlanSummary view={view} />}>
        <KeepFocus of={view.status} label={formatMessage(messages.title)}>
          <Stage {...props} />
        </KeepFocus>
      </Split>
    </Stack>
  )
}

function Stage({ view, email, promoCode = '', cardEntry = 'open', ...on }: CheckoutProps) {
  switch (view.status) {
    case 'loading':
      return <Loading />
    case 'choosing':
    case 'needs-account':
    case 'already-pro':
      return <Choosing view={view} promoCode={promoCode} cardEntry={cardEntry} {...on} />
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

/** How far it has come. */
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
