import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { LobbyListView } from '@kingside/machines/lobby-lists'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { KeepFocus } from '../../platform/page/index.ts'
import { FailedLine } from './FailedLine.tsx'
import { messages } from './LobbyLists.messages.ts'
import { useRetrying } from './useRetrying.ts'

/** The state of a list that has rows or waits for them. */
export type RowsStatus =
  | { readonly status: 'ready' }
  | { readonly status: 'loading'; readonly loadingLabel: string }

export interface ListPanelProps {
  readonly view: LobbyListView<readonly unknown[]>
  /** The heading and name of the list. */
  readonly title: string
  /** A button beside the heading. */
  readonly action?: ReactNode
  /** What chooses among the rows, below the heading. */
  readonly above?: ReactNode
  /** The text in place of the rows; null while there are some or they are on their way. */
  readonly empty: string | null
  /** Changes when a row's control went, so that the focus does not go with it. */
  readonly focusOf?: string
  /** The rows. */
  readonly children: (status: RowsStatus) => ReactNode
  readonly onRetry: () => void
}

/** A list of the lobby with its heading: a line where it has nothing. Old rows stay while it loads or can't be loaded. */
export function ListPanel({
  view,
  title,
  action,
  above,
  empty,
  focusOf = '',
  children,
  onRetry,
}: ListPanelProps) {
  const { formatMessage } = useIntl()
  const { hasFailed, isRetrying, retry } = useRetrying(view.status, onRetry)
  const isNothingKnown = view.status !== 'empty' && view.content === null
  const status: RowsStatus =
    view.status === 'loading'
      ? { status: 'loading', loadingLabel: formatMessage(messages.loading) }
      : { status: 'ready' }
  return (
    <KeepFocus of={`${view.status} ${focusOf}`} label={title}>
      <Stack gap={3}>
        <Inline gap={3} justify="between">
          <Heading level={2} size="m">
            {title}
          </Heading>
          {action}
        </Inline>
        {above}
        {hasFailed && (
          <FailedLine message={messages.failed} isRetrying={isRetrying} onRetry={retry} />
        )}
        {empty !== null ? (
          <Text as="p" tone="muted">
            {empty}
          </Text>
        ) : (
          !(hasFailed && isNothingKnown) && children(status)
        )}
      </Stack>
    </KeepFocus>
  )
}
