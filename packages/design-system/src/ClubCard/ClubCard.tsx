import { LockKeyhole, LockKeyholeOpen, MapPin, Users } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import * as card from '../Card/Card.css.ts'
import { CardHeading } from '../Card/CardHeading.tsx'
import { Fact } from '../Card/Fact.tsx'
import type { TargetProps } from '../Card/index.ts'
import type { headingLevels } from '../Heading/index.ts'
import * as styles from './ClubCard.css.ts'

export const clubAccesses = ['open', 'request'] as const

/** What the values of a club card are called, for screen readers. */
export interface ClubCardTexts {
  members: string
  location: string
  access: string
}

export interface ClubCardProps extends TargetProps {
  /** What the club is called. */
  name: string
  /** The club's sign: an `Avatar`, or a picture of its own. */
  logo?: ReactNode
  /** The club about itself, in a sentence. */
  tagline?: string | undefined
  /** How many members there are, such as `1,204 members`. */
  members: string
  /** City and country. */
  location?: string | undefined
  /** Who may come in: everybody, or those whose request is accepted. */
  access: { type: (typeof clubAccesses)[number]; text: string }
  /** The reader's part in the club: a `Badge` such as `Member` or `Admin`. */
  membership?: ReactNode
  /** Names of the values. */
  texts: ClubCardTexts
  /** What can be done with it, such as a `Button` that joins. */
  actions?: ReactNode
  /** Place of the name in the page's outline. @default 3 */
  headingLevel?: (typeof headingLevels)[number]
}

/** A club to visit or to join. The whole card leads to its page; its buttons stay apart. */
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
