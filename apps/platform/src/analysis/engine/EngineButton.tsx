import { Button } from '@kingside/design-system/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Analysis.messages.ts'
import type { AnalysisProps } from './Analysis.view.tsx'

type Props = Pick<AnalysisProps, 'view' | 'onStart' | 'onStop'>

/** Starts and stops the engine: one button element for all states, so that it keeps the focus. */
export function EngineButton({ view, onStart, onStop }: Props) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'off':
      return (
        <Button size="s" onPress={onStart}>
          <FormattedMessage {...messages.start} />
        </Button>
      )
    case 'starting-engine':
      return (
        <Button
          size="s"
          type="secondary"
          loading
          onCancel={onStop}
          cancelLabel={formatMessage(messages.cancel)}
        >
          <FormattedMessage {...messages.starting} />
        </Button>
      )
    case 'thinking':
    case 'finished':
      return (
        <Button size="s" type="secondary" onPress={onStop}>
          <FormattedMessage {...(view.status === 'thinking' ? messages.stop : messages.close)} />
        </Button>
      )
    case 'failed':
      return (
        <Button size="s" type="secondary" onPress={onStart}>
          <FormattedMessage {...messages.retry} />
        </Button>
      )
    default:
      return view satisfies never
  }
}
