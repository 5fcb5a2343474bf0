import { Badge } from '@kingside/design-system/Badge'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Heading } from '@kingside/design-system/Heading'
import { IconButton } from '@kingside/design-system/IconButton'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Table, type TableColumn } from '@kingside/design-system/Table'
import { Text } from '@kingside/design-system/Text'
import { ArrowLeftRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMedia } from '../../platform/page/index.ts'
import * as styles from './manage.css.ts'
import { messages, pairingMessages } from './manage.messages.ts'
import type { Paired, Pairing, RunBoard } from './manage.types.ts'
import { playerText } from './Sheets.tsx'
import { movedPairing, type SeatsWanted, seatsOf } from './moved-pairing.ts'

export interface PairingTabProps {
  readonly round: number | null
  readonly pairing: Pairing | null
  /** Whether the round has not begun, so that its pairing can change. */
  readonly isOpen: boolean
  readonly isBusy: boolean
  /** `onSaved` is called once it is stored: until then nothing that was changed is let go. */
  readonly onSave: (wanted: SeatsWanted, onSaved: () => void) => void
}

/** Who meets whom in a round; before it begins it can be changed by hand. */
export function PairingTab({ round, pairing, isOpen, isBusy, onSave }: PairingTabProps) {
  const { formatMessage } = useIntl()
  const [edited, setEdited] = useState<Pairing | null>(null)
  const [picked, setPicked] = useState<string | null>(null)
  if (round === null || pairing === null) {
    return (
      <EmptyState title={formatMessage(pairingMessages.none)}>
        <FormattedMessage {...pairingMessages.noneHint} />
      </EmptyState>
    )
  }
  const isEditing = isOpen && edited !== null
  const shown = isEditing ? edited : pairing
  const stop = () => {
    setEdited(null)
    setPicked(null)
  }
  const pick = (uid: string) => {
    if (picked === null || picked === uid) return setPicked(picked === uid ? null : uid)
    setEdited(movedPairing(shown, picked, uid))
    setPicked(null)
  }
  const nameOf = (who: Paired) =>
    isEditing ? (
      <Button
        size="s"
        type={picked === who.player.player_uid ? 'primary' : 'secondary'}
        onPress={() => pick(who.player.player_uid)}
      >
        {playerText(who)}
      </Button>
    ) : (
      playerText(who)
    )
  return (
    <Stack gap={4}>
      {isEditing && edited.version !== pairing.version && (
        <Banner type="warning" title={formatMessage(pairingMessages.changedMeanwhile)}>
          <FormattedMessage {...pairingMessages.changedHint} />
        </Banner>
      )}
      {!isOpen && edited !== null && (
        <Banner type="warning" title={formatMessage(pairingMessages.begun)} />
      )}
      <div className={styles.screenOnly}>
        <Inline gap={2}>
          <Button size="s" type="secondary" onPress={() => window.print()}>
            <FormattedMessage {...messages.print} />
          </Button>
          {isOpen && !isEditing && (
            <Button size="s" type="secondary" onPress={() => setEdited(pairing)}>
              <FormattedMessage {...pairingMessages.change} />
            </Button>
          )}
          {isEditing && (
            <>
              <Button
                size="s"
                loading={isBusy}
                onPress={() => onSave({ ...seatsOf(shown), version: pairing.version }, stop)}
              >
                <FormattedMessage {...pairingMessages.save} />
              </Button>
              <Button size="s" type="ghost" onPress={stop}>
                <FormattedMessage {...pairingMessages.discard} />
              </Button>
              <Text size="s" tone="muted">
                <FormattedMessage {...pairingMessages.moveHint} />
              </Text>
            </>
          )}
        </Inline>
      </div>
      <Boards
        round={round}
        boards={shown.boards}
        nameOf={nameOf}
        {...(isEditing && {
          onColours: ({ white, black }: RunBoard) =>
            setEdited(movedPairing(shown, white.player.player_uid, black.player.player_uid)),
        })}
      />
      <Free pairing={shown} nameOf={nameOf} />
    </Stack>
  )
}

interface BoardsProps {
  readonly round: number
  readonly boards: readonly RunBoard[]
  readonly nameOf: (who: Paired) => ReactNode
  readonly onColours?: (board: RunBoard) => void
}

function useBoardColumns({ nameOf, onColours }: BoardsProps): readonly TableColumn<RunBoard>[] {
  const { formatMessage } = useIntl()
  // On a phone the number is the title of a card.
  const isWide = useMedia('(min-width: 48rem)')
  return [
    {
      id: 'table',
      header: formatMessage(pairingMessages.table),
      width: 'fit',
      cell: ({ table }) => (isWide ? table : formatMessage(pairingMessages.tableOf, { table })),
    },
    {
      id: 'white',
      header: formatMessage(pairingMessages.white),
      cell: ({ white }) => nameOf(white),
    },
    {
      id: 'black',
      header: formatMessage(pairingMessages.black),
      cell: ({ black }) => nameOf(black),
    },
    {
      id: 'notes',
      header: formatMessage(pairingMessages.notes),
      cell: (board) => (
        <Inline gap={2}>
          {onColours && (
            <IconButton
              size="s"
              label={formatMessage(pairingMessages.swapColours, { table: board.table })}
              onPress={() => onColours(board)}
            >
              <ArrowLeftRight />
            </IconButton>
          )}
          {board.warnings.map((warning) => (
            <Badge key={warning} tone="warning">
              {formatMessage(pairingMessages[warning])}
            </Badge>
          ))}
        </Inline>
      ),
    },
  ]
}

function Boards(props: BoardsProps) {
  const { formatMessage } = useIntl()
  const columns = useBoardColumns(props)
  const { round, boards } = props
  return (
    <Table
      caption={formatMessage(pairingMessages.caption, { round })}
      columns={columns}
      rowHeader="table"
      rows={boards}
      rowKey={({ table }) => String(table)}
      density="compact"
      empty={null}
    />
  )
}

/** Who has no opponent. */
function Free({
  pairing: { byes, unpaired },
  nameOf,
}: {
  readonly pairing: Pairing
  readonly nameOf: (who: Paired) => ReactNode
}) {
  if (byes.length + unpaired.length === 0) return null
  return (
    <Stack gap={2}>
      <Heading level={2} size="s">
        <FormattedMessage {...pairingMessages.byes} />
      </Heading>
      <Inline gap={2}>
        {byes.map((who) => (
          <Inline key={who.player.player_uid} gap={2}>
            {nameOf(who)}
            <Badge>
              <FormattedMessage {...pairingMessages.bye} />
            </Badge>
          </Inline>
        ))}
        {unpaired.map((who) => (
          <span key={who.player.player_uid}>{nameOf(who)}</span>
        ))}
      </Inline>
    </Stack>
  )
}
