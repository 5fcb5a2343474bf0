import { Avatar } from '@kingside/design-system/Avatar'
import { Flag } from '@kingside/design-system/Flag'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { TitleMark } from '@kingside/design-system/TitleMark'
import { rankedBoardTypes } from '@kingside/api/facts'
import { FormattedMessage, useIntl } from 'react-intl'
import { nameMessages } from '../terms/names.messages.ts'
import { Rating } from '../terms/Rating.tsx'
import { termsMessages } from '../terms/terms.messages.ts'
import { titleMessages } from '../terms/titles.messages.ts'
import type { PlayerCardFacts } from './player-card.types.ts'
import { messages } from './player-card.messages.ts'
import * as styles from './PlayerCard.css.ts'

/** Who a player is, in a few words: for a card of a name. */
export function PlayerFacts({ profile, isOnline, ratings }: PlayerCardFacts) {
  const { formatMessage, formatDisplayName } = useIntl()
  const { kind, country } = profile
  const name = profile.is_deleted ? formatMessage(nameMessages.deleted) : profile.full_name
  const title = profile.fide_title ?? profile.foa_title
  // The site's own ratings, in the order in which they are always shown.
  const own = rankedBoardTypes.flatMap(
    (board) =>
      ratings.find(
        ({ rating_type: type, board_type: each }) => type === 'worldchess' && each === board,
      ) ?? [],
  )
  return (
    <span className={styles.facts}>
      <span className={styles.head}>
        {kind === 'bot' ? (
          <Avatar kind="bot" name={name} nameBeside />
        ) : (
          <Avatar name={name} src={profile.avatar} nameBeside />
        )}
        <span className={styles.words}>
          <span className={styles.names}>
            {title && <TitleMark title={title} name={formatMessage(titleMessages[title])} />}
            <bdi>{name}</bdi>
            {country !== null && (
              <Flag
                size="s"
                code={country}
                name={formatDisplayName(country, { type: 'region' }) ?? country}
              />
            )}
          </span>
          <StatusMark size="xs" tone={isOnline ? 'success' : 'neutral'} hollow={!isOnline}>
            <FormattedMessage {...(isOnline ? messages.online : messages.offline)} />
          </StatusMark>
        </span>
      </span>
      {own.length > 0 && (
        <span className={styles.ratings}>
          {own.map(({ board_type: family, rating, is_provisional: isProvisional }) => (
            <span key={family} className={styles.rating}>
              <span className={styles.label}>
                {formatMessage(termsMessages.family, { family })}
              </span>
              <span className={styles.value}>
                <Rating value={rating} isProvisional={isProvisional} />
              </span>
            </span>
          ))}
        </span>
      )}
    </span>
  )
}
