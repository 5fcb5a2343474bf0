import { RadioCards } from '@kingside/design-system/RadioCards'
import { SegmentedControl } from '@kingside/design-system/SegmentedControl'
import { Stack } from '@kingside/design-system/Stack'
import {
  type DesiredColor,
  desiredColors,
  type GameFinderView,
  type RatingRange,
} from '@kingside/machines/game-finder'
import { type RatingMode, ratingModes } from '@kingside/machines/start-game-button'
import { useIntl } from 'react-intl'
import { colorMessages, modeMessages } from '../../chess/terms/index.ts'
import { messages } from './GameFinder.messages.ts'
import { RatingLimits } from './RatingLimits.tsx'

export interface GameChoicesProps {
  readonly view: Pick<GameFinderView, 'settings' | 'limits'>
  readonly onModeChoose: (mode: RatingMode) => void
  readonly onColorChoose: (color: DesiredColor) => void
  /** Null resets to the range around the rating. */
  readonly onLimitsChoose: (limits: RatingRange | null) => void
}

/** Rated or not, the colour, and the opponent’s rating. */
export function GameChoices({ view, ...on }: GameChoicesProps) {
  const { formatMessage } = useIntl()
  const { mode, timeControl, color, limits } = view.settings
  return (
    <Stack gap={5}>
      <SegmentedControl
        label={formatMessage(messages.mode)}
        value={mode}
        onChange={on.onModeChoose}
        options={ratingModes.map((each) => ({
          value: each,
          title: formatMessage(modeMessages[each]),
        }))}
      />
      <RadioCards
        label={formatMessage(messages.color)}
        columns={3}
        layout="column"
        value={color}
        onChange={on.onColorChoose}
        options={desiredColors.map((each) => ({
          value: each,
          title: formatMessage(colorMessages[each]),
        }))}
      />
      <RatingLimits
        limits={view.limits}
        isOwn={limits[mode][timeControl.boardType] !== undefined}
        onChoose={on.onLimitsChoose}
      />
    </Stack>
  )
}
