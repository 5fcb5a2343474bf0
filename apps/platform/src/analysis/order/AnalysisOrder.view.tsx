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
import type { AnalysisOffer, AnalysisOrderView } from '@kingside/machines/analysis-order'
import { BadgeCheck, Ban, Clock, GraduationCap, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { useMoney } from '../../account/payment/index.ts'
import { KeepFocus, Waiting } from '../../platform/page/index.ts'
import { messages, noticeMessages, refusalMessages } from './AnalysisOrder.messages.ts'

export interface AnalysisOrderProps {
  readonly view: AnalysisOrderView
  /** Opens the provider’s page. */
  readonly onPay: () => void
  /** Loads the offer again. */
  readonly onRetry: () => void
  /** Asks the server again whether the payment has arrived. */
  readonly onRecheck: () => void
  readonly onSignIn: () => void
  /** Opens the reader’s games. */
  readonly onGames: () => void
}

/** A grandmaster’s analysis of a game: what it is and costs, and what came of paying for it. */
export function AnalysisOrder(props: AnalysisOrderProps) {
  const { formatMessage } = useIntl()
  const { view } = props
  return (
    <KeepFocus of={view.status} label={formatMessage(messages.part)}>
      <Stack gap={4}>
        {'offer' in view && <Summary offer={view.offer} />}
        <Step {...props} />
      </Stack>
    </KeepFocus>
  )
}

/** Which game it is, and how much it costs. */
function Summary({ offer: { game, price } }: { readonly offer: AnalysisOffer }) {
  const { money } = useMoney()
  return (
    <Inline gap={2} justify="between">
      <Stack gap={0}>
        <Text weight="semibold">
          <FormattedMessage
            {...messages.players}
            values={{ white: <bdi>{game.white}</bdi>, black: <bdi>{game.black}</bdi> }}
          />
        </Text>
        {game.endedAt !== null && (
          <Text size="s" tone="muted">
            <FormattedDate value={game.endedAt} day="numeric" month="long" year="numeric" />
          </Text>
        )}
      </Stack>
      <Text size="l" weight="semibold">
        {money(price)}
      </Text>
    </Inline>
  )
}

/** In place of the content until the offer is known. */
export const AnalysisOrderLoading = () => (
  <div aria-busy="true">
    <VisuallyHidden>
      <FormattedMessage {...messages.loading} />
    </VisuallyHidden>
    <Skeleton lines={5} />
  </div>
)

function Step({ view, ...on }: AnalysisOrderProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'loading':
      return <AnalysisOrderLoading />
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
    case 'needs-account':
      return (
        <Stack gap={3}>
          <What />
          <Button size="l" display="block" onPress={on.onSignIn}>
            <FormattedMessage {...messages.needsAccount} />
          </Button>
        </Stack>
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
    case 'missing':
    case 'late':
    case 'ordered':
    case 'delivered':
    case 'refused':
      return <Outcome view={view} {...on} />
    default:
      return view satisfies never
  }
}

type ViewOf<Status extends AnalysisOrderView['status']> = Extract<
  AnalysisOrderView,
  { readonly status: Status }
>

const What = () => (
  <Text as="p">
    <FormattedMessage {...messages.what} />
  </Text>
)

interface OfferProps {
  readonly view: ViewOf<'offer'>
  readonly onPay: () => void
}

function Offer({ view: { offer, analyst, notice, going }, onPay }: OfferProps) {
  const { formatMessage } = useIntl()
  const { money } = useMoney()
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
      <What />
      {analyst !== null && (
        <Text as="p" size="s">
          <FormattedMessage {...messages.analyst} values={{ name: <bdi>{analyst}</bdi> }} />
        </Text>
      )}
      <Stack gap={2}>
        <Button size="l" display="block" loading={going !== null} onPress={onPay}>
          {going === null ? (
            <FormattedMessage {...messages.pay} values={{ price: money(offer.price) }} />
          ) : (
            <FormattedMessage {...messages[going]} />
          )}
        </Button>
        <Text as="p" size="s" tone="muted">
          <FormattedMessage {...messages.provider} />
        </Text>
      </Stack>
    </>
  )
}

interface OutcomeProps extends Pick<AnalysisOrderProps, 'onRecheck' | 'onGames'> {
  readonly view: ViewOf<'missing' | 'late' | 'ordered' | 'delivered' | 'refused'>
}

/** How it ended, and the way on. */
function Outcome({ view, onRecheck, onGames }: OutcomeProps) {
  const { icon, title, text } = outcomeOf(view)
  const { formatMessage } = useIntl()
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
            <LinkButton href="/profile/games" onPress={onGames}>
              <FormattedMessage {...messages.games} />
            </LinkButton>
          )
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}

function outcomeOf(view: OutcomeProps['view']): {
  readonly icon: ReactNode
  readonly title: (typeof messages)['missing' | 'late' | 'ordered' | 'delivered' | 'refused']
  readonly text: ReactNode
} {
  switch (view.status) {
    case 'missing':
      return {
        icon: <SearchX aria-hidden="true" />,
        title: messages.missing,
        text: <FormattedMessage {...messages.missingHint} />,
      }
    case 'late':
      return {
        icon: <Clock aria-hidden="true" />,
        title: messages.late,
        text: <FormattedMessage {...messages.lateHint} />,
      }
    case 'ordered':
      return {
        icon: <BadgeCheck aria-hidden="true" />,
        title: messages.ordered,
        text: (
          <FormattedMessage
            {...messages.orderedHint}
            values={{ day: <FormattedDate value={view.dueAt} day="numeric" month="long" /> }}
          />
        ),
      }
    case 'delivered':
      return {
        icon: <GraduationCap aria-hidden="true" />,
        title: messages.delivered,
        text: <FormattedMessage {...messages.deliveredHint} />,
      }
    case 'refused':
      return {
        icon: <Ban aria-hidden="true" />,
        title: messages.refused,
        text: <FormattedMessage {...refusalMessages[view.refusal]} />,
      }
    default:
      return view satisfies never
  }
}
