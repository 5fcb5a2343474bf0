import { IconButton } from '@kingside/design-system/IconButton'
import { Inline } from '@kingside/design-system/Inline'
import { Slider } from '@kingside/design-system/Slider'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { SoundsView } from '@kingside/machines/sounds'
import { FormattedMessage, useIntl } from 'react-intl'
import { viewModelOf, pressMessages, type SoundPress } from './sound-view-model.tsx'
import { messages } from './Sounds.messages.ts'

export interface SoundsProps {
  readonly view: SoundsView
  /** Turns the sounds on or off: the board's setting. */
  readonly onEnable: (enabled: boolean) => void
  /** Opens the audio device again after an error, and plays a test sound. */
  readonly onRetry: () => void
  /** From 0 to 1. */
  readonly onVolume: (volume: number) => void
}

/** A button that turns the sounds on and off, with their state, and the volume. */
export function Sounds({ view, onEnable, onRetry, onVolume }: SoundsProps) {
  const { formatMessage } = useIntl()
  const { press, icon, words, tone } = viewModelOf(view)
  const isSilent = view.status === 'broken' && view.failure === 'unsupported'
  return (
    <Stack gap={3}>
      <Inline gap={3} wrap={false}>
        <IconButton
          type="secondary"
          label={formatMessage(pressMessages[press])}
          onPress={() => act(press)}
        >
          {icon}
        </IconButton>
        <div role="status">
          <Text as="p" size="s" tone={tone}>
            <FormattedMessage {...words} />
          </Text>
        </div>
      </Inline>
      {!isSilent && (
        <Slider
          label={formatMessage(messages.volume)}
          value={view.volume}
          min={0}
          max={1}
          step={0.05}
          format={percent}
          onChange={onVolume}
        />
      )}
    </Stack>
  )

  function act(does: SoundPress) {
    switch (does) {
      case 'turn-on':
        return onEnable(true)
      case 'turn-off':
        return onEnable(false)
      case 'retry':
        return onRetry()
      default:
        return does satisfies never
    }
  }
}

const percent = { style: 'percent' } as const
