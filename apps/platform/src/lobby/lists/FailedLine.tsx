import { Button, Inline, Text } from '@kingside/design-system'
import { FormattedMessage } from 'react-intl'
import { messages } from './LobbyLists.messages.ts'

export interface FailedLineProps {
  readonly message: (typeof messages)['failed' | 'countsFailed']
  /** The next try is on its way. */
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Says beside what was known before that nothing newer could be loaded. */
export function FailedLine({ message, isRetrying, onRetry }: FailedLineProps) {
  return (
    <Inline gap={3}>
      <div role="alert">
        <Text size="s" tone="danger">
          <FormattedMessage {...message} />
        </Text>
      </div>
      <Button size="s" type="secondary" loading={isRetrying} onPress={onRetry}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </Inline>
  )
}
