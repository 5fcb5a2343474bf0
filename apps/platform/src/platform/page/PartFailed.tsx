import { ErrorState } from '@kingside/design-system/ErrorState'
import { useIntl } from 'react-intl'
import { messages } from './page.messages.ts'

export interface PartFailedProps {
  /** Whether it threw, or its code failed to load. */
  readonly reason: 'broken' | 'unloaded'
  readonly onRetry: () => void
}

/** Shown in place of a popup's content that failed; the page is not affected. */
export function PartFailed({ reason, onRetry }: PartFailedProps) {
  const { formatMessage } = useIntl()
  return (
    <ErrorState
      size="s"
      title={formatMessage(reason === 'broken' ? messages.partTitle : messages.partUnloadedTitle)}
      retryLabel={formatMessage(messages.retry)}
      onRetry={onRetry}
    />
  )
}
