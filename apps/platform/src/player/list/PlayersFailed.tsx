import { ErrorState } from '@kingside/design-system/ErrorState'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Players.messages.ts'

export interface PlayersFailedProps {
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** In place of a list that could not be loaded. */
export function PlayersFailed({ isRetrying, onRetry }: PlayersFailedProps) {
  const { formatMessage } = useIntl()
  return (
    <ErrorState
      title={formatMessage(messages.failed)}
      retryLabel={formatMessage(messages.retry)}
      retrying={isRetrying}
      onRetry={onRetry}
    >
      <FormattedMessage {...messages.failedText} />
    </ErrorState>
  )
}
