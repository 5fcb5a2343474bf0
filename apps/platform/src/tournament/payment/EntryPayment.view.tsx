import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { EntryFacts, EntryPaymentView } from '@kingside/machines/entry-payment'
import { BadgeCheck, Ban, Clock, SearchX, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocus, Waiting } from '../../platform/page/index.ts'
import { limitMessages } from '../join-button/JoinButton.messages.ts'
import { usePrice } from '../use-price.ts'
import { useStart } from '../use-start.ts'
import { messages, noticeMessages } from './EntryPayment.messages.ts'

export interface EntryPaymentProps {
  readonly view: EntryPaymentView
  /** Opens the provider’s page. */
  readonly onPay: () => void
  /** Loads the entry again. */
  readonly onRetry: () => void
  /** Asks the server again whether the payment has arrived. */
  readonly onRecheck: () => void
  readonly onSignIn: () => void
  /** Closes the popup, on the tournament’s page. */
  readonly onTournament: () => void
  /** Opens the list of tournaments. */
  readonly onAll: () => void
}

/** The entry fee of a tournament: what it costs, when it goes back, and what came of paying it. */
export function EntryPayment(props: EntryPaymentProps) {
  const { formatMessage } = useIntl()
  const { view } = props
  return (
    <KeepFocus of={view.status} label={formatMessage(messages.part)}>
      <Stack gap={4}>
        {'facts' in view && <Summary facts={view.facts} />}
        <Step {...props} />
      </Stack>
    </KeepFocus>
  )
}

/** What is paid for, and how much. */
function Summary({ facts: { tournament, price } }: { readonly facts: EntryFacts }) {
  const priceOf = usePrice()
  const startOf = useStart()
  return (
    <Inline gap={3} justify="between" wrap={false}>
      <Stack gap={0}>
        <Text weight="semibold">{tournament.name}</Text>
        <Text size="s" tone="muted">
          <time dateTime={tournament.start}>{startOf(tournament)}</time>
        </Text>
      </Stack>
      {price !== null && (
        <Text size="l" weight="semibold">
          {priceOf(price)}
        </Text>
      )}
    </Inline>
  )
}

/** In place of the content until the entry is known. */
export const EntryPaymentLoading = () => (
  <div aria-busy="true">
    <VisuallyHidden>
      <FormattedMessage {...messages.loading} />
    </VisuallyHidden>
    <Skeleton lines={5} />
  </div>
)

function Step({ view, ...on }: EntryPaymentProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'loading':
      return <EntryPaymentLoading />
    case 'unloaded':
      return (
        <ErrorState
          size="s"
          title={formatMessage(messages.unloaded)}
          retryLabel={formatMessage(messages.retry)}
          onRetry={on.onRetry}
        >
          <FormattedMessage {...messages.unloadedHint} />
        </ErrorState>
      )
    case 'missing':
      return (
        <EmptyState
          size="s"
          icon={<SearchX aria-hidden="true" />}
          title={formatMessage(messages.missing)}
          actions={
            <LinkButton href="/tournaments" onPress={on.onAll}>
              <FormattedMessage {...messages.all} />
            </LinkButton>
          }
        >
          <FormattedMessage {...messages.missingHint} />
        </EmptyState>
      )
    case 'needs-account':
      return (
        <>
          <Button size="l" display="block" onPress={on.onSignIn}>
            <FormattedMessage {...messages.needsAccount} />
          </Button>
          <Terms />
        </>
      )
    case 'offer':
      return <Offer view={view} onPay={on.onPay} />
    case 'confirming':
      return (
        <Stack gap={2}>
          <Waiting>{formatMessage(messages.confirming)}</Waiting>
          <Text as="p" size="s" tone="muted">
            <FormattedMessage {...messages.confirmingHint} />
          </Text>
        </Stack>
      )
    case 'late':
    case 'joined':
    case 'pending-approval':
    case 'nothing-to-pay':
    case 'refused':
    case 'refunded':
      return <Outcome view={view} {...on} />
    default:
      return view satisfies never
  }
}

type ViewOf<Status extends EntryPaymentView['status']> = Extract<
  EntryPaymentView,
  { readonly status: Status }
>

/** When the fee goes back. */
const Terms = () => (
  <Text as="p" size="s" tone="muted">
    <FormattedMessage {...messages.refund} />
  </Text>
)

interface OfferProps {
  readonly view: ViewOf<'offer'>
  readonly onPay: () => void
}

function Offer({ view: { facts, notice, going }, onPay }: OfferProps) {
  const { formatMessage } = useIntl()
  const priceOf = usePrice()
  const price = facts.price === null ? '' : priceOf(facts.price)
  return (
    <>
      {notice !== null && (
        <Banner
          type={notice === 'aborted' ? 'info' : 'warning'}
          title={formatMessage(noticeMessages[notice].title)}
        >
          <FormattedMessage {...noticeMessages[notice].text} />
        </Banner>
      )}
      <Stack gap={2}>
        <Button size="l" display="block" loading={going !== null} onPress={onPay}>
          {going === null ? (
            <FormattedMessage {...messages.pay} values={{ price }} />
          ) : (
            <FormattedMessage {...messages[going]} />
          )}
        </Button>
        <Text as="p" size="s" tone="muted">
          <FormattedMessage {...messages.provider} />
        </Text>
        <Terms />
      </Stack>
    </>
  )
}

interface OutcomeProps extends Pick<EntryPaymentProps, 'onRecheck' | 'onTournament'> {
  readonly view: ViewOf<
    'late' | 'joined' | 'pending-approval' | 'nothing-to-pay' | 'refused' | 'refunded'
  >
}

/** How it ended, and the way on. */
function Outcome({ view, onRecheck, onTournament }: OutcomeProps) {
  const { formatMessage } = useIntl()
  const { icon, title, text } = outcomeOf(view)
  return (
    <div role="status">
      <EmptyState
        size="s"
        icon={icon}
        title={formatMessage(title)}
        actions={
          view.status === 'late' ? (
            <Button onPress={onRecheck}>
              <FormattedMessage {...messages.recheck} />
            </Button>
          ) : (
            <Button onPress={onTournament}>
              <FormattedMessage {...messages.toTournament} />
            </Button>
          )
        }
      >
        <FormattedMessage {...text} />
      </EmptyState>
    </div>
  )
}

type Message =
  | (typeof messages)[Exclude<keyof typeof messages, 'pay'>]
  | (typeof limitMessages)[keyof typeof limitMessages]

function outcomeOf(view: OutcomeProps['view']): {
  readonly icon: ReactNode
  readonly title: Message
  readonly text: Message
} {
  switch (view.status) {
    case 'late':
      return {
        icon: <Clock aria-hidden="true" />,
        title: messages.late,
        text: messages.lateHint,
      }
    case 'joined':
      return {
        icon: <BadgeCheck aria-hidden="true" />,
        title: messages.joined,
        text: messages.joinedHint,
      }
    case 'pending-approval':
      return {
        icon: <Clock aria-hidden="true" />,
        title: messages.pending,
        text: messages.pendingHint,
      }
    case 'nothing-to-pay':
      return {
        icon: <BadgeCheck aria-hidden="true" />,
        title: messages.nothingToPay,
        text: view.facts.tournament.isTeam ? messages.teamHint : messages.nothingToPayHint,
      }
    case 'refused':
      return {
        icon: <Ban aria-hidden="true" />,
        title: messages.refused,
        text: limitMessages[view.limit],
      }
    case 'refunded':
      return {
        icon: <Undo2 aria-hidden="true" />,
        title: messages.refunded,
        text: messages.refundedHint,
      }
    default:
      return view satisfies never
  }
}
