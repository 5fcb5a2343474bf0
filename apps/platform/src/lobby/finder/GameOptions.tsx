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
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { colorMessages, modeMessages } from '../../chess/terms/index.ts'
import { messages } from './GameFinder.messages.ts'
import * as styles from './GameOptions.css.ts'
import { LateRatingLimits } from './LateRatingLimits.tsx'

export interface GameOptionsProps {
  readonly view: Pick<GameFinderView, 'settings' | 'limits'>
  /** Whether they are open at first. @default false */
  readonly defaultOpen?: boolean
  readonly onModeChoose: (mode: RatingMode) => void
  readonly onColorChoose: (color: DesiredColor) => void
  /** Null resets to the range around the rating. */
  readonly onLimitsChoose: (limits: RatingRange | null) => void
}

/** What else there is to choose of a game, on one line that opens: rated or not, colour, and the opponent's rating. */
export function GameOptions({ view, defaultOpen = false, ...on }: GameOptionsProps) {
  const { formatMessage } = useIntl()
  const { mode, timeControl, color, limits } = view.settings
  const chosen = [modeMessages[mode], colorMessages[color]].map((each) => formatMessage(each))
  return (
    <details {...(defaultOpen && { open: true })}>
      <summary className={styles.summary}>
        <SlidersHorizontal aria-hidden="true" />
        <span className={styles.name}>
          <FormattedMessage {...messages.options} />
        </span>
        <span>{chosen.join(' · ')}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.choices}>
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
          <LateRatingLimits
            limits={view.limits}
            isOwn={limits[mode][timeControl.boardType] !== undefined}
            onChoose={on.onLimitsChoose}
          />
        </Stack>
      </div>
    </details>
  )
}
