import { Accordion } from '@kingside/design-system/Accordion'
import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { Plan } from '@kingside/machines/checkout'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import type { SpecialPlan } from '../special-plan.types.ts'
import { FeatureTable } from './FeatureTable.tsx'
import { Plans, type PlansView } from './Plans.tsx'
import * as styles from './Pricing.css.ts'
import { messages } from './Pricing.messages.ts'
import { questions } from './questions.messages.ts'
import { SpecialOffer } from './SpecialOffer.tsx'

export interface PricingProps {
  readonly view: PlansView
  /** Who reads it decides what the buttons do. */
  readonly reader: 'unknown' | 'visitor' | 'free' | 'pro'
  readonly plan: Plan
  /** Plans on the reader’s own terms. @default none */
  readonly special?: readonly SpecialPlan[]
  readonly onPlan: (plan: Plan) => void
  readonly onRegister: () => void
  readonly onUpgrade: () => void
  readonly onMembership: () => void
  readonly onGift: () => void
  /** Opens the checkout with special terms. */
  readonly onSpecial: (offer: SpecialPlan) => void
  /** Claims the Pro of titled players. */
  readonly onClaim: () => void
  readonly onRetry: () => void
}

/** What is free, what Pro adds, and what it costs. */
export function Pricing(props: PricingProps) {
  const { formatMessage } = useIntl()
  const { reader, special = [], onSpecial, onGift, onClaim } = props
  return (
    <div className={styles.column}>
      <Stack gap={8}>
        <Stack gap={4}>
          <Stack gap={1}>
            <Heading level={1} size="xl">
              <FormattedMessage {...messages.title} />
            </Heading>
            <Text as="p" tone="muted">
              <FormattedMessage {...messages.lead} />
            </Text>
          </Stack>
          {special.map((offer) => (
            <SpecialOffer key={offer.coupon} offer={offer} onTake={onSpecial} />
          ))}
          <Plans {...props} />
        </Stack>
        <Stack gap={3}>
          <Heading level={2}>
            <FormattedMessage {...messages.compare} />
          </Heading>
          <FeatureTable />
        </Stack>
        <div className={styles.pair}>
          <Offer
            title={messages.giftTitle}
            text={messages.giftText}
            action={
              <LinkButton href="/upgrade-to-pro?as=gift" type="secondary" onPress={onGift}>
                <FormattedMessage {...messages.give} />
              </LinkButton>
            }
          />
          {reader !== 'pro' && (
            <Offer
              title={messages.titledTitle}
              text={messages.titledText}
              action={
                <Button type="secondary" onPress={onClaim}>
                  <FormattedMessage {...messages.claim} />
                </Button>
              }
            />
          )}
        </div>
        <Stack gap={3}>
          <Heading level={2}>
            <FormattedMessage {...messages.questions} />
          </Heading>
          <Accordion
            headingLevel={3}
            items={Object.entries(questions).map(([value, { title, text }]) => ({
              value,
              title: formatMessage(title),
              content: (
                <Text as="p">
                  <FormattedMessage {...text} />
                </Text>
              ),
            }))}
          />
        </Stack>
      </Stack>
    </div>
  )
}

interface OfferProps {
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
  readonly action: ReactNode
}

const Offer = ({ title, text, action }: OfferProps) => (
  <Surface padding={5} radius="xl">
    <Stack gap={3} align="start">
      <Heading level={2} size="m">
        <FormattedMessage {...title} />
      </Heading>
      <Text as="p" tone="muted">
        <FormattedMessage {...text} />
      </Text>
      {action}
    </Stack>
  </Surface>
)
