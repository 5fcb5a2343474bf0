import { operatorPageSize } from '@kingside/api/facts'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Stack } from '@kingside/design-system/Stack'
import { Table, type TableColumn } from '@kingside/design-system/Table'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { messages as frameMessages } from '../frame/frame.messages.ts'
import { listMessages as messages } from './list.messages.ts'
import { Pages } from './Pages.tsx'

/** How far a list is, as TanStack's queries say it. */
export interface ListQuery<Row> {
  readonly data: { readonly count: number; readonly results: readonly Row[] } | undefined
  readonly isError: boolean
  readonly isFetching: boolean
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
}

export interface OperatorTableProps<Row, Id extends string> {
  readonly caption: string
  readonly columns: readonly TableColumn<Row, Id>[]
  readonly rowHeader: Id
  readonly rowKey: (row: Row) => string
  readonly query: ListQuery<Row>
  /** From 1. */
  readonly page: number
  /** Whether filters may have left everything out. */
  readonly isFiltered: boolean
  /** Shown when there is nothing, and no filter is to blame. */
  readonly empty: ReactNode
  readonly rowHref?: (row: Row) => string
  readonly onRowPress?: (row: Row) => void
  readonly onPage: (page: number) => void
}

/** A list of the operators' pages in all its states, page by page. */
export function OperatorTable<Row, Id extends string>({
  query,
  page,
  isFiltered,
  empty,
  onPage,
  rowHref,
  onRowPress,
  ...table
}: OperatorTableProps<Row, Id>) {
  const { formatMessage } = useIntl()
  const { data, isError, isFetching, isPlaceholderData } = query
  const pages = Math.ceil((data?.count ?? 0) / operatorPageSize)
  const nothing = isFiltered ? (
    <EmptyState size="s" icon={<SearchX />} title={formatMessage(messages.nothing)}>
      {formatMessage(messages.nothingHint)}
    </EmptyState>
  ) : (
    empty
  )
  const shown = {
    ...table,
    captionHidden: true,
    density: 'compact',
    rows: data?.results ?? [],
    empty: nothing,
    ...(rowHref && { rowHref }),
    ...(onRowPress && { onRowPress }),
  } as const
  if (data === undefined && isError) {
    return (
      <ErrorState
        size="s"
        title={formatMessage(messages.failed)}
        retryLabel={formatMessage(frameMessages.retry)}
        retrying={isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <Stack gap={4}>
      {data === undefined || isPlaceholderData ? (
        <Table {...shown} status="loading" loadingLabel={formatMessage(messages.loading)} />
      ) : (
        <Table {...shown} status="ready" />
      )}
      <Pages page={page} count={pages} isLoading={isPlaceholderData} onPage={onPage} />
    </Stack>
  )
}
