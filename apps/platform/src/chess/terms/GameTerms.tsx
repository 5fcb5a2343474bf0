import { Inline } from '@kingside/design-system/Inline'
import { Text } from '@kingside/design-system/Text'
import type { DesiredColor, RatingRange } from '@kingside/machines/game-finder'
import type { RatingMode } from '@kingside/machines/start-game-button'
import { useIntl } from 'react-intl'
import { colorMessages, modeMessages, termsMessages } from './terms.messages.ts'
import type { TimeControlName } from './time-control.ts'
import { useRangeText } from './useRangeText.ts'
import { useTimeName } from './useTimeName.ts'

export interface GameTermsProps {
  readonly timeControl: { readonly id: number; readonly boardType: TimeControlName['family'] }
  /** The names of the time controls; a missing one is shown by its board type. */
  readonly timeControls: readonly TimeControlName[]
  readonly mode: RatingMode
  readonly color: DesiredColor
  /** The ratings that may play; null is any. Undefined shows nothing. */
  readonly limits?: RatingRange | null
}

/** What is played, on one line: `3+2 Blitz · Rated · White · 1534–1734`. */
export function GameTerms({ timeControl, timeControls, mode, color, limits }: GameTermsProps) {
  const { formatMessage } = useIntl()
  const nameOf = useTimeName()
  const known = timeControls.find(({ id }) => id === timeControl.id)
  const family = formatMessage(termsMessages.family, { family: timeControl.boardType })
  const range = useRangeText()
  const rest = [
    formatMessage(modeMessages[mode]),
    formatMessage(colorMessages[color]),
    ...(limits === undefined
      ? []
      : [limits === null ? formatMessage(termsMessages.anyRating) : range(limits)]),
  ]
  return (
    <Inline gap={2}>
      <Text weight="semibold" tabular>
        {known
          ? formatMessage(termsMessages.timeControl, { name: nameOf(known.clock), family })
          : family}
      </Text>
      <Text tone="muted" tabular>
        {rest.join(' · ')}
      </Text>
    </Inline>
  )
}
