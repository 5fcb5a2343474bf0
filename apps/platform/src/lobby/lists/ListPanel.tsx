import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Heading } from '@kingside/design-system/Heading'
import { List } from '@kingside/design-system/List'
import { Stack } from '@kingside/design-system/Stack'
import type { LobbyListView } from '@kingside/machines/lobby-lists'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { KeepFocus } from '../../platform/page/index.ts'
import { FailedLine } from './FailedLine.tsx'
import { messages } from './LobbyLists.messages.ts'
import { useRetrying } from './useRetrying.ts'

export interface ListPanelProps<Row> {
  readonly view: LobbyListView<readonly Row[]>
  /** The heading and name of the list. */
  readonly title: string
  /** What chooses between lists, below the heading. */
  readonly control?: ReactNode
  /** `ListItem` for one row. */
  readonly children: (row: Row) => ReactNode
  /** The text for an empty list. */
  readonly empty: string
  readonly emptyHint?: string
  readonly emptyIcon: ReactNode
  readonly skeletonItems: number
  readonly onRetry: () => void
}

/** A list of the lobby with its heading. Old rows stay while the list loads or can't be loaded. */
export function ListPanel<Row>({
  view,
  title,
  control,
  children,
  empty,
  emptyHint,
  emptyIcon,
  skeletonItems,
  onRetry,
}: ListPanelProps<Row>) {
  const { formatMessage } = useIntl()
  const { hasFailed, isRetrying, retry } = useRetrying(view.status, onRetry)
  const rows = view.status === 'empty' ? [] : view.content
  return (
    <KeepFocus of={view.status} label={title}>
      <Stack gap={3}>
        <Heading level={2} size="m">
          {title}
        </Heading>
        {control}
        {hasFailed && rows && (
          <FailedLine message={messages.failed} isRetrying={isRetrying} onRetry={retry} />
        )}
        <List
          label={title}
          skeletonItems={skeletonItems}
          empty={
            <EmptyState size="s" level={3} title={empty} icon={emptyIcon}>
              {emptyHint}
            </EmptyState>
          }
          {...(hasFailed && !rows
            ? {
                status: 'failed' as const,
                failure: (
                  <ErrorState
                    size="s"
                    level={3}
                    title={formatMessage(messages.failed)}
                    retryLabel={formatMessage(messages.retry)}
                    retrying={isRetrying}
                    onRetry={retry}
                  />
                ),
              }
            : view.status === 'loading'
              ? { status: 'loading' as const, loadingLabel: formatMessage(messages.loading) }
              : { status: 'ready' as const })}
        >
          {rows?.map(children)}
        </List>
      </Stack>
    </KeepFocus>
  )
}
