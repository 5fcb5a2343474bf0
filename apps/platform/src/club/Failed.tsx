import { ErrorState } from '@kingside/design-system/ErrorState'
import { type MessageDescriptor, useIntl } from 'react-intl'
import { messages } from './words.messages.ts'

export interface FailedProps {
  readonly title: MessageDescriptor
  readonly isRetrying: boolean
  readonly onRetry: () => void
  /** For a part of a page, or a whole one. @default 's' */
  readonly size?: 's' | 'm'
}

/** A part whose data did not come. */
export function Failed({ title, isRetrying, onRetry, size = 's' }: FailedProps) {
  const { formatMessage } = useIntl()
  return (
    <ErrorState
      size={size}
      {...(size === 'm' && { level: 1 })}
      title={formatMessage(title)}
      retryLabel={formatMessage(messages.retry)}
      retrying={isRetrying}
      onRetry={onRetry}
    />
  )
}
