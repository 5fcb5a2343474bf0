import { GoToPage, Heading, Inline, LinkButton, Stack, Text } from '@kingside/design-system'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  type EndedGame,
  GameFilterBar,
  type GameFilters,
  isFiltered,
  type TimeControlName,
} from '../../chess/terms/index.ts'
import { messages } from './GameHistory.messages.ts'
import { HistoryTable } from './HistoryTable.tsx'

/** How the list stands; `isLoading` of a list that is there: another page is on its way. */
export type GameHistoryView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | {
      readonly status: 'ready'
      readonly games: readonly EndedGame[]
      readonly count: number
      readonly isLoading: boolean
    }

export interface GameHistoryProps {
  readonly view: GameHistoryView
  /** The page that is shown, from 1, and how many there are. */
  readonly page: number
  readonly pageCount: number
  readonly timeControls: readonly TimeControlName[]
  readonly filters: GameFilters
  readonly onFilter: (filters: GameFilters) => void
  readonly onPage: (page: number) => void
  /** Opens a game, for routers. */
  readonly onOpen: (gameId: string) => void
  /** Leads to the search for an opponent, for routers. */
  readonly onFind: () => void
  /** Leads to the games that still go on, for routers. */
  readonly onActive: () => void
  readonly onRetry: () => void
}

/** The games that the reader has ended, latest first. */
export function GameHistory(props: GameHistoryProps) {
  const { view, page, pageCount, filters, onFilter, onPage, onActive } = props
  const { formatMessage } = useIntl()
  const hasNone = view.status === 'ready' && view.count === 0 && !isFiltered(filters)
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
      {!hasNone && <GameFilterBar filters={filters} onChange={onFilter} />}
      <HistoryTable {...props} />
      <GoToPage
        page={page}
        count={pageCount}
        loading={view.status === 'ready' && view.isLoading}
        onChange={onPage}
        texts={{
          label: formatMessage(messages.pages),
          previous: formatMessage(messages.previous),
          next: formatMessage(messages.next),
          page: (number) => formatMessage(messages.page, { page: number }),
          position: (number, count) => formatMessage(messages.position, { page: number, count }),
        }}
      />
    </Stack>
  )
}
