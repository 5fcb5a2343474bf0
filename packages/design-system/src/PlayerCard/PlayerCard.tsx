import { useId, type ReactNode } from 'react'
import { Badge } from '../Badge/index.ts'
import * as card from '../Card/Card.css.ts'
import { CardHeading } from '../Card/CardHeading.tsx'
import type { TargetProps } from '../Card/index.ts'
import type { headingLevels } from '../Heading/index.ts'
import * as styles from './PlayerCard.css.ts'

export const ratingTrends = ['up', 'down'] as const

/** One of a player's ratings. */
export interface PlayerRating {
  /** The type of the rating, such as `Blitz`. */
  label: string
  /** The formatted rating; a dash without one. */
  value: string
  /** The recent change, such as `+12`. */
  change?: { text: string; trend: (typeof ratingTrends)[number] } | undefined
}

export interface PlayerCardProps extends TargetProps {
  /** The player's name. */
  name: string
  /** Chess title before the name: a `TitleMark`. */
  title?: ReactNode
  /** Country after the name: a `Flag`. */
  flag?: ReactNode
  /** The player's picture: an `Avatar`. */
  avatar?: ReactNode
  /** The player's presence as text; the `Avatar` shows it as a dot. */
  presence?: string | undefined
  /** A line about the player, such as the club. */
  description?: string | undefined
  /** One to four ratings. */
  ratings?: readonly PlayerRating[] | undefined
  /** The mark of the reader's own card, such as `You`. */
  own?: string | undefined
  /** Actions for the player: one or two buttons. */
  actions?: ReactNode
  /** Heading level of the name. @default 3 */
  headingLevel?: (typeof headingLevels)[number]
}

/** A player's main facts. The whole card is a link to the profile; its buttons are separate. */
export function PlayerCard({
  name,
  title,
  flag,
  avatar,
  presence,
  description,
  ratings = [],
  own,
  actions,
  href,
  onPress,
  headingLevel = 3,
}: PlayerCardProps) {
  const nameId = useId()
  return (
    <article
      className={card.card({ tone: own === undefined ? 'default' : 'brand' })}
      aria-labelledby={nameId}
    >
      <div className={card.header}>
        {avatar !== undefined && <span className={styles.avatar}>{avatar}</span>}
        <div className={card.words}>
          <div className={styles.names}>
            <div className={styles.nameLine}>
              {title}
              <CardHeading id={nameId} level={headingLevel} href={href} onPress={onPress}>
                {name}
              </CardHeading>
              {flag}
            </div>
            {own !== undefined && (
              <Badge tone="brand" variant="solid" size="s">
                {own}
              </Badge>
            )}
          </div>
          {presence !== undefined && <p className={card.meta}>{presence}</p>}
          {description !== undefined && <p className={card.meta}>{description}</p>}
        </div>
      </div>
      {ratings.length > 0 && (
        <dl className={styles.ratings}>
          {ratings.map(({ label, value, change }) => (
            <div key={label} className={styles.rating}>
              <dt className={styles.ratingLabel}>{label}</dt>
              <dd className={styles.ratingValue}>
                {value}
                {change !== undefined && (
                  <span className={styles.change} data-trend={change.trend}>
                    {change.text}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {actions !== undefined && <div className={card.actions}>{actions}</div>}
    </article>
  )
}
