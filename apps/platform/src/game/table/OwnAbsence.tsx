import { absenceAllowanceMs } from '@kingside/chess-game'
import type { GameConfig } from '@kingside/machines/game'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { messages } from './Game.messages.ts'
import { LeftTime } from './LeftTime.tsx'

export interface OwnAbsenceProps {
  readonly clock: GameConfig['clock']
  readonly now: () => number
}

/**
 * How long a player whose line is lost has to come back before the game is. It counts from when the page saw that: the
 * server never sees it sooner, and waits a little before it counts.
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
