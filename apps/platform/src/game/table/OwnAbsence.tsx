import { absenceAllowanceMs } from '@kingside/chess-game'
import type { GameConfig } from '@kingside/machines/game'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { messages } from './OwnAbsence.messages.ts'
import { LeftTime } from './LeftTime.tsx'

export interface OwnAbsenceProps {
  readonly clock: GameConfig['clock']
  readonly now: () => number
}

/**
 * The time that a player without a connection has to return. It counts from when the page lost the connection: the
 * server notices it no sooner, and waits a little before it counts.
 */
export function OwnAbsence({ clock, now }: OwnAbsenceProps) {
  const { formatMessage } = useIntl()
  const [since] = useState(now)
  const label = formatMessage(messages.ownAbsence)
  const countdown = { leftMs: absenceAllowanceMs(clock), since }
  return (
    <>
      {formatMessage(messages.ownAbsenceLeft, {
        time: <LeftTime key="time" size="s" countdown={countdown} label={label} now={now} />,
      })}
    </>
  )
}
