import { LockKeyhole, LockKeyholeOpen, MapPin, Users } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import * as card from '../Card/Card.css.ts'
import { CardHeading } from '../Card/CardHeading.tsx'
import { Fact } from '../Card/Fact.tsx'
import type { TargetProps } from '../Card/index.ts'
import type { headingLevels } from '../Heading/index.ts'
import * as styles from './ClubCard.css.ts'

export const clubAccesses = ['open', 'request'] as const

/** Names of a club card's values, for screen readers. */
export interface ClubCardTexts {
  members: string
  location: string
  access: string
}

export interface ClubCardProps extends TargetProps {
  /** Name of the club. */
  name: string
  /** The club's logo: an `Avatar`, or another picture. */
  logo?: ReactNode
  /** The club's description in one sentence. */
  tagline?: string | undefined
  /** Number of members, such as `1,204 members`. */
  members: string
  /** City and country. */
  location?: string | undefined
  /** Who may join: everybody, or players whose request is accepted. */
  access: { type: (typeof clubAccesses)[number]; text: string }
  /** The reader's role in the club: a `Badge` such as `Member` or `Admin`. */
  membership?: ReactNode
  /** Names of the values. */
  texts: ClubCardTexts
  /** Buttons of the card, such as one to join. */
  actions?: ReactNode
  /** Heading level of the name. @default 3 */
  headingLevel?: (typeof headingLevels)[number]
}

/** A club to visit or to join. The whole card is a link to its page; its buttons are separate. */
export function ClubCard({
  name,
  logo,
  tagline,
  members,
  location,
  access,
  membership,
  texts,
  actions,
  href,
  onPress,
  headingLevel = 3,
}: ClubCardProps) {
  const nameId = useId()
  return (
    <article className={card.card({ tone: 'default' })} aria-labelledby={nameId}>
      <div className={card.header}>
        {logo !== undefined && <span className={styles.logo}>{logo}</span>}
        <div className={card.words}>
          <div className={styles.nameLine}>
            <CardHeading id={nameId} level={headingLevel} href={href} onPress={onPress}>
              <span className={card.clamped}>{name}</span>
            </CardHeading>
            {membership}
          </div>
          {tagline !== undefined && <p className={`${card.meta} ${card.clamped}`}>{tagline}</p>}
        </div>
      </div>
      <dl className={card.facts}>
        <Fact label={texts.members} icon={<Users />}>
          {members}
        </Fact>
        <Fact
          label={texts.access}
          icon={access.type === 'open' ? <LockKeyholeOpen /> : <LockKeyhole />}
        >
          {access.text}
        </Fact>
        {location !== undefined && (
          <Fact label={texts.location} icon={<MapPin />}>
            {location}
          </Fact>
        )}
      </dl>
      {actions !== undefined && <div className={card.actions}>{actions}</div>}
    </article>
  )
}
