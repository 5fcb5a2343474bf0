import { GoToPage } from '@kingside/design-system/GoToPage'
import { Stack } from '@kingside/design-system/Stack'
import { useIntl } from 'react-intl'
import {
  type EndedGame,
  GameFilterBar,
  type GameFilters,
  isFiltered,
  type TimeControlName,
} from '../../chess/terms/index.ts'
import { messages } from './GameHistory.messages.ts'
import { HistoryTable } from './HistoryTable.tsx'

/** The state of the list; `isLoading` while another page loads and the current one stays. */
export type GameListView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | {
      readonly status: 'ready'
      readonly games: readonly EndedGame[]
      readonly count: number
      readonly isLoading: boolean
    }

export interface GameListProps {
  readonly view: GameListView
  /** Whose games they are: the reader's, or another player's. */
  readonly whose: 'own' | 'other'
  /** The current page, from 1, and the number of pages. */
  readonly page: number
  readonly pageCount: number
  readonly timeControls: readonly TimeControlName[]
  readonly filters: GameFilters
  readonly onFilter: (filters: GameFilters) => void
  readonly onPage: (page: number) => void
  /** Opens a game, for routers. */
  readonly onOpen: (gameId: string) => void
  /** Opens the search for an opponent, for routers. */
  readonly onFind: () => void
  readonly onRetry: () => void
  /** Offers a grandmaster's analysis of a game; absent where there is none. */
  readonly onAnalyse?: (gameId: string) => void
}

/** A player's finished games with filters and pages, latest first. */
export function GameList(props: GameListProps) {
  const { view, page, pageCount, filters, onFilter, onPage } = props
  const { formatMessage } = useIntl()
  const hasNone = view.status === 'ready' && view.count === 0 && !isFiltered(filters)
  return (
    <Stack gap={6}>
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
