import { Badge } from '@kingside/design-system/Badge'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { PriceCard } from '@kingside/design-system/PriceCard'
import { SegmentedControl } from '@kingside/design-system/SegmentedControl'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { type CheckoutView, type Plan, plans } from '@kingside/machines/checkout'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMoney } from '../../account/payment/index.ts'
import { useProFeatures } from '../checkout/useProFeatures.ts'
import { planFacts } from '../plan-facts.ts'
import * as styles from './Pricing.css.ts'
import { featureMessages, messages } from './Pricing.messages.ts'
import type { PricingProps } from './Pricing.view.tsx'

/** The prices, as far as they are known. */
export type PlansView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly offers: CheckoutView['offers'] }

/** The two plans beside each other, with the choice of the period above. */
export function Plans({ view, ...props }: PricingProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'loading':
      return (
        <div aria-busy="true">
          <VisuallyHidden>
            <FormattedMessage {...messages.loading} />
          </VisuallyHidden>
          <div className={styles.pair}>
            {['free', 'pro'].map((plan) => (
              <Surface key={plan} padding={6} radius="xl">
                <Skeleton lines={6} />
              </Surface>
            ))}
          </div>
        </div>
      )
    case 'failed':
      return (
        <ErrorState
          title={formatMessage(messages.failed)}
          retryLabel={formatMessage(messages.retry)}
          retrying={view.isRetrying}
          onRetry={props.onRetry}
        >
          <FormattedMessage {...messages.failedHint} />
        </ErrorState>
      )
    case 'ready':
      return <BothPlans {...props} offers={view.offers} />
    default:
      return view satisfies never
  }
}

type BothPlansProps = Omit<PricingProps, 'view'> & { readonly offers: CheckoutView['offers'] }

function BothPlans({ offers, plan, onPlan, ...props }: BothPlansProps) {
  const { formatMessage } = useIntl()
  const { percent } = useMoney()
  const { savedPercent } = offers.annual
  return (
    <Stack gap={4}>
      <Inline gap={3}>
        <SegmentedControl<Plan>
          label={formatMessage(messages.period)}
          options={[
            { value: 'annual', title: formatMessage(messages.annual) },
            { value: 'monthly', title: formatMessage(messages.monthly) },
          ]}
          value={plan}
          onChange={onPlan}
        />
        {savedPercent > 0 && (
          <Badge tone="success">
            {formatMessage(messages.saving, { percent: percent(savedPercent) })}
          </Badge>
        )}
      </Inline>
      <div className={styles.pair}>
        <ProCard {...props} plan={plan} price={offers[plan]} />
        <FreeCard {...props} currency={offers[plan].currency} />
      </div>
    </Stack>
  )
}

type CardProps = Pick<PricingProps, 'reader' | 'onRegister' | 'onUpgrade' | 'onMembership'>

function FreeCard({ reader, onRegister, currency }: CardProps & { readonly currency: string }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <PriceCard
      headingLevel={2}
      name={formatMessage(messages.free)}
      description={formatMessage(messages.freeText)}
      price={formatNumber(0, { style: 'currency', currency, maximumFractionDigits: 0 })}
      period={formatMessage(messages.forever)}
      current={reader === 'free' ? formatMessage(messages.yourPlan) : undefined}
      features={[
        { text: formatMessage(featureMessages.rated) },
        {
          text: `${formatMessage(featureMessages.puzzles)}: ${formatNumber(planFacts.freePuzzles)}`,
        },
        {
          text: `${formatMessage(featureMessages.analyses)}: ${formatNumber(planFacts.freeAnalyses)}`,
        },
        { text: `${formatMessage(featureMessages.themes)}: ${formatNumber(planFacts.freeThemes)}` },
      ]}
      action={
        reader === 'visitor' ? (
          <LinkButton
            href="?popup=registration"
            type="secondary"
            display="block"
            onPress={onRegister}
          >
            <FormattedMessage {...messages.register} />
          </LinkButton>
        ) : undefined
      }
    />
  )
}

interface ProCardProps extends CardProps {
  readonly plan: Plan
  readonly price: CheckoutView['price']
}

function ProCard({ reader, plan, price, onUpgrade, onMembership }: ProCardProps) {
  const { formatMessage } = useIntl()
  const { money } = useMoney()
  const features = useProFeatures()
  const isOwn = reader === 'pro'
  return (
    <PriceCard
      headingLevel={2}
      name={formatMessage(messages.pro)}
      description={formatMessage(messages.proText)}
      price={money({ ...price, cents: price.perMonthCents })}
      period={formatMessage(messages.perMonth)}
      billing={
        plan === 'annual'
          ? formatMessage(messages.billedYearly, { price: money(price) })
          : formatMessage(messages.billedMonthly)
      }
      features={features.map((text) => ({ text }))}
      current={isOwn ? formatMessage(messages.yourPlan) : undefined}
      action={
        isOwn ? (
          <LinkButton href="/membership" type="secondary" display="block" onPress={onMembership}>
            <FormattedMessage {...messages.membership} />
          </LinkButton>
        ) : (
          <LinkButton
            href={
              reader === 'visitor'
                ? `?popup=registration&price=${plans[plan]}`
                : `/upgrade-to-pro?plan=${plan}`
            }
            size="l"
            display="block"
            onPress={onUpgrade}
          >
            <FormattedMessage {...messages.upgrade} />
          </LinkButton>
        )
      }
      note={isOwn ? undefined : formatMessage(messages.anyTime)}
    />
  )
}
