import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { CheckoutView, Plan } from '@kingside/machines/checkout'
import { BadgeCheck } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PlanChoice } from '../checkout/PlanChoice.tsx'
import { ProFeatures } from './ProFeatures.tsx'
import { messages, type Paywall, paywallMessages } from './Upgrade.messages.ts'

export interface UpgradeProps {
  /** What asked for Pro; null is a reader who wants to know what it is. */
  readonly paywall: Paywall | null
  readonly isPro: boolean
  /** The price of each plan; null while it is not known. */
  readonly offers: CheckoutView['offers'] | null
  readonly plan: Plan
  readonly onPlan: (plan: Plan) => void
  /** Goes to the checkout of the chosen plan. */
  readonly onContinue: () => void
  readonly onCompare: () => void
  readonly onMembership: () => void
}

/** Offers Pro in a popup: why, for how much, and what it includes. */
export function Upgrade({ paywall, isPro, offers, plan, onPlan, ...on }: UpgradeProps) {
  const { formatMessage } = useIntl()
  if (isPro) {
    return (
      <EmptyState
        size="s"
        icon={<BadgeCheck aria-hidden="true" />}
        title={formatMessage(messages.alreadyPro)}
        actions={
          <LinkButton href="/membership" onPress={on.onMembership}>
            <FormattedMessage {...messages.membership} />
          </LinkButton>
        }
      />
    )
  }
  return (
    <Stack gap={4}>
      <Text as="p">
        <FormattedMessage {...(paywall === null ? messages.lead : paywallMessages[paywall])} />
      </Text>
      {offers === null ? (
        <div aria-busy="true">
          <Skeleton lines={3} />
        </div>
      ) : (
        <PlanChoice view={{ plan, offers }} onPlan={onPlan} />
      )}
      <Stack gap={2}>
        <Button size="l" display="block" onPress={on.onContinue}>
          <FormattedMessage {...messages.continue} />
        </Button>
        <Inline gap={2} justify="between">
          <Text size="s" tone="muted">
            <FormattedMessage {...messages.note} />
          </Text>
          <Text size="s">
            <Link href="/pricing" onPress={on.onCompare}>
              <FormattedMessage {...messages.compare} />
            </Link>
          </Text>
        </Inline>
      </Stack>
      <Stack gap={2}>
        <Heading level={3} size="s">
          <FormattedMessage {...messages.includes} />
        </Heading>
        <ProFeatures />
      </Stack>
    </Stack>
  )
}
