import type { TableColumn } from '@kingside/design-system/Table'
import { FormattedMessage, useIntl } from 'react-intl'
import { tabMessages as pageTabs } from '../page/page.messages.ts'
import { pointsText } from '../page/points.ts'
import { useStandingColumns } from '../page/useStandingColumns.tsx'
import type { StandingRow, Tournament } from '../tournament.types.ts'
import { pairingMessages, sheetMessages } from './manage.messages.ts'
import type { Paired, Pairing, Progress, RunBoard } from './manage.types.ts'
import { PaperSheet } from './PaperSheet.tsx'
import * as styles from './PaperSheet.css.ts'
import { useResultText } from './RunRefusal.tsx'

/** A name with the points before the round, as on a sheet in the hall. */
export const playerText = ({ player, seed, points }: Paired): string =>
  [seed === null ? '' : `${seed}.`, player.title ?? '', player.name, `(${pointsText(points)})`]
    .filter((part) => part !== '')
    .join(' ')

interface PairingSheetProps {
  readonly tournament: Pick<Tournament, 'name'>
  readonly round: number
  readonly pairing: Pairing
}

/** Who sits where in a round; results that are not there yet are filled in by pen. */
export function PairingSheet({ tournament, round, pairing }: PairingSheetProps) {
  const { formatMessage, formatList } = useIntl()
  const resultOf = useResultText()
  const columns: readonly TableColumn<RunBoard>[] = [
    {
      id: 'table',
      header: formatMessage(pairingMessages.table),
      width: 'fit',
      cell: ({ table }) => table,
    },
    {
      id: 'white',
      header: formatMessage(pairingMessages.white),
      cell: ({ white }) => playerText(white),
    },
    {
      id: 'result',
      header: formatMessage(pairingMessages.result),
      width: 'fit',
      cell: ({ result }) => (result === null ? '' : resultOf(result)),
    },
    {
      id: 'black',
      header: formatMessage(pairingMessages.black),
      cell: ({ black }) => playerText(black),
    },
  ]
  return (
    <PaperSheet
      title={tournament.name}
      caption={formatMessage(pairingMessages.caption, { round })}
      columns={columns}
      rows={pairing.boards}
      rowKey={({ table }) => String(table)}
    >
      {pairing.byes.length > 0 && (
        <p className={styles.note}>
          <FormattedMessage
            {...sheetMessages.byes}
            values={{ names: formatList(pairing.byes.map(playerText), { type: 'unit' }) }}
          />
        </p>
      )}
    </PaperSheet>
  )
}

interface StandingSheetProps {
  readonly progress: Progress
  readonly standing: readonly StandingRow[]
}

/** The places, and after which round they are. */
export function StandingSheet({ progress, standing }: StandingSheetProps) {
  const { formatMessage } = useIntl()
  const { tournament, round } = progress
  const columns = useStandingColumns(tournament, true)
  const played = round === null ? 0 : round.number - (round.status === 'completed' ? 0 : 1)
  const caption =
    tournament.status === 'completed'
      ? formatMessage(sheetMessages.final)
      : tournament.kind === 'arena' || played === 0
        ? formatMessage(pageTabs.standings)
        : formatMessage(sheetMessages.afterRound, { round: played })
  return (
    <PaperSheet
      title={tournament.name}
      caption={caption}
      columns={columns}
      rows={standing}
      rowKey={({ player }) => player.player_uid}
    />
  )
}
