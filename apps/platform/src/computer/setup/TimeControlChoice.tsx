import type { ClockSettings } from '@kingside/chess-game'
import { RadioCards } from '@kingside/design-system/RadioCards'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { FormattedMessage, useIntl } from 'react-intl'
import { useTimeName } from '../../chess/terms/index.ts'
import * as styles from './ComputerGameSetup.css.ts'
import { messages } from './ComputerGameSetup.messages.ts'

/** A time control to choose from. */
interface TimeControlOption {
  readonly id: number
  /** `blitz`, `rapid` … */
  readonly family: string
  readonly clock: ClockSettings
}

export type TimeControlsView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly options: readonly TimeControlOption[] }

export interface TimeControlChoiceProps {
  readonly timeControls: TimeControlsView
  /** Null for a game without clocks. */
  readonly chosen: number | null
  readonly onChange: (id: number | null) => void
}

const noClock = 'none'

/** The time controls as cards; a game without clocks can be chosen before they are loaded. */
export function TimeControlChoice({ timeControls, chosen, onChange }: TimeControlChoiceProps) {
  const { formatMessage } = useIntl()
  const nameOf = useTimeName()
  const options = timeControls.status === 'ready' ? timeControls.options : []
  const isKnown = options.some(({ id }) => id === chosen)
  return (
    <Stack gap={2}>
      <RadioCards
        label={formatMessage(messages.time)}
        columns={5}
        layout="compact"
        value={isKnown ? String(chosen) : noClock}
        onChange={(value) => onChange(value === noClock ? null : Number(value))}
        options={[
          {
            value: noClock,
            title: formatMessage(messages.noClock),
            description: formatMessage(messages.untimed),
          },
          ...options.map(({ id, clock, family }) => ({
            value: String(id),
            title: nameOf(clock),
            description: formatMessage(messages.family, { family }),
          })),
        ]}
      />
      {timeControls.status === 'loading' && <LoadingTimes />}
    </Stack>
  )
}

const placeholders = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

function LoadingTimes() {
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage {...messages.loadingTimes} />
        </span>
      </VisuallyHidden>
      <div className={styles.placeholders}>
        {placeholders.map((index) => (
          <Skeleton key={index} shape="block" ratio={2} />
        ))}
      </div>
    </>
  )
}
