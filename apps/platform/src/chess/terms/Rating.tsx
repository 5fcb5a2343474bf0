import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { provisionalSign } from './provisional-sign.ts'
import { termsMessages } from './terms.messages.ts'

export interface RatingProps {
  /** Null, or 0 as the server writes it, is New. */
  readonly value: number | null
  /** The next games can still change it a lot. @default false */
  readonly isProvisional?: boolean | undefined
}

/** A rating without digit separators, with a question mark while it is uncertain; New for a player without one. */
export function Rating({ value, isProvisional = false }: RatingProps) {
  const { formatMessage } = useIntl()
  if (value === null || value === 0) return <FormattedMessage {...termsMessages.newRating} />
  return (
    <>
      <FormattedNumber value={value} useGrouping={false} />
      {isProvisional && (
        <>
          <span aria-hidden="true">{provisionalSign}</span>
          <VisuallyHidden> {formatMessage(termsMessages.provisionalRating)}</VisuallyHidden>
        </>
      )}
    </>
  )
}
