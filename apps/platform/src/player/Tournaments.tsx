import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { GoToPage } from '@kingside/design-system/GoToPage'
import { Heading } from '@kingside/design-system/Heading'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { Table, type TableColumn } from '@kingside/design-system/Table'
import { Text } from '@kingside/design-system/Text'
import { Trophy } from 'lucide-react'
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { eventMessages, messages } from './player.messages.ts'
import type { CurrentTournament, Loaded, PastEvent } from './player.types.ts'
import * as styles from './rows.css.ts'

export interface TournamentsProps {
  readonly current: Loaded<readonly CurrentTournament[]>
  readonly past: Loaded<{ readonly count: number; readonly results: readonly PastEvent[] }>
  /** The current page of the finished ones, from 1, and the number of pages. */
  readonly page: number
  readonly pageCount: number
  readonly isTurning: boolean
  readonly onPage: (page: number) => void
  /** Opens a page, for routers. */
  readonly onOpen: (path: string) => void
}

/** The tournaments of a player: those that go on or come, and those that are over. */
export function Tournaments(props: TournamentsProps) {
  const { current, past, onOpen } = props
  const { formatMessage } = useIntl()
  if (isEmpty(current) && past.status === 'ready' && past.value.count === 0) {
    return <EmptyState icon={<Trophy />} title={formatMessage(eventMessages.none)} />
  }
  return (
    <Stack gap={6}>
      {current.status === 'ready' && current.value.length > 0 && (
        <Stack as="section" gap={3}>
          <Heading level={2} size="m">
            <FormattedMessage {...eventMessages.current} />
          </Heading>
          <Stack as="ul" gap={2} label={formatMessage(eventMessages.current)}>
            {current.value.map((tournament) => (
              <Current key={tournament.id} tournament={tournament} onOpen={onOpen} />
            ))}
          </Stack>
        </Stack>
      )}
      <Stack as="section" gap={3}>
        <Heading level={2} size="m">
          <FormattedMessage {...eventMessages.finished} />
        </Heading>
        <Finished {...props} />
      </Stack>
    </Stack>
  )
}

const isEmpty = (current: TournamentsProps['current']) =>
  current.status === 'ready' && current.value.length === 0

interface CurrentProps extends Pick<TournamentsProps, 'onOpen'> {
  readonly tournament: CurrentTournament
}

function Current({ tournament: { slug, name, start, status }, onOpen }: CurrentProps) {
  const path = `/tournaments/${slug}`
  return (
    <li className={styles.row}>
      <Link href={path} onPress={() => onOpen(path)}>
        {name}
      </Link>
      {status === 'goes' ? (
        <StatusMark tone="success" live>
          <FormattedMessage {...eventMessages.live} />
        </StatusMark>
      ) : (
        <Text size="s" tone="muted">
          <FormattedDate
            value={start}
            day="numeric"
            month="short"
            hour="2-digit"
            minute="2-digit"
            hourCycle="h23"
          />
        </Text>
      )}
    </li>
  )
}

function Finished({ past, page, pageCount, isTurning, onPage, onOpen }: TournamentsProps) {
  const { formatMessage } = useIntl()
  const columns = useColumns()
  const pathOf = ({ tournament }: PastEvent) => `/tournaments/${tournament.slug}`
  const loading = { status: 'loading', loadingLabel: formatMessage(eventMessages.loading) } as const
  const loadable = () => {
    switch (past.status) {
      case 'loading':
        return loading
      case 'failed':
        return {
          status: 'failed',
          failure: (
            <ErrorState
              size="s"
              level={3}
              title={formatMessage(eventMessages.failed)}
              retryLabel={formatMessage(messages.retry)}
              retrying={past.isRetrying}
              onRetry={past.onRetry}
            />
          ),
        } as const
      case 'ready':
        return isTurning ? loading : ({ status: 'ready' } as const)
      default:
        return past satisfies never
    }
  }
  return (
    <>
      <Table
        caption={formatMessage(eventMessages.finished)}
        captionHidden
        columns={columns}
        rowHeader="tournament"
        rows={past.status === 'ready' ? past.value.results : []}
        rowKey={({ tournament }) => tournament.id}
        rowHref={pathOf}
        onRowPress={(row) => onOpen(pathOf(row))}
        empty={
          <Text tone="muted">
            <FormattedMessage {...eventMessages.finishedNone} />
          </Text>
        }
        {...loadable()}
      />
      <GoToPage
        page={page}
        count={pageCount}
        loading={isTurning}
        onChange={onPage}
        texts={{
          label: formatMessage(eventMessages.pages),
          previous: formatMessage(eventMessages.previous),
          next: formatMessage(eventMessages.next),
          page: (number) => formatMessage(eventMessages.page, { page: number }),
          position: (number, count) =>
            formatMessage(eventMessages.position, { page: number, count }),
        }}
      />
    </>
  )
}

type ColumnId = 'tournament' | 'date' | 'place' | 'points' | 'games' | 'change'

function useColumns(): readonly TableColumn<PastEvent, ColumnId>[] {
  const { formatMessage } = useIntl()
  return [
    {
      id: 'tournament',
      header: formatMessage(eventMessages.tournament),
      cell: ({ tournament }) => tournament.name,
    },
    {
      id: 'date',
      header: formatMessage(eventMessages.date),
      width: 'fit',
      cell: ({ finished_at: at }) => (
        <FormattedDate value={at} day="numeric" month="short" year="numeric" />
      ),
    },
    {
      id: 'place',
      header: formatMessage(eventMessages.place),
      kind: 'number',
      cell: ({ place }) => (place === null ? '–' : <FormattedNumber value={place} />),
    },
    {
      id: 'points',
      header: formatMessage(eventMessages.points),
      kind: 'number',
      cell: ({ points }) => <FormattedNumber value={points} />,
    },
    {
      id: 'games',
      header: formatMessage(eventMessages.games),
      kind: 'number',
      cell: ({ games }) => <FormattedNumber value={games} />,
    },
    {
      id: 'change',
      header: formatMessage(eventMessages.change),
      kind: 'number',
      cell: ({ rating_change: change }) =>
        change === null ? (
          '–'
        ) : (
          <Text tone={change > 0 ? 'success' : change < 0 ? 'danger' : 'muted'} tabular>
            <FormattedNumber value={change} signDisplay="exceptZero" />
          </Text>
        ),
    },
  ]
}
