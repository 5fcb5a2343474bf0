import {
  Avatar,
  Badge,
  EmptyState,
  ErrorState,
  IconButton,
  List,
  ListItem,
  SearchField,
  Stack,
} from '@kingside/design-system'
import type { BoardTypeName } from '@kingside/api'
import { Swords, UserRoundSearch } from 'lucide-react'
import { useIntl } from 'react-intl'
import { PlayerName, termsMessages } from '../../chess/terms/index.ts'
import { messages } from './OpponentSearch.messages.ts'

/** A player who was found. */
interface FoundPlayer {
  readonly uid: string
  readonly name: string
  readonly title: string | null
  /** For the kind of time control that the search is for; null is New. */
  readonly rating: number | null
  readonly isOnline: boolean
  readonly isReader: boolean
}

export type OpponentSearchView =
  | { readonly status: 'idle' | 'searching' }
  | {
      readonly status: 'found'
      readonly players: readonly FoundPlayer[]
      /** Of which time controls the ratings are. */
      readonly family: BoardTypeName
    }
  | { readonly status: 'failed'; readonly isRetrying: boolean }

export interface OpponentSearchProps {
  readonly view: OpponentSearchView
  /** What to look for, when the reader pauses. */
  readonly onSearch: (name: string) => void
  readonly onChallenge: (uid: string) => void
  readonly onRetry: () => void
}

/** Finds the player to be challenged by name. */
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
