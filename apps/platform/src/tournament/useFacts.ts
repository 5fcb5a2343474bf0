import { clockSettingsOf } from '@kingside/chess-game'
import { useIntl } from 'react-intl'
import { termsMessages, useTimeName } from '../chess/terms/index.ts'
import type { ShortTournament } from './tournament.types.ts'
import { usePrice } from './use-price.ts'
import { useStart } from './use-start.ts'
import { factMessages, kindMessages } from './words.messages.ts'

/** Returns how the facts of a tournament are written. */
export function useFacts() {
  const { formatMessage, formatNumber } = useIntl()
  const nameOf = useTimeName()
  const startOf = useStart()
  const priceOf = usePrice()
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
    startOf,
    /** Such as `48 / 200`. */
    playersOf: ({ signed_up_amount: count, max_participants: most }: ShortTournament): string =>
      most === null
        ? formatNumber(count)
        : formatMessage(factMessages.playersOf, {
            count: formatNumber(count),
            most: formatNumber(most),
          }),
    /** What the entry costs, such as `€5.00`; null where it is free. */
    feeOf: ({ entry_price: price }: Pick<ShortTournament, 'entry_price'>): string | null =>
      price && priceOf({ cents: price.amount_cents, currency: price.currency }),
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
