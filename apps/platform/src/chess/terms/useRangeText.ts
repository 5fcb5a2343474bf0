import type { RatingRange } from '@kingside/machines/game-finder'
import { useIntl } from 'react-intl'
import { termsMessages } from './terms.messages.ts'

/** Writes a range of ratings: `1534–1734`. */
export function useRangeText(): (range: RatingRange) => string {
  const { formatMessage, formatNumber } = useIntl()
  return ({ lower, upper }) =>
    formatMessage(termsMessages.limits, {
      lower: formatNumber(lower, plain),
      upper: formatNumber(upper, plain),
    })
}

/** Ratings have no digit separators. */
const plain = { useGrouping: false } as const
