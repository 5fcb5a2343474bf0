import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { isFiltered } from '../../chess/terms/index.ts'
import { messages } from './GameHistory.messages.ts'
import { GameList, type GameListProps } from './GameList.tsx'
import { GamesArchive, type GamesArchiveProps } from './GamesArchive.view.tsx'

export interface GameHistoryProps extends Omit<GameListProps, 'whose'> {
  /** Opens the list of running games, for routers. */
  readonly onActive: () => void
  /** The file with all games; absent for who has no account. */
  readonly archive?: GamesArchiveProps
  /** The analyses that the reader has paid for. */
  readonly analyses?: ReactNode
}

/** The reader's finished games, latest first. */
export function GameHistory({ onActive, archive, analyses, ...list }: GameHistoryProps) {
  const { view } = list
  const hasSome = view.status === 'ready' && (view.count > 0 || isFiltered(list.filters))
  return (
    <Stack gap={6}>
      <Inline justify="between" gap={3}>
        <Stack gap={1}>
          <Heading level={1} size="xl">
            <FormattedMessage {...messages.title} />
          </Heading>
          {view.status === 'ready' && view.count > 0 && (
            <Text tone="muted">
              <FormattedMessage {...messages.count} values={{ count: view.count }} />
            </Text>
          )}
        </Stack>
        <LinkButton href="/active-games" type="secondary" onPress={onActive}>
          <FormattedMessage {...messages.active} />
        </LinkButton>
      </Inline>
      {analyses}
      {archive && hasSome && <GamesArchive {...archive} />}
      <GameList {...list} whose="own" />
    </Stack>
  )
}
