import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage } from 'react-intl'
import { messages } from './LobbyLists.messages.ts'

export interface FailedLineProps {
  readonly message: (typeof messages)['failed' | 'countsFailed']
  /** Whether the next try is running. */
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Says beside old data that newer ones could not be loaded. */
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
