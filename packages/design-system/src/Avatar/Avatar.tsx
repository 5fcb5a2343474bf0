import { Bot, UserRound } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { ControlSize } from '../themes/tokens.ts'
import * as styles from './Avatar.css.ts'
import { initialsOf } from './initialsOf.ts'
import { toneOf, type AvatarTone } from './toneOf.ts'

export const avatarKinds = ['player', 'anonymous', 'bot'] as const
export const avatarShapes = ['round', 'square'] as const
export const presenceStates = ['online', 'playing', 'offline'] as const

/** Whether a player is online, and what they do. */
export interface Presence {
  state: (typeof presenceStates)[number]
  /** The state's name, such as `online`; screen readers say it after the name. */
  label: string
}

interface Common {
  /** The full name; it also determines the initials and their colour. */
  name: string
  /** Side: 24, 32, 40, 56 or 96 px at the reader's default text size. @default 'm' */
  size?: ControlSize
  /** Round for people; a square with round corners for clubs and schools. @default 'round' */
  shape?: (typeof avatarShapes)[number]
  /** A dot at the lower edge: full for online, with a triangle for playing, a ring for offline. */
  presence?: Presence
  /**
   * Whether the name is shown beside the picture, so that screen readers read only the presence here. @default false
   */
  nameBeside?: boolean
}

interface PlayerAvatar extends Common {
  /** A player with a name, a visitor, or a bot. @default 'player' */
  kind?: 'player'
  /** Address of the picture. Without it, or when it can't be loaded, the initials are shown. */
  src?: string | null | undefined
}

interface OtherAvatar extends Common {
  kind: 'anonymous' | 'bot'
  src?: never
}

export type AvatarProps = PlayerAvatar | OtherAvatar

/** A player's picture: a photo, the initials, or the sign of a visitor or a bot. */
export function Avatar({
  kind = 'player',
  name,
  src,
  size = 'm',
  shape = 'round',
  presence,
  nameBeside = false,
}: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const address = src && src !== failed ? src : undefined
  const words = [nameBeside ? undefined : name, presence?.label].filter(Boolean).join(', ')
  const face = address ? undefined : faceOf(kind, name)
  return (
    <span
      className={styles.root({ size, shape })}
      {...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true })}
    >
      <span
        className={styles.picture({
          tone: face?.tone ?? 'neutral',
          notched: presence !== undefined,
          shape,
        })}
      >
        {address ? (
          <img src={address} alt="" draggable={false} onError={() => setFailed(address)} />
        ) : (
          face?.content
        )}
      </span>
      {presence && <span className={styles.presence} data-state={presence.state} />}
    </span>
  )
}

interface Face {
  tone: AvatarTone | 'neutral'
  content: ReactNode
}

function faceOf(kind: (typeof avatarKinds)[number], name: string): Face {
  if (kind === 'bot') return { tone: 'info', content: <Bot aria-hidden="true" /> }
  const initials = kind === 'player' ? initialsOf(name) : ''
  if (initials === '') return { tone: 'neutral', content: <UserRound aria-hidden="true" /> }
  return { tone: toneOf(name), content: <span aria-hidden="true">{initials}</span> }
}
