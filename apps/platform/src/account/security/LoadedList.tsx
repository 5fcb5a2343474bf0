import { ErrorState } from '@kingside/design-system/ErrorState'
import { List } from '@kingside/design-system/List'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Security.messages.ts'
import type { Loaded } from './security.types.ts'

export interface LoadedListProps<Item> {
  readonly label: string
  readonly list: Loaded<Item>
  readonly loadingLabel: string
  /** What could not be loaded. */
  readonly failedTitle: string
  /** A sentence in place of a list without items. @default nothing */
  readonly empty?: ReactNode
  readonly onRetry: () => void
  /** Draws an item, with its key. */
  readonly children: (item: Item) => ReactNode
}

/** A list of the page, while it loads, where it failed, and with its items. */
export function LoadedList<Item>({
  label,
  list,
  loadingLabel,
  failedTitle,
  empty,
  onRetry,
  children,
}: LoadedListProps<Item>) {
  const { formatMessage } = useIntl()
  switch (list.status) {
    case 'loading':
      return (
        <List
          label={label}
          frame="none"
          skeletonItems={2}
          status="loading"
          loadingLabel={loadingLabel}
        />
      )
    case 'failed':
      return (
        <ErrorState
          level={3}
          title={failedTitle}
          retryLabel={formatMessage(messages.retry)}
          retrying={list.isRetrying}
          onRetry={onRetry}
        >
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )
    case 'ready':
      return (
        <List label={label} frame="none" empty={empty}>
          {list.items.map(children)}
        </List>
      )
    default:
      return list satisfies never
  }
}
