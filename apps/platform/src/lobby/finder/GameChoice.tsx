import { RadioCards } from '@kingside/design-system/RadioCards'
import { Stack } from '@kingside/design-system/Stack'
import { Tabs } from '@kingside/design-system/Tabs'
import {
  type ChosenTimeControl,
  type DesiredColor,
  desiredColors,
  type GameFinderView,
  type RatingRange,
} from '@kingside/machines/game-finder'
import { type RatingMode, ratingModes } from '@kingside/machines/start-game-button'
import { useIntl } from 'react-intl'
import { colorMessages, modeMessages } from '../../chess/terms/index.ts'
import { messages } from './GameFinder.messages.ts'
import { LateRatingLimits } from './LateRatingLimits.tsx'
import { TimeControlCards } from './TimeControlCards.tsx'
import type { TimeControlsView } from './time-controls-view.ts'

export interface GameChoiceProps {
  readonly view: Pick<GameFinderView, 'settings' | 'limits'>
  readonly timeControls: TimeControlsView
  readonly onModeChoose: (mode: RatingMode) => void
  readonly onTimeControlChoose: (timeControl: ChosenTimeControl) => void
  readonly onColorChoose: (color: DesiredColor) => void
  /** Null resets to the range around the rating. */
  readonly onLimitsChoose: (limits: RatingRange | null) => void
  /** Loads the time controls again. */
  readonly onRetryTimeControls: () => void
}

/** The settings of a search: rating mode, time control, color, and rating range. */
export function GameChoice(props: GameChoiceProps) {
  const { formatMessage } = useIntl()
  const content = <Choices {...props} />
  return (
    <Tabs
      label={formatMessage(messages.mode)}
      value={props.view.settings.mode}
      onChange={props.onModeChoose}
      tabs={ratingModes.map((mode) => ({
        value: mode,
        label: formatMessage(modeMessages[mode]),
        content,
      }))}
    />
  )
}

function Choices({ view: { settings, limits }, timeControls, ...on }: GameChoiceProps) {
  const { formatMessage } = useIntl()
  const { mode, timeControl, color } = settings
  return (
    <Stack gap={6}>
      <TimeControlCards
        timeControls={timeControls}
        chosen={timeControl}
        onChoose={on.onTimeControlChoose}
        onRetry={on.onRetryTimeControls}
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
      <LateRatingLimits
        limits={limits}
        isOwn={settings.limits[mode][timeControl.boardType] !== undefined}
        onChoose={on.onLimitsChoose}
      />
    </Stack>
  )
}
