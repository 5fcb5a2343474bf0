import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import type { EngineFailure } from '@kingside/machines'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './ComputerGame.messages.ts'

export interface EngineTroubleProps {
  readonly failure: EngineFailure
  readonly onRetry: () => void
}

/** Says why the engine does not work, that the game is kept, and what to do. */
export function EngineTrouble({ failure, onRetry }: EngineTroubleProps) {
  const { formatMessage } = useIntl()
  const values = { failure: failure.replaceAll('-', '_') }
  return (
    <Banner
      type="danger"
      title={formatMessage(messages.troubleTitle, values)}
      action={
        <Button size="s" type="secondary" onPress={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      }
    >
      <FormattedMessage {...messages.troubleText} values={values} />
    </Banner>
  )
}
