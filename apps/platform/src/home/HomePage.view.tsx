import { Heading } from '@kingside/design-system/Heading'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { Cpu, Link2, Swords } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { FinderPlace } from '../lobby/finder/index.ts'
import * as styles from './Home.css.ts'
import { messages } from './Home.messages.ts'

/** The path of each way to play. */
export const wayPaths = {
  friend: '/friend-waiting',
  computer: '/computer',
  challenge: '/?popup=challenge',
} as const

export type WayToPlay = keyof typeof wayPaths

export interface HomePageProps {
  /** The search for an opponent. */
  readonly finder: ReactNode
  /** The best game that is played now, on a board. */
  readonly topGame: ReactNode
  /** Who is online of those whom the reader follows. */
  readonly followed: ReactNode
  /** A short view of the lobby. */
  readonly lobby: ReactNode
  /** The puzzle of the day. */
  readonly daily: ReactNode
  /** How far the reader has climbed. */
  readonly tower: ReactNode
  /** Opens another way to play, for routers. */
  readonly onWay: (way: WayToPlay) => void
}

/** The home page: a game to start with one press, the other ways to play, and what is going on. */
export function HomePage({ finder, topGame, followed, lobby, daily, tower, onWay }: HomePageProps) {
  return (
    <Stack gap={4}>
      <Heading level={1} size="l">
        <FormattedMessage {...messages.title} />
      </Heading>
      <div className={styles.columns}>
        <Stack gap={4}>
          <FinderPlace>{finder}</FinderPlace>
          <div className={styles.ways}>
            {ways.map(({ way, icon, title }) => (
              <LinkButton
                key={way}
                href={wayPaths[way]}
                type="secondary"
                size="l"
                display="block"
                icon={icon}
                onPress={() => onWay(way)}
              >
                <FormattedMessage {...title} />
              </LinkButton>
            ))}
          </div>
          {followed}
          <div className={styles.lobby}>{lobby}</div>
        </Stack>
        <div className={styles.board}>{topGame}</div>
        <div className={styles.glances}>
          {daily}
          {tower}
        </div>
      </div>
    </Stack>
  )
}

const ways = [
  { way: 'friend', icon: <Link2 />, title: messages.friend },
  { way: 'computer', icon: <Cpu />, title: messages.computer },
  { way: 'challenge', icon: <Swords />, title: messages.challenge },
] as const
