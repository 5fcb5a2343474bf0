import { Heading } from '@kingside/design-system/Heading'
import { List, ListItem } from '@kingside/design-system/List'
import { Split } from '@kingside/design-system/Split'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { Cpu, Link2, Microscope, Swords } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Home.messages.ts'

/** The path of each way to play. */
export const wayPaths = {
  friend: '/friend-waiting',
  challenge: '/?popup=challenge',
  computer: '/computer',
  analysis: '/analysis',
} as const

export type WayToPlay = keyof typeof wayPaths

export interface HomePageProps {
  /** The search for an opponent. */
  readonly finder: ReactNode
  /** A short view of the lobby. */
  readonly lobby: ReactNode
  /** Opens another way to play, for routers. */
  readonly onWay: (way: WayToPlay) => void
}

/** The start page: the search for an opponent, the other ways to play, and a short view of the lobby. */
export function HomePage({ finder, lobby, onWay }: HomePageProps) {
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1} size="xl">
          <FormattedMessage {...messages.title} />
        </Heading>
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.text} />
        </Text>
      </Stack>
      <Split
        asideWidth="l"
        gap={8}
        aside={
          <Stack gap={8}>
            <Ways onWay={onWay} />
            {lobby}
          </Stack>
        }
      >
        {finder}
      </Split>
    </Stack>
  )
}

const ways = [
  { way: 'friend', icon: <Link2 />, title: messages.friend, hint: messages.friendHint },
  { way: 'challenge', icon: <Swords />, title: messages.challenge, hint: messages.challengeHint },
  { way: 'computer', icon: <Cpu />, title: messages.computer, hint: messages.computerHint },
  { way: 'analysis', icon: <Microscope />, title: messages.analysis, hint: messages.analysisHint },
] as const

function Ways({ onWay }: Pick<HomePageProps, 'onWay'>) {
  const { formatMessage } = useIntl()
  return (
    <Stack gap={3}>
      <Heading level={2} size="m">
        <FormattedMessage {...messages.ways} />
      </Heading>
      <List label={formatMessage(messages.ways)}>
        {ways.map(({ way, icon, title, hint }) => (
          <ListItem
            key={way}
            leading={icon}
            title={formatMessage(title)}
            meta={formatMessage(hint)}
            href={wayPaths[way]}
            onPress={() => onWay(way)}
          />
        ))}
      </List>
    </Stack>
  )
}
