import {
  EmptyState,
  ErrorState,
  GoToPage,
  Heading,
  Inline,
  LinkButton,
  Stack,
  Table,
  Text,
} from '@kingside/design-system'
import { ScrollText } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { TimeControlName } from '../../play/time-control.ts'
import { messages } from './GameHistory.messages.ts'
import type { EndedGame } from '../../play/ended-game.ts'
import { useHistoryColumns } from './useHistoryColumns.tsx'

/** How the list stands; `isLoading` of a list that is there: another page is on its way. */
export type GameHistoryView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | {
      readonly status: 'ready'
      readonly games: readonly EndedGame[]
      readonly count: number
      readonly isLoading: boolean
    }

export interface GameHistoryProps {
  readonly view: GameHistoryView
  /** The page that is shown, from 1, and how many there are. */
  readonly page: number
  readonly pageCount: number
  readonly timeControls: readonly TimeControlName[]
  readonly onPage: (page: number) => void
  /** Opens a game, for routers. */
  readonly onOpen: (gameId: string) => void
  /** Leads to the search for an opponent, for routers. */
  readonly onFind: () => void
  /** Leads to the games that still go on, for routers. */
  readonly onActive: () => void
  readonly onRetry: () => void
}

/** The games that the reader has ended, latest first. */
export function GameHistory(props: GameHistoryProps) {
  const { view, page, pageCount, onPage, onActive } = props
  const { formatMessage } = useIntl()
  return (
    <Stack gap={6}>
      <Inline justify="between" gap={3}>
        <Stack gap={1}>
          <Heading level={1} size="xl">
            <FormattedMessage {...messages.title} />
          </Heading>
          {view.status === 'ready' && view.count > 0 && (
            <Text tone="muted">
              <FormattedMessage {...messages.count} values={{ count: view.count }} />
            </Text>
          )}
        </Stack>
        <LinkButton href="/active-games" type="secondary" onPress={onActive}>
          <FormattedMessage {...messages.active} />
        </LinkButton>
      </Inline>
      <HistoryTable {...props} />
      <GoToPage
        page={page}
        count={pageCount}
        loading={view.status === 'ready' && view.isLoading}
        onChange={onPage}
        texts={{
          label: formatMessage(messages.pages),
          previous: formatMessage(messages.previous),
          next: formatMessage(messages.next),
          page: (number) => formatMessage(messages.page, { page: number }),
          position: (number, count) => formatMessage(messages.position, { page: number, count }),
        }}
      />
    </Stack>
  )
}

function HistoryTable({ view, timeControls, onOpen, onFind, onRetry }: GameHistoryProps) {
  const { formatMessage } = useIntl()
  const columns = useHistoryColumns(timeControls)
  const loadable = () => {
    switch (view.status) {
      case 'loading':
        return { status: 'loading', loadingLabel: formatMessage(messages.loading) } as const
      case 'failed':
        return {
          status: 'failed',
          failure: <Failed isRetrying={view.isRetrying} onRetry={onRetry} />,
        } as const
      case 'ready':
        return view.isLoading
          ? ({ status: 'loading', loadingLabel: formatMessage(messages.loading) } as const)
          : ({ status: 'ready' } as const)
      default:
        return view satisfies never
    }
  }
  return (
    <Table
      caption={formatMessage(messages.caption)}
      captionHidden
      columns={columns}
      rowHeader="opponent"
      rows={view.status === 'ready' ? view.games : []}
      rowKey={({ gameId }) => gameId}
      rowHref={({ gameId }) => `/game/${gameId}`}
      onRowPress={({ gameId }) => onOpen(gameId)}
      skeletonRows={8}
      empty={
        <EmptyState
          icon={<ScrollText />}
          title={formatMessage(messages.empty)}
          actions={
            <LinkButton href="/" onPress={onFind}>
              <FormattedMessage {...messages.find} />
            </LinkButton>
          }
        >
          <FormattedMessage {...messages.emptyHint} />
        </EmptyState>
      }
      {...loadable()}
    />
  )
}

interface FailedProps {
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

function Failed({ isRetrying, onRetry }: FailedProps) {
  const { formatMessage } = useIntl()
  return (
    <ErrorState
      title={formatMessage(messages.failed)}
      retryLabel={formatMessage(messages.retry)}
      retrying={isRetrying}
      onRetry={onRetry}
    >
      <FormattedMessage {...messages.failedHint} />
    </ErrorState>
  )
}
