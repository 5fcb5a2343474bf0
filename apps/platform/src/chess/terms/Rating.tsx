import { FormattedMessage, FormattedNumber } from 'react-intl'
import { termsMessages } from './terms.messages.ts'

/** A rating as players write it, without separators; who has none yet is New. */
export function Rating({ value }: { readonly value: number | null }) {
  // The server writes 0 for a player without a rating.
  if (value === null || value === 0) return <FormattedMessage {...termsMessages.newRating} />
  return <FormattedNumber value={value} useGrouping={false} />
}
