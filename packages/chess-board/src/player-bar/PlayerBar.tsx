import type { ReactNode } from 'react'
import { englishPlayerBarTexts, type PlayerBarTexts, type Presence } from './texts.ts'
import { visuallyHidden } from '../styles/visually-hidden.css.ts'
import * as styles from './PlayerBar.css.ts'

export interface PlayerBarProps {
  readonly name: string
  /** Drawn in place of the name, such as a link with it; the name still names the bar. @default the name */
  readonly nameContent?: ReactNode
  /** A square picture; the bar sets its size and rounds it. */
  readonly avatar?: ReactNode
  /** The chess title as shown: `GM`. */
  readonly title?: string
  /** The rating as shown: `2431`, `1500?`, `New`. */
  readonly rating?: string | number
  /** A country's flag, with its name for assistive technology. */
  readonly flag?: ReactNode
  readonly presence?: Presence
  /** How good the player's connection is, with a name for assistive technology. */
  readonly connection?: ReactNode
  /** Whether it is this player's turn. @default false */
  readonly isToMove?: boolean
  /** A `ChessClock`. The bar makes it large. */
  readonly clock?: ReactNode
  /** Whether the clock may be wrong, as nothing is heard from the server: it is drawn hollow. @default false */
  readonly isClockStale?: boolean
  /** The pieces that the player has captured: `CapturedPieces`. */
  readonly captured?: ReactNode
  /** @default English */
  readonly texts?: PlayerBarTexts
}

/** One player above or below the board. A long name is cut off; rating and clock never are. */
export function PlayerBar({
  name,
  nameContent = name,
  avatar,
  title,
  rating,
  flag,
  presence,
  connection,
  isToMove = false,
  clock,
  isClockStale = false,
  captured,
  texts = englishPlayerBarTexts,
}: PlayerBarProps) {
  const hasDetails = (flag ?? rating ?? presence ?? connection) !== undefined
  return (
    <div
      role="group"
      aria-label={texts.label(name)}
      className={styles.root}
      data-to-move={isToMove ? '' : undefined}
    >
      <span
        className={styles.bar}
        data-name-only={hasDetails || captured !== undefined ? undefined : ''}
      >
        {avatar !== undefined && <span className={styles.avatar}>{avatar}</span>}
        <span className={styles.who}>
          {title !== undefined && <span className={styles.title}>{title}</span>}
          <bdi className={styles.name} title={name}>
            {nameContent}
          </bdi>
          {isToMove && <span className={visuallyHidden}>{texts.toMove}</span>}
        </span>
        {hasDetails && (
          <span className={styles.details}>
            {flag !== undefined && <span className={styles.flag}>{flag}</span>}
            {rating !== undefined && (
              <span className={styles.rating}>
                <span className={visuallyHidden}>{texts.rating} </span>
                {rating}
              </span>
            )}
            {presence && (
              <span className={styles.presence}>
                <span className={styles.dot} data-presence={presence} aria-hidden="true" />
                <span className={styles.presenceWord}>{texts.presence[presence]}</span>
              </span>
            )}
            {connection !== undefined && <span className={styles.connection}>{connection}</span>}
          </span>
        )}
        {captured !== undefined && <span className={styles.captured}>{captured}</span>}
        {clock !== undefined && (
          <span className={styles.clock} data-stale={isClockStale ? '' : undefined}>
            {clock}
          </span>
        )}
      </span>
    </div>
  )
}
