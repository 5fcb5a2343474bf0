import { Table, type TableColumn } from '@kingside/design-system/Table'
import { FormattedNumber, useIntl } from 'react-intl'
import { Rating, termsMessages } from '../chess/terms/index.ts'
import { statsMessages } from './player.messages.ts'
import type { FamilyStats } from './player.types.ts'

type Row = FamilyStats['ratings'][number]
type ColumnId = 'time' | 'games' | 'won' | 'drawn' | 'lost' | 'highest'

const numbers = {
  total: ({ game_stats: { total } }: Row) => <FormattedNumber value={total} />,
  wins: ({ game_stats: { wins } }: Row) => <FormattedNumber value={wins} />,
  draws: ({ game_stats: { draws } }: Row) => <FormattedNumber value={draws} />,
  losses: ({ game_stats: { losses } }: Row) => <FormattedNumber value={losses} />,
  highest: ({ highest }: Row) => (highest === null ? '–' : <Rating value={highest} />),
} as const

/** The results of a list by board type. */
export function ResultTable({ stats }: { readonly stats: FamilyStats }) {
  const { formatMessage } = useIntl()
  const columns: readonly TableColumn<Row, ColumnId>[] = [
    {
      id: 'time',
      header: formatMessage(statsMessages.time),
      cell: ({ board_type: family }) => formatMessage(termsMessages.family, { family }),
    },
    {
      id: 'games',
      header: formatMessage(statsMessages.games),
      kind: 'number',
      cell: numbers.total,
    },
    {
      id: 'won',
      header: formatMessage(statsMessages.won),
      kind: 'number',
      cell: numbers.wins,
    },
    {
      id: 'drawn',
      header: formatMessage(statsMessages.drawn),
      kind: 'number',
      cell: numbers.draws,
    },
    {
      id: 'lost',
      header: formatMessage(statsMessages.lost),
      kind: 'number',
      cell: numbers.losses,
    },
    {
      id: 'highest',
      header: formatMessage(statsMessages.highest),
      kind: 'number',
      cell: numbers.highest,
    },
  ]
  return (
    <Table
      caption={formatMessage(statsMessages.caption)}
      captionHidden
      columns={columns}
      rowHeader="time"
      rows={stats.ratings}
      rowKey={({ board_type: key }) => key}
      phone="scroll"
      density="compact"
      empty={null}
    />
  )
}
