import { GoToPage } from '@kingside/design-system/GoToPage'
import { Heading } from '@kingside/design-system/Heading'
import { SearchField } from '@kingside/design-system/SearchField'
import { Stack } from '@kingside/design-system/Stack'
import { FormattedMessage, useIntl } from 'react-intl'
import { FoundPlayers, type FoundView } from './FoundPlayers.tsx'
import { messages } from './Players.messages.ts'
import { PlayersFilterBar, type PlayersFilterBarProps } from './PlayersFilterBar.tsx'
import { TopTable, type TopTableProps } from './TopTable.tsx'

export interface PlayersProps
  extends PlayersFilterBarProps, Omit<TopTableProps, 'filters' | 'onFilter'> {
  /** The name that is looked for; empty shows the lists. */
  readonly name: string
  readonly found: FoundView
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly onSearch: (name: string) => void
  readonly onPage: (page: number) => void
}

/** Looks for players by name, and lists the best of three kinds of ratings. */
export function Players(props: PlayersProps) {
  const { name, found, page, pageCount, view, filters, onSearch, onPage } = props
  const { formatMessage } = useIntl()
  const isSearch = name !== ''
  return (
    <Stack gap={6}>
      <Heading level={1} size="xl">
        <FormattedMessage {...messages.title} />
      </Heading>
      <SearchField
        label={formatMessage(messages.search)}
        help={formatMessage(messages.searchHelp)}
        clearLabel={formatMessage(messages.searchClear)}
        defaultValue={name}
        loading={isSearch && found.status === 'loading'}
        resultsText={
          isSearch && found.status === 'ready'
            ? formatMessage(messages.found, { count: found.players.length })
            : ''
        }
        onSearch={onSearch}
      />
      {isSearch ? (
        <FoundPlayers name={name} view={found} onPlayer={props.onPlayer} onRetry={props.onRetry} />
      ) : (
        <Stack gap={4}>
          <PlayersFilterBar
            filters={filters}
            countries={props.countries}
            onFilter={props.onFilter}
          />
          <TopTable {...props} />
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
              position: (number, count) =>
                formatMessage(messages.position, { page: number, count }),
            }}
          />
        </Stack>
      )}
    </Stack>
  )
}
