import { Button } from '@kingside/design-system/Button'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Game.messages.ts'

export interface GameFailedProps {
  /** Opens the home page. */
  readonly onHome: () => void
  /** The wait before it opens by itself, in milliseconds. */
  readonly homeAfterMs: number
}

/** Says that the game could not be loaded, and opens the home page. */
export function GameFailed({ onHome, homeAfterMs }: GameFailedProps) {
  const { formatMessage } = useIntl()
  const goHome = useEffectEvent(onHome)
  useEffect(() => {
    const leaving = setTimeout(() => goHome(), homeAfterMs)
    return () => clearTimeout(leaving)
  }, [homeAfterMs])
  return (
    <ErrorState
      title={formatMessage(messages.failedTitle)}
      level={2}
      action={
        <Button type="secondary" onPress={onHome}>
          <FormattedMessage {...messages.goHome} />
        </Button>
      }
    >
      <FormattedMessage {...messages.failedText} />
    </ErrorState>
  )
}
