import { playerTitles, Text, TitleMark } from '@kingside/design-system'
import { useIntl } from 'react-intl'
import { titleMessages } from './titles.messages.ts'
import { useName } from './useName.ts'
import { Rating } from './Rating.tsx'

export interface PlayerNameProps {
  readonly name: string
  /** The title's letters; what is not a title that we know is left out. */
  readonly title: string | null
  /** Null is New. Left out, nothing is said of it. */
  readonly rating?: number | null
}

/** A player in a line of text: `WFM Aigerim S. 2012`. */
export function PlayerName({ name, title, rating }: PlayerNameProps) {
  const { formatMessage } = useIntl()
  const nameOf = useName()
  const known = playerTitles.find((candidate) => candidate === title)
  return (
    <span>
      {known && (
        <>
          <TitleMark title={known} name={formatMessage(titleMessages[known])} />{' '}
        </>
      )}
      <span>{nameOf(name)}</span>
      {rating !== undefined && (
        <>
          {' '}
          <Text size="s" tone="muted" tabular>
            <Rating value={rating} />
          </Text>
        </>
      )}
    </span>
  )
}
