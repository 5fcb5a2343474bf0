import type { LobbyPlayer } from '@kingside/api'
import { Avatar } from '@kingside/design-system/Avatar'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { List, ListItem } from '@kingside/design-system/List'
import { Search } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PlayerName } from '../../chess/terms/index.ts'
import { messages } from './Players.messages.ts'
import { PlayersFailed } from './PlayersFailed.tsx'

export interface FoundPlayer extends LobbyPlayer {
  readonly is_online: boolean
}

/** Who was found by name. */
export type FoundView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly players: readonly FoundPlayer[] }

export interface FoundPlayersProps {
  readonly name: string
  readonly view: FoundView
  /** Opens a player's page, for routers. */
  readonly onPlayer: (uid: string) => void
  readonly onRetry: () => void
}

/** The players whose names fit what was typed. */
export function FoundPlayers({ name, view, onPlayer, onRetry }: FoundPlayersProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage(messages.results)
  switch (view.status) {
    case 'loading':
      return <List label={label} status="loading" loadingLabel={formatMessage(messages.loading)} />
    case 'failed':
      return (
        <List
          label={label}
          status="failed"
          failure={<PlayersFailed isRetrying={view.isRetrying} onRetry={onRetry} />}
        />
      )
    case 'ready':
      return (
        <List
          label={label}
          empty={
            <EmptyState icon={<Search />} title={formatMessage(messages.nobody, { name })}>
              <FormattedMessage {...messages.nobodyText} />
            </EmptyState>
          }
        >
          {view.players.map((player) => (
            <ListItem
              key={player.uid}
              href={`/players/${player.uid}`}
              onPress={() => onPlayer(player.uid)}
              leading={<Avatar name={player.name} nameBeside />}
              title={
                <PlayerName
                  name={player.name}
                  title={player.title}
                  rating={player.rating}
                  isProvisional={player.is_provisional}
                />
              }
              meta={player.is_online && <FormattedMessage {...messages.online} />}
            />
          ))}
        </List>
      )
    default:
      return view satisfies never
  }
}
