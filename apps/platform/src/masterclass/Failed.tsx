import { ErrorState } from '@kingside/design-system/ErrorState'
import { useIntl } from 'react-intl'
import { messages } from './words.messages.ts'

export interface FailedProps {
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** What did not come. */
export function Failed({ isRetrying, onRetry }: FailedProps) {
  const { formatMessage } = useIntl()
  return (
    <ErrorState
      size="s"
      title={formatMessage(messages.failed)}
      retryLabel={formatMessage(messages.retry)}
      retrying={isRetrying}
      onRetry={onRetry}
    />
  )
}
