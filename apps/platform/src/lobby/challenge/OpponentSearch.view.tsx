import { Avatar } from '@kingside/design-system/Avatar'
import { Badge } from '@kingside/design-system/Badge'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { IconButton } from '@kingside/design-system/IconButton'
import { List, ListItem } from '@kingside/design-system/List'
import { SearchField } from '@kingside/design-system/SearchField'
import { Stack } from '@kingside/design-system/Stack'
import type { BoardTypeName } from '@kingside/api'
import { Swords, UserRoundSearch } from 'lucide-react'
import { useIntl } from 'react-intl'
import { PlayerName, termsMessages } from '../../chess/terms/index.ts'
import { messages } from './OpponentSearch.messages.ts'

/** A player in the search results. */
interface FoundPlayer {
  readonly uid: string
  readonly name: string
  readonly title: string | null
  /** The rating for the board type of the search; null is New. */
  readonly rating: number | null
  readonly isOnline: boolean
  readonly isReader: boolean
}

export type OpponentSearchView =
  | { readonly status: 'idle' | 'searching' }
  | {
      readonly status: 'found'
      readonly players: readonly FoundPlayer[]
      /** The board type of the ratings. */
      readonly family: BoardTypeName
    }
  | { readonly status: 'failed'; readonly isRetrying: boolean }

export interface OpponentSearchProps {
  readonly view: OpponentSearchView
  /** Called with the typed name when the reader pauses. */
  readonly onSearch: (name: string) => void
  readonly onChallenge: (uid: string) => void
  readonly onRetry: () => void
}

/** Searches a player by name, to challenge them. */
export function OpponentSearch({ view, onSearch, onChallenge, onRetry }: OpponentSearchProps) {
  const { formatMessage } = useIntl()
  const resultsText =
    view.status === 'found' ? formatMessage(messages.found, { count: view.players.length }) : ''
  return (
    <Stack gap={4}>
      <SearchField
        label={formatMessage(messages.label)}
        help={formatMessage(messages.help)}
        clearLabel={formatMessage(messages.clear)}
        loading={view.status === 'searching'}
        resultsText={resultsText}
        onSearch={onSearch}
      />
      <Results view={view} onChallenge={onChallenge} onRetry={onRetry} />
    </Stack>
  )
}

function Results({ view, onChallenge, onRetry }: Omit<OpponentSearchProps, 'onSearch'>) {
  const { formatMessage, formatNumber } = useIntl()
  switch (view.status) {
    case 'idle':
    case 'searching':
      return null
    case 'failed':
      return (
        <ErrorState
          size="s"
          title={formatMessage(messages.failed)}
          retryLabel={formatMessage(messages.retry)}
          retrying={view.isRetrying}
          onRetry={onRetry}
        />
      )
    case 'found':
      if (view.players.length === 0) {
        return (
          <EmptyState size="s" icon={<UserRoundSearch />} title={formatMessage(messages.none)}>
            {formatMessage(messages.noneHint)}
          </EmptyState>
        )
      }
      return (
        <List label={formatMessage(messages.results)}>
          {view.players.map(({ uid, name, title, rating, isOnline, isReader }) => (
            <ListItem
              key={uid}
              leading={
                <Avatar
                  size="m"
                  name={name}
                  nameBeside
                  presence={{
                    state: isOnline ? 'online' : 'offline',
                    label: formatMessage(isOnline ? messages.online : messages.offline),
                  }}
                />
              }
              title={<PlayerName name={name} title={title} />}
              meta={formatMessage(messages.rating, {
                family: formatMessage(termsMessages.family, { family: view.family }),
                rating:
                  rating === null
                    ? formatMessage(termsMessages.newRating)
                    : formatNumber(rating, { useGrouping: false }),
              })}
              {...(isReader
                ? { trailing: <Badge>{formatMessage(messages.you)}</Badge> }
                : {
                    actions: (
                      <IconButton
                        label={formatMessage(messages.challenge, { name })}
                        onPress={() => onChallenge(uid)}
                      >
                        <Swords />
                      </IconButton>
                    ),
                  })}
            />
          ))}
        </List>
      )
    default:
      return view satisfies never
  }
}
