import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Table } from '@kingside/design-system/Table'
import { ScrollText } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isFiltered, noFilters, useName } from '../../chess/terms/index.ts'
import { messages, whoseMessages } from './GameHistory.messages.ts'
import type { GameListProps } from './GameList.tsx'
import { useHistoryColumns } from './useHistoryColumns.tsx'

export type HistoryTableProps = Pick<
  GameListProps,
  | 'view'
  | 'whose'
  | 'timeControls'
  | 'filters'
  | 'onFilter'
  | 'onOpen'
  | 'onFind'
  | 'onRetry'
  | 'onAnalyse'
>

/** The games of a page, or why there are none. */
export function HistoryTable(props: HistoryTableProps) {
  const { view, whose, timeControls, onOpen, onRetry, onAnalyse } = props
  const { formatMessage } = useIntl()
  const nameOf = useName()
  const columns = useHistoryColumns(timeControls, whose, onAnalyse)
  const loadable = () => {
    switch (view.status) {
      case 'loading':
        return {
          status: 'loading',
          loadingLabel: formatMessage(whoseMessages[whose].loading),
        } as const
      case 'failed':
        return {
          status: 'failed',
          failure: <Failed whose={whose} isRetrying={view.isRetrying} onRetry={onRetry} />,
        } as const
      case 'ready':
        return view.isLoading
          ? ({
              status: 'loading',
              loadingLabel: formatMessage(whoseMessages[whose].loading),
            } as const)
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
      rowLabel={({ opponent: { name, isDeleted } }) =>
        formatMessage(messages.against, { name: nameOf(name, isDeleted) })
      }
      onRowPress={({ gameId }) => onOpen(gameId)}
      skeletonRows={8}
      empty={<NoGames {...props} />}
      {...loadable()}
    />
  )
}

/** No game yet; or no game passes the filters, with a button to clear them. */
function NoGames({
  whose,
  filters,
  onFilter,
  onFind,
}: Pick<HistoryTableProps, 'whose' | 'filters' | 'onFilter' | 'onFind'>) {
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
  if (whose === 'other') {
    return <EmptyState icon={<ScrollText />} title={formatMessage(messages.empty)} />
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

interface FailedProps extends Pick<HistoryTableProps, 'whose'> {
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

function Failed({ whose, isRetrying, onRetry }: FailedProps) {
  const { formatMessage } = useIntl()
  return (
    <ErrorState
      title={formatMessage(whoseMessages[whose].failed)}
      retryLabel={formatMessage(messages.retry)}
      retrying={isRetrying}
      onRetry={onRetry}
    >
      <FormattedMessage {...whoseMessages[whose].failedHint} />
    </ErrorState>
  )
}
