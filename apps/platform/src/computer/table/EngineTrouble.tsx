import { Banner, Button } from '@kingside/design-system'
import type { EngineFailure } from '@kingside/machines'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './ComputerGame.messages.ts'

export interface EngineTroubleProps {
  readonly failure: EngineFailure
  readonly onRetry: () => void
}

/** Says why the engine can't go on, that nothing is lost, and how to mend it. */
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
