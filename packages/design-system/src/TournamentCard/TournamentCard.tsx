import { CalendarClock, MapPin, Ticket, Timer, Trophy, Users } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import * as card from '../Card/Card.css.ts'
import { CardHeading } from '../Card/CardHeading.tsx'
import { Fact } from '../Card/Fact.tsx'
import type { TargetProps } from '../Card/index.ts'
import type { headingLevels } from '../Heading/index.ts'
import * as styles from './TournamentCard.css.ts'

/** Names of a tournament card's values, for screen readers. */
export interface TournamentCardTexts {
  timeControl: string
  start: string
  players: string
  prize: string
  /** Needed with `fee` only. */
  fee?: string
  place: string
}

export interface TournamentCardProps extends TargetProps {
  /** Name of the tournament. */
  name: string
  /** Address of the cover; screen readers skip it. Without it, or when it can't be loaded, a trophy is shown. */
  image?: string | undefined
  /** The stage of the tournament, such as a `Badge` that says `Live`. */
  status?: ReactNode
  /** The time control, such as `3+2 Blitz`. */
  timeControl: string
  /** The start: as text, and as ISO 8601. */
  start: { text: string; dateTime: string }
  /** The number of players, such as `128 / 256`. */
  players?: string | undefined
  /** The prize, such as `$1,000`. */
  prize?: string | undefined
  /** What the entry costs, such as `€5.00`, where it is not free. */
  fee?: string | undefined
  /** The location, when not only online. */
  place?: string | undefined
  /** The organiser. */
  organizer?: string | undefined
  /** Names of the values. */
  texts: TournamentCardTexts
  /** Without a picture, for long lists: the stage is beside the name. @default false */
  compact?: boolean
  /** Whether it is being played now: the card is marked in green. @default false */
  live?: boolean
  /** Actions, such as a `Button` to join. */
  actions?: ReactNode
  /** Heading level of the name. @default 3 */
  headingLevel?: (typeof headingLevels)[number]
}

/** A tournament to choose. The whole card is a link to its page; its buttons are separate. */
export function TournamentCard({
  name,
  image,
  status,
  timeControl,
  start,
  players,
  prize,
  fee,
  place,
  organizer,
  texts,
  compact = false,
  live = false,
  actions,
  href,
  onPress,
  headingLevel = 3,
}: TournamentCardProps) {
  const nameId = useId()
  return (
    <article
      className={`${card.card({ tone: live ? 'success' : 'default' })} ${styles.root}`}
      aria-labelledby={nameId}
    >
      {!compact && (
        <div className={card.picture}>
          <Trophy aria-hidden="true" />
          {image !== undefined && <Cover key={image} src={image} />}
          {status !== undefined && <span className={styles.status}>{status}</span>}
        </div>
      )}
      <div className={styles.head}>
        <div className={card.lead}>
          <CardHeading id={nameId} level={headingLevel} href={href} onPress={onPress}>
            <span className={card.clamped}>{name}</span>
          </CardHeading>
          {organizer !== undefined && <p className={card.meta}>{organizer}</p>}
        </div>
        {compact && status !== undefined && <span className={styles.stage}>{status}</span>}
      </div>
      <dl className={styles.facts}>
        <Fact label={texts.start} icon={<CalendarClock />} tone="strong">
          <time dateTime={start.dateTime}>{start.text}</time>
        </Fact>
        <Fact label={texts.timeControl} icon={<Timer />}>
          {timeControl}
        </Fact>
        {players !== undefined && (
          <Fact label={texts.players} icon={<Users />}>
            {players}
          </Fact>
        )}
        {prize !== undefined && (
          <Fact label={texts.prize} icon={<Trophy />}>
            {prize}
          </Fact>
        )}
        {fee !== undefined && (
          <Fact label={texts.fee ?? ''} icon={<Ticket />}>
            {fee}
          </Fact>
        )}
        {place !== undefined && (
          <Fact label={texts.place} icon={<MapPin />}>
            {place}
          </Fact>
        )}
      </dl>
      {actions !== undefined && <div className={card.actions}>{actions}</div>}
    </article>
  )
}

/** When a cover can't be loaded, the trophy behind it stays visible. */
function Cover({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={(event) => event.currentTarget.remove()}
    />
  )
}
