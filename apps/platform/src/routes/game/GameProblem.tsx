import { Button, EmptyState, ErrorState } from '@kingside/design-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './game-page.messages.ts'

export interface GameProblemProps {
  /** There is no such game, so asking again helps nobody. */
  readonly isNotFound: boolean
  readonly isRetrying: boolean
  readonly onRetry: () => void
  readonly onHome: () => void
}

/** In place of a game that can't be shown. */
export function GameProblem({ isNotFound, isRetrying, onRetry, onHome }: GameProblemProps) {
  const { formatMessage } = useIntl()
  const home = (
    <Button type="secondary" onPress={onHome}>
      <FormattedMessage {...messages.home} />
    </Button>
  )
  if (isNotFound) {
    return (
      <EmptyState level={1} title={formatMessage(messages.notFoundTitle)} actions={home}>
        <FormattedMessage {...messages.notFoundText} />
      </EmptyState>
    )
  }
  return (
    <ErrorState
      level={1}
      title={formatMessage(messages.failedTitle)}
      retryLabel={formatMessage(messages.retry)}
      retrying={isRetrying}
      onRetry={onRetry}
      action={home}
    >
      <FormattedMessage {...messages.failedText} />
    </ErrorState>
  )
}
