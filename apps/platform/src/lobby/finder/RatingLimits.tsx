import { type Range, RangeSlider } from '@kingside/design-system/RangeSlider'
import { Stack } from '@kingside/design-system/Stack'
import { Switch } from '@kingside/design-system/Switch'
import type { RatingRange } from '@kingside/machines/game-finder'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { messages } from './GameFinder.messages.ts'

export interface RatingLimitsProps {
  /** The limits that apply. */
  readonly limits: RatingRange
  /** Whether the player has set them; otherwise they follow the player's rating. */
  readonly isOwn: boolean
  /** Null resets to the range around the rating. */
  readonly onChoose: (limits: RatingRange | null) => void
}

/** The rating range of opponents: set by sliders or fields, or following the player's own rating. */
export function RatingLimits({ limits, isOwn, onChoose }: RatingLimitsProps) {
  const { formatMessage } = useIntl()
  const [moved, setMoved] = useState<Range | null>(null)
  return (
    <Stack gap={3}>
      <RangeSlider
        label={formatMessage(messages.limits)}
        texts={{ lower: formatMessage(messages.lower), upper: formatMessage(messages.upper) }}
        min={0}
        max={3_000}
        step={10}
        gap={10}
        value={moved ?? [limits.lower, limits.upper]}
        onChange={setMoved}
        onChangeEnd={([lower, upper]) => {
          setMoved(null)
          onChoose({ lower, upper })
        }}
      />
      <Switch
        label={formatMessage(messages.aroundMine)}
        checked={!isOwn}
        onChange={(on) => onChoose(on ? null : limits)}
      />
    </Stack>
  )
}
