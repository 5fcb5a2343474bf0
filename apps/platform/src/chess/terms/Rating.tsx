import { FormattedMessage, FormattedNumber } from 'react-intl'
import { termsMessages } from './terms.messages.ts'

/** A rating without digit separators; New for a player without one. */
export function Rating({ value }: { readonly value: number | null }) {
  // The server writes 0 for a player without a rating.
  if (value === null || value === 0) return <FormattedMessage {...termsMessages.newRating} />
  return <FormattedNumber value={value} useGrouping={false} />
}
