import { ErrorState } from '@kingside/design-system'
import { useIntl } from 'react-intl'
import { messages } from './page.messages.ts'

export interface PartFailedProps {
  /** It threw, or its code did not arrive. */
  readonly reason: 'broken' | 'unloaded'
  readonly onRetry: () => void
}

/** In place of a popup's content that failed; the page stays as it is. */
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
