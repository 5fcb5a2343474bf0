import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Table } from '@kingside/design-system/Table'
import { ScrollText } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isFiltered, noFilters } from '../../chess/terms/index.ts'
import type { GameHistoryProps } from './GameHistory.view.tsx'
import { messages } from './GameHistory.messages.ts'
import { useHistoryColumns } from './useHistoryColumns.tsx'

export type HistoryTableProps = Pick<
  GameHistoryProps,
  'view' | 'timeControls' | 'filters' | 'onFilter' | 'onOpen' | 'onFind' | 'onRetry'
>

/** The games of a page, or why there are none. */
export function HistoryTable(props: HistoryTableProps) {
  const { view, timeControls, onOpen, onRetry } = props
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
      empty={<NoGames {...props} />}
      {...loadable()}
    />
  )
}

/** No game yet; or no game passes the filters, with a button to clear them. */
function NoGames({
  filters,
  onFilter,
  onFind,
}: Pick<HistoryTableProps, 'filters' | 'onFilter' | 'onFind'>) {
  const { formatMessage } = useIntl()
  if (isFiltered(filters)) {
    return (
      <EmptyState
        icon={<ScrollText />}
        title={formatMessage(messages.noMatch)}
        actions={
          <Button type="secondary" onPress={() => onFilter(noFilters)}>
            <FormattedMessage {...messages.showAll} />
          </Button>
        }
      />
    )
  }
  return (
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
