import { ErrorState } from '@kingside/design-system/ErrorState'
import { type MessageDescriptor, useIntl } from 'react-intl'
import { messages } from '../solve/solve.messages.ts'

export interface FailedProps {
  readonly title: MessageDescriptor
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** A part of the page whose data did not come. */
export function Failed({ title, isRetrying, onRetry }: FailedProps) {
  const { formatMessage } = useIntl()
  return (
    <ErrorState
      size="s"
      title={formatMessage(title)}
      retryLabel={formatMessage(messages.again)}
      retrying={isRetrying}
      onRetry={onRetry}
    />
  )
}
