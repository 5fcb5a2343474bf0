import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { PriceCard } from '@kingside/design-system/PriceCard'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { BadgeCheck, Link2Off } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMoney } from '../../account/payment/index.ts'
import { messages as checkout } from '../checkout/Checkout.messages.ts'
import { periodMessages } from '../checkout/PlanSummary.messages.ts'
import { useProFeatures } from '../checkout/useProFeatures.ts'
import * as styles from '../subscription/MembershipPage.css.ts'
import { messages } from './PayFor.messages.ts'
import type { PayLink } from './pay-link.types.ts'

/** The link that was opened. */
export type PayForView =
  | { readonly status: 'loading' | 'unknown' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | {
      readonly status: 'known'
      readonly link: PayLink
      readonly payment: 'ready' | 'opening' | 'failed'
    }

export interface PayForProps {
  readonly view: PayForView
  readonly onPay: () => void
  readonly onRetry: () => void
}

/** Where somebody pays for the Pro of another, also without an account. */
export function PayFor({ view, onPay, onRetry }: PayForProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'loading':
      return (
        <div className={styles.column} aria-busy="true">
          <Surface padding={6} radius="xl">
            <Skeleton lines={6} />
          </Surface>
        </div>
      )
    case 'failed':
      return (
        <ErrorState
          level={1}
          title={formatMessage(messages.unloaded)}
          retryLabel={formatMessage(messages.retry)}
          retrying={view.isRetrying}
          onRetry={onRetry}
        >
          <FormattedMessage {...messages.unloadedText} />
        </ErrorState>
      )
    case 'unknown':
      return <Unknown />
    case 'known':
      return <Known {...view} onPay={onPay} />
    default:
      return view satisfies never
  }
}

function Unknown() {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      level={1}
      icon={<Link2Off aria-hidden="true" />}
      title={formatMessage(messages.unknown)}
    >
      <FormattedMessage {...messages.unknownText} />
    </EmptyState>
  )
}

type KnownProps = Extract<PayForView, { status: 'known' }> & Pick<PayForProps, 'onPay'>

function Known({ link, payment, onPay }: KnownProps) {
  const { formatMessage } = useIntl()
  const { money } = useMoney()
  const features = useProFeatures()
  const { name, plan, price } = link
  switch (link.status) {
    case 'over':
      return <Unknown />
    case 'used':
      return (
        <EmptyState
          level={1}
          icon={<BadgeCheck aria-hidden="true" />}
          title={formatMessage(messages.used, { name })}
        >
          <FormattedMessage {...messages.usedText} />
        </EmptyState>
      )
    case 'open':
      return (
        <div className={styles.column}>
          <Stack gap={4}>
            <PriceCard
              headingLevel={1}
              name={formatMessage(messages.title, { name })}
              description={formatMessage(messages.lead)}
              price={money(price)}
              period={formatMessage(periodMessages[plan === 'pro-annual' ? 'annual' : 'monthly'])}
              features={features.map((text) => ({ text }))}
              action={
                <Button size="l" display="block" loading={payment === 'opening'} onPress={onPay}>
                  <FormattedMessage {...checkout.pay} values={{ price: money(price) }} />
                </Button>
              }
              note={formatMessage(checkout.byProvider)}
            />
            {payment === 'failed' && (
              <Banner type="danger" title={formatMessage(messages.failed)} />
            )}
          </Stack>
        </div>
      )
    default:
      return link.status satisfies never
  }
}
