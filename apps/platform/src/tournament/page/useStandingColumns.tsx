import { Stack } from '@kingside/design-system/Stack'
import type { TableColumn } from '@kingside/design-system/Table'
import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { Flame } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { StandingRow, Tournament } from '../tournament.types.ts'
import { standingMessages } from './page.messages.ts'
import { ParticipantName } from './ParticipantName.tsx'
import { pointsText } from './points.ts'
import * as styles from './TournamentPage.css.ts'
import { tieBreakMessages } from './tie-breaks.messages.ts'

type Column = TableColumn<StandingRow>

/** The columns of the standings: on a phone the three that fit, with the others in a second line. */
export function useStandingColumns(
  { kind, tie_breaks: codes }: Pick<Tournament, 'kind' | 'tie_breaks'>,
  isWide: boolean,
): readonly Column[] {
  const { formatMessage } = useIntl()
  const isArena = kind === 'arena'
  const tieBreaks = isArena ? [] : codes.slice(0, 3)
  const place: Column = {
    id: 'place',
    header: formatMessage(standingMessages.place),
    name: formatMessage(standingMessages.placeName),
    kind: 'number',
    cell: (row) => row.place,
  }
  const player: Column = {
    id: 'player',
    header: formatMessage(standingMessages.player),
    cell: (row) =>
      isWide ? (
        <ParticipantName player={row.player} />
      ) : (
        <Stack gap={0}>
          <ParticipantName player={row.player} />
          <Details row={row} tieBreaks={tieBreaks} />
        </Stack>
      ),
  }
  const points: Column = {
    id: 'points',
    header: formatMessage(standingMessages.points),
    kind: 'number',
    cell: (row) => <Points row={row} />,
  }
  if (!isWide) return [place, player, points]
  return [
    place,
    player,
    {
      id: 'games',
      header: formatMessage(standingMessages.games),
      kind: 'number',
      cell: ({ games }) => games,
    },
    points,
    ...tieBreaks.map((code, index): Column => ({
      id: code,
      header: code,
      name: formatMessage(tieBreakMessages[code]),
      kind: 'number',
      cell: (row) => tieBreakText(row, index),
    })),
    {
      id: 'performance',
      header: formatMessage(standingMessages.performance),
      kind: 'number',
      cell: ({ performance }) => performance ?? '–',
    },
  ]
}

function tieBreakText({ tb1, tb2, tb3 }: StandingRow, index: number): string {
  const value = [tb1, tb2, tb3][index] ?? null
  return value === null ? '–' : pointsText(value)
}

function Points({ row }: { readonly row: StandingRow }) {
  return (
    <span className={styles.points}>
      {row.is_on_fire && (
        <>
          <Flame size={16} aria-hidden="true" />
          <VisuallyHidden>
            <FormattedMessage {...standingMessages.streak} />
          </VisuallyHidden>
        </>
      )}
      <Text weight="semibold" tabular>
        {pointsText(row.points)}
      </Text>
    </span>
  )
}

/** What has no column on a phone. */
function Details({
  row,
  tieBreaks,
}: {
  readonly row: StandingRow
  readonly tieBreaks: readonly string[]
}) {
  const { formatMessage } = useIntl()
  const parts = [
    ...tieBreaks.map((code, index) => `${code} ${tieBreakText(row, index)}`),
    ...(row.performance === null || tieBreaks.length > 0
      ? []
      : [formatMessage(standingMessages.shortPerformance, { rating: row.performance })]),
  ]
  return (
    <Text size="xs" tone="muted" tabular>
      {parts.join(' · ')}
    </Text>
  )
}
