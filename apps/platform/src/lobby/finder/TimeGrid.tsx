import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { ChosenTimeControl } from '@kingside/machines/game-finder'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { termsMessages, type TimeControlName, useTimeName } from '../../chess/terms/index.ts'
import { messages } from './GameFinder.messages.ts'
import * as styles from './TimeGrid.css.ts'
import { grid } from './TimeGridSkeleton.css.ts'
import { TimeGridSkeleton } from './TimeGridSkeleton.tsx'
import { usualTimeControls } from './usual-time-controls.ts'

const ellipsis = '…'

export interface TimeGridProps {
  /** Null while they load. */
  readonly timeControls: readonly TimeControlName[] | null
  /** The player's last choice. */
  readonly last: ChosenTimeControl
  /** The one that was pressed before the game could start; null when none was. */
  readonly pressed: ChosenTimeControl | null
  /** Why no game can start now; null when one can. */
  readonly disabledReason: string | null
  readonly onPress: (timeControl: ChosenTimeControl) => void
}

/** The times of a game as tiles: a press starts a game at once. */
export function TimeGrid({ timeControls, last, pressed, disabledReason, onPress }: TimeGridProps) {
  const { formatMessage } = useIntl()
  const nameOf = useTimeName()
  const [showsAll, setShowsAll] = useState(false)
  const reasonId = useId()
  if (timeControls === null) return <TimeGridSkeleton />
  const shown = timeControls.filter(
    ({ id }) => showsAll || usualTimeControls.includes(id) || id === last.id,
  )
  return (
    <>
      <ul className={grid} aria-label={formatMessage(messages.timeControl)}>
        {shown.map(({ id, clock, family }) => (
          <li key={id} className={styles.cell}>
            <button
              type="button"
              className={styles.tile}
              {...(id === last.id && { 'data-last': '' })}
              {...(id === pressed?.id && { 'aria-busy': true })}
              {...(disabledReason !== null && {
                'aria-disabled': true,
                'aria-describedby': reasonId,
              })}
              onClick={() => disabledReason === null && onPress({ id, boardType: family })}
            >
              <span className={styles.time}>{nameOf(clock)}</span>
              <span className={styles.family}>
                <FormattedMessage {...termsMessages.family} values={{ family }} />
              </span>
            </button>
          </li>
        ))}
        {shown.length < timeControls.length && (
          <li className={styles.cell}>
            <button type="button" className={styles.tile} onClick={() => setShowsAll(true)}>
              <span className={styles.time} aria-hidden="true">
                {ellipsis}
              </span>
              <span className={styles.family}>
                <FormattedMessage {...messages.moreTimes} />
              </span>
            </button>
          </li>
        )}
      </ul>
      {disabledReason !== null && (
        <VisuallyHidden>
          <span id={reasonId}>{disabledReason}</span>
        </VisuallyHidden>
      )}
    </>
  )
}
