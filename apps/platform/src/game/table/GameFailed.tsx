import { Button, ErrorState } from '@kingside/design-system'
import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Game.messages.ts'

export interface GameFailedProps {
  /** Opens the home page. */
  readonly onHome: () => void
  /** After how long that happens by itself, in milliseconds. */
  readonly homeAfterMs: number
}

/** Says that the board's data could not be fetched, and goes home. */
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
