import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Surface } from '@kingside/design-system/Surface'
import type { CheckoutView } from '@kingside/machines/checkout'
import { BadgeCheck, Clock, CreditCard, DoorOpen, Gift, MailWarning } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CheckoutProps } from './Checkout.view.tsx'
import { failureMessages, messages } from './Checkout.messages.ts'

export type OutcomeView = Extract<
  CheckoutView,
  { status: 'pending' | 'succeeded' | 'failed' | 'aborted' }
>

export interface OutcomeProps extends Pick<
  CheckoutProps,
  'email' | 'onRecheck' | 'onRetry' | 'onDone' | 'onMembership'
> {
  readonly view: OutcomeView
}

/** The result of a payment, and the next actions. */
export function Outcome(props: OutcomeProps) {
  return (
    <Surface padding={6} radius="xl">
      <Result {...props} />
    </Surface>
  )
}

function Result({ view, email, onRecheck, onRetry, onDone, onMembership }: OutcomeProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'pending':
      return view.next === 'recheck' ? (
        <div role="status">
          <EmptyState
            title={formatMessage(messages.pendingTitle)}
            icon={<Clock aria-hidden="true" />}
            actions={
              <Button onPress={onRecheck}>
                <FormattedMessage {...messages.recheck} />
              </Button>
            }
          >
            <FormattedMessage {...messages.pendingMail} values={{ email }} />
          </EmptyState>
        </div>
      ) : (
        <ErrorState
          title={formatMessage(messages.unsureTitle)}
          icon={<MailWarning aria-hidden="true" />}
          onRetry={onRetry}
          retryLabel={formatMessage(messages.tryAgain)}
        >
          <FormattedMessage {...messages.unsureHint} />
        </ErrorState>
      )
    case 'succeeded':
      return (
        <div role="status">
          {view.giftFor === null ? (
            <EmptyState
              title={formatMessage(messages.succeededTitle)}
              icon={<BadgeCheck aria-hidden="true" />}
              actions={
                <Inline gap={2} justify="center">
                  <LinkButton href="/" onPress={onDone}>
                    <FormattedMessage {...messages.toPlay} />
                  </LinkButton>
                  <LinkButton href="/membership" type="secondary" onPress={onMembership}>
                    <FormattedMessage {...messages.membership} />
                  </LinkButton>
                </Inline>
              }
            >
              <FormattedMessage {...messages.succeededHint} />
            </EmptyState>
          ) : (
            <EmptyState
              title={formatMessage(messages.giftTitle)}
              icon={<Gift aria-hidden="true" />}
              actions={
                <LinkButton href="/" onPress={onDone}>
                  <FormattedMessage {...messages.toSite} />
                </LinkButton>
              }
            >
              <FormattedMessage {...messages.giftSent} values={{ email: view.giftFor }} />
            </EmptyState>
          )}
        </div>
      )
    case 'failed':
      return (
        <ErrorState
          title={formatMessage(failureMessages[view.failure].title)}
          icon={<CreditCard aria-hidden="true" />}
          onRetry={onRetry}
          retryLabel={formatMessage(messages.tryAgain)}
        >
          <FormattedMessage {...failureMessages[view.failure].hint} />
        </ErrorState>
      )
    case 'aborted':
      return (
        <div role="status">
          <EmptyState
            title={formatMessage(messages.abortedTitle)}
            icon={<DoorOpen aria-hidden="true" />}
            actions={
              <Button onPress={onRetry}>
                <FormattedMessage {...messages.toPlan} />
              </Button>
            }
          >
            <FormattedMessage {...messages.abortedHint} />
          </EmptyState>
        </div>
      )
    default:
      return view satisfies never
  }
}
