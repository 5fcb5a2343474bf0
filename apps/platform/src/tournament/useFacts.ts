import { clockSettingsOf } from '@kingside/chess-game'
import { useIntl } from 'react-intl'
import { termsMessages, useTimeName } from '../chess/terms/index.ts'
import type { ShortTournament } from './tournament.types.ts'
import { factMessages, kindMessages } from './words.messages.ts'

/** Returns how the facts of a tournament are written. */
export function useFacts() {
  const { formatMessage, formatNumber, formatDate } = useIntl()
  const nameOf = useTimeName()
  /** Such as `3+2 Blitz`; a clock with two times has its own name. */
  const timeOf = ({ time_control: control }: ShortTournament): string => {
    const family = formatMessage(termsMessages.family, { family: control.board_type_name })
    const isUnequal = control.white_start_time !== control.black_start_time
    const name = isUnequal ? control.name : nameOf(clockSettingsOf(control))
    return formatMessage(termsMessages.timeControl, { name, family })
  }
  return {
    timeOf,
    /** Such as `Swiss · 7 rounds`. */
    kindOf: ({ kind, rounds, duration_minutes: minutes }: ShortTournament): string => {
      const length =
        minutes !== null
          ? formatMessage(factMessages.minutes, { count: minutes })
          : rounds !== null
            ? formatMessage(factMessages.rounds, { count: rounds })
            : null
      return [formatMessage(kindMessages[kind]), length].filter((part) => part !== null).join(' · ')
    },
    /** On the reader's own clock, with its zone. */
    startOf: ({ start }: Pick<ShortTournament, 'start'>): string =>
      formatDate(start, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZoneName: 'short',
      }),
    /** Such as `48 / 200`. */
    playersOf: ({ signed_up_amount: count, max_participants: most }: ShortTournament): string =>
      most === null
        ? formatNumber(count)
        : formatMessage(factMessages.playersOf, {
            count: formatNumber(count),
            most: formatNumber(most),
          }),
    prizeOf: ({ prize_fund: fund }: ShortTournament): string | null =>
      fund === null
        ? null
        : formatNumber(fund.amount_cents / 100, {
            style: 'currency',
            currency: fund.currency,
            maximumFractionDigits: fund.amount_cents % 100 === 0 ? 0 : 2,
          }),
  }
}
