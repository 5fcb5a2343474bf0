import { IconButton, Inline, Slider, Stack, Text } from '@kingside/design-system'
import type { SoundsView } from '@kingside/machines/sounds'
import { FormattedMessage, useIntl } from 'react-intl'
import { faceOf, pressMessages, type SoundPress } from './sound-view-model.tsx'
import { messages } from './Sounds.messages.ts'

export interface SoundsProps {
  readonly view: SoundsView
  /** Turns the sounds on or off: the board's setting. */
  readonly onEnable: (enabled: boolean) => void
  /** Opens the audio device once more after it failed, by a sound to try it with. */
  readonly onRetry: () => void
  /** From 0 to 1. */
  readonly onVolume: (volume: number) => void
}

/** One button that turns the sounds off and on, with how they stand, and how loud they are. */
export function Sounds({ view, onEnable, onRetry, onVolume }: SoundsProps) {
  const { formatMessage } = useIntl()
  const { press, icon, words, tone } = faceOf(view)
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
