import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { type BoardTypeName, boardTypeNames, ratingFamilies } from '@kingside/api/facts'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { Rating, termsMessages } from '../chess/terms/index.ts'
import { LoadedPart } from './LoadedPart.tsx'
import { familyMessages, ratingMessages } from './player.messages.ts'
import type { KnownRating, Loaded } from './player.types.ts'
import * as styles from './RatingTable.css.ts'

export interface RatingTableProps {
  readonly ratings: Loaded<readonly KnownRating[]>
}

/** These are always there, so that tables of different players are alike. */
const usual: readonly BoardTypeName[] = ['bullet', 'blitz', 'rapid']
/** From the fastest; a new board type does not compile until it has its place. */
const places = {
  bullet: 0,
  blitz: 1,
  rapid: 2,
  classic: 3,
  armageddon: 4,
  daily: 5,
} as const satisfies Record<BoardTypeName, number>
const columns = boardTypeNames.toSorted((one, other) => places[one] - places[other])

/** The ratings of a player: a row for each list, a column for each board type. */
export const RatingTable = ({ ratings }: RatingTableProps) => (
  <LoadedPart of={ratings} failed={ratingMessages.failed} lines={5}>
    {(known) =>
      known.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage {...ratingMessages.none} />
        </Text>
      ) : (
        <Stack gap={2}>
          <KnownRatings ratings={known} />
          <Key ratings={known} />
        </Stack>
      )
    }
  </LoadedPart>
)

/** Signs that are the same in every language. */
const signs = { none: '–' } as const

interface KnownProps {
  readonly ratings: readonly KnownRating[]
}

function KnownRatings({ ratings }: KnownProps) {
  const { formatMessage } = useIntl()
  const families = ratingFamilies.filter((family) =>
    ratings.some(({ rating_type: type }) => type === family),
  )
  const shown = columns.filter(
    (name) => usual.includes(name) || ratings.some(({ board_type: type }) => type === name),
  )
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{formatMessage(ratingMessages.title)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.family}>
            <VisuallyHidden>{formatMessage(ratingMessages.family)}</VisuallyHidden>
          </th>
          {shown.map((name) => (
            <th key={name} scope="col" className={styles.column}>
              {formatMessage(termsMessages.family, { family: name })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {families.map((family) => (
          <tr key={family}>
            <th scope="row" className={styles.family}>
              {formatMessage(familyMessages[family])}
            </th>
            {shown.map((name) => (
              <td key={name} className={styles.cell}>
                <Value
                  rating={ratings.find(
                    ({ rating_type: type, board_type: board }) => type === family && board === name,
                  )}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ rating: known }: { readonly rating: KnownRating | undefined }) {
  const { formatMessage } = useIntl()
  if (!known) {
    return (
      <>
        <span aria-hidden="true" className={styles.none}>
          {signs.none}
        </span>
        <VisuallyHidden>{formatMessage(ratingMessages.noRating)}</VisuallyHidden>
      </>
    )
  }
  const { rating, deviation, is_provisional: isProvisional } = known
  return (
    <>
      <span className={styles.value}>
        <Rating value={rating} isProvisional={isProvisional} />
      </span>
      {deviation !== null && (
        <span className={styles.deviation}>
          <FormattedMessage
            {...ratingMessages.deviation}
            values={{ deviation: <FormattedNumber value={deviation} /> }}
          />
        </span>
      )}
    </>
  )
}

/** What the signs mean, as far as there are any. */
function Key({ ratings }: KnownProps) {
  const { formatMessage } = useIntl()
  const said = [
    ratings.some(({ deviation }) => deviation !== null) && ratingMessages.key,
    ratings.some(({ is_provisional: is }) => is) && ratingMessages.provisionalKey,
    ratings.some(({ is_frozen: is }) => is) && ratingMessages.frozen,
  ].filter((message) => message !== false)
  if (said.length === 0) return null
  return <p className={styles.key}>{said.map((message) => formatMessage(message)).join(' ')}</p>
}
