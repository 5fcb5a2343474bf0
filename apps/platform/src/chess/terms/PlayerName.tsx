import { Text } from '@kingside/design-system/Text'
import { playerTitles, TitleMark } from '@kingside/design-system/TitleMark'
import { useIntl } from 'react-intl'
import { PlayerLink } from '../player/index.ts'
import { titleMessages } from './titles.messages.ts'
import { useName } from './useName.ts'
import { Rating } from './Rating.tsx'

export interface PlayerNameProps {
  readonly name: string
  /** The title's letters; an unknown title is not shown. */
  readonly title: string | null
  /** Null is New. Undefined shows nothing. */
  readonly rating?: number | null
  /** The rating is still uncertain. @default false */
  readonly isProvisional?: boolean | undefined
  /** A member who closed the account. @default false */
  readonly isDeleted?: boolean | undefined
  /** The public uid of the player to whose profile the name leads: not within a link or a button. */
  readonly linksTo?: string | undefined
}

/** A player in a line of text: `WFM Aigerim S. 2012`. */
export function PlayerName({
  name,
  title,
  rating,
  isProvisional,
  isDeleted,
  linksTo,
}: PlayerNameProps) {
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
      <span>
        <PlayerLink uid={linksTo} name={name}>
          {nameOf(name, isDeleted)}
        </PlayerLink>
      </span>
      {rating !== undefined && (
        <>
          {' '}
          <Text size="s" tone="muted" tabular>
            <Rating value={rating} isProvisional={isProvisional} />
          </Text>
        </>
      )}
    </span>
  )
}
