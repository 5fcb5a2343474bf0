import type { TopPlayer } from '@kingside/api'
import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Flag } from '@kingside/design-system/Flag'
import { Inline } from '@kingside/design-system/Inline'
import { Surface } from '@kingside/design-system/Surface'
import { Table, type TableColumn } from '@kingside/design-system/Table'
import { Text } from '@kingside/design-system/Text'
import { Trophy } from 'lucide-react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { PlayerName, Rating } from '../../chess/terms/index.ts'
import type { PlayersFilters } from './filters.ts'
import { boardMessages, familyMessages, messages } from './Players.messages.ts'
import { PlayersFailed } from './PlayersFailed.tsx'

/** A page of a list; `isLoading` while another one loads and this one stays. */
export type TopView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | {
      readonly status: 'ready'
      readonly players: readonly TopPlayer[]
      /** The reader's own place, on whichever page. */
      readonly own: TopPlayer | null
      readonly isLoading: boolean
    }

export interface TopTableProps {
  readonly view: TopView
  readonly filters: PlayersFilters
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  readonly onFilter: (filters: PlayersFilters) => void
  /** Opens a player's page, for routers. */
  readonly onPlayer: (uid: string) => void
  /** Opens the page of the list on which the place is. */
  readonly onPlace: (place: number) => void
  readonly onRetry: () => void
}

/** The best players of a list, and where the reader is in it. */
export function TopTable(props: TopTableProps) {
  const { view, filters, onPlayer, onRetry } = props
  const { formatMessage } = useIntl()
  const columns = useColumns(props)
  const loadingLabel = formatMessage(messages.loading)
  const loadable = () => {
    switch (view.status) {
      case 'loading':
        return { status: 'loading', loadingLabel } as const
      case 'failed':
        return {
          status: 'failed',
          failure: <PlayersFailed isRetrying={view.isRetrying} onRetry={onRetry} />,
        } as const
      case 'ready':
        return view.isLoading
          ? ({ status: 'loading', loadingLabel } as const)
          : ({ status: 'ready' } as const)
      default:
        return view satisfies never
    }
  }
  const own = view.status === 'ready' ? view.own : null
  const rows = view.status === 'ready' ? view.players : []
  const isElsewhere = own !== null && rows.every(({ uid }) => uid !== own.uid)
  return (
    <>
      {isElsewhere && (
        <Surface padding={3}>
          <Inline justify="between" gap={3}>
            <Text tabular>
              <FormattedMessage
                {...messages.ownPlace}
                values={{ place: own.place, rating: <Rating value={own.rating} /> }}
              />
            </Text>
            <Button type="secondary" size="s" onPress={() => props.onPlace(own.place)}>
              <FormattedMessage {...messages.toOwn} />
            </Button>
          </Inline>
        </Surface>
      )}
      <Table
        caption={formatMessage(messages.caption, {
          family: formatMessage(familyMessages[filters.family]),
          board: formatMessage(boardMessages[filters.boardType]),
        })}
        captionHidden
        columns={columns}
        rowHeader="player"
        rows={rows}
        rowKey={({ uid }) => uid}
        rowHref={({ uid }) => `/players/${uid}`}
        onRowPress={({ uid }) => onPlayer(uid)}
        rowMarks={({ uid }) => (uid === own?.uid ? { own: formatMessage(messages.you) } : {})}
        phone="fit"
        skeletonRows={10}
        empty={<Nobody {...props} />}
        {...loadable()}
      />
    </>
  )
}

function useColumns({
  countries,
}: Pick<TopTableProps, 'countries'>): readonly TableColumn<
  TopPlayer,
  'place' | 'player' | 'rating'
>[] {
  const { formatMessage } = useIntl()
  return [
    {
      id: 'place',
      header: formatMessage(messages.place),
      name: formatMessage(messages.placeName),
      kind: 'number',
      cell: ({ place }) => <FormattedNumber value={place} />,
    },
    {
      id: 'player',
      header: formatMessage(messages.player),
      cell: ({ name, title, country }) => (
        <Inline gap={2} wrap={false}>
          {country !== null && (
            <Flag
              code={country}
              name={countries.find(({ code }) => code === country)?.name ?? country}
            />
          )}
          <PlayerName name={name} title={title} />
        </Inline>
      ),
    },
    {
      id: 'rating',
      header: formatMessage(messages.rating),
      kind: 'number',
      cell: ({ rating }) => <Rating value={rating} />,
    },
  ]
}

/** No player in the list yet; or none passes the filters, with a button to clear them. */
function Nobody({ filters, onFilter }: Pick<TopTableProps, 'filters' | 'onFilter'>) {
  const { formatMessage } = useIntl()
  if (filters.country !== null || filters.women) {
    return (
      <EmptyState
        icon={<Trophy />}
        title={formatMessage(messages.noMatch)}
        actions={
          <Button
            type="secondary"
            onPress={() => onFilter({ ...filters, country: null, women: false })}
          >
            <FormattedMessage {...messages.showAll} />
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState icon={<Trophy />} title={formatMessage(messages.empty)}>
      <FormattedMessage {...(filters.family === 'otb' ? messages.emptyOtb : messages.emptyText)} />
    </EmptyState>
  )
}
