import { ErrorState } from '@kingside/design-system/ErrorState'
import { type MessageDescriptor, useIntl } from 'react-intl'

export interface LoadedList {
  readonly isLoaded: boolean
  /** Whether nothing of it came. */
  readonly isFailed: boolean
  readonly isFetching: boolean
  readonly onRetry: () => void
}

export interface LoadableTexts {
  readonly loading: MessageDescriptor
  readonly failed: MessageDescriptor
  readonly retry: MessageDescriptor
}

/** What a table or a calendar of the design system is told of how far its list is. */
export function useLoadable(list: LoadedList, texts: LoadableTexts) {
  const { formatMessage } = useIntl()
  if (list.isLoaded) return { status: 'ready' } as const
  if (!list.isFailed) {
    return { status: 'loading', loadingLabel: formatMessage(texts.loading) } as const
  }
  const failure = (
    <ErrorState
      size="s"
      title={formatMessage(texts.failed)}
      retryLabel={formatMessage(texts.retry)}
      retrying={list.isFetching}
      onRetry={list.onRetry}
    />
  )
  return { status: 'failed', failure } as const
}
