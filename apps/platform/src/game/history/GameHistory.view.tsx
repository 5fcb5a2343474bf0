import { GoToPage } from '@kingside/design-system/GoToPage'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
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

/** The state of the list; `isLoading` while another page loads and the current one stays. */
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
  /** Opens the list of running games, for routers. */
  readonly onActive: () => void
  readonly onRetry: () => void
}

/** The reader's finished games, latest first. */
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
