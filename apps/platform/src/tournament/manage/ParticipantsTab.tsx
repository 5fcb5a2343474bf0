import { Button } from '@kingside/design-system/Button'
import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { IconButton } from '@kingside/design-system/IconButton'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { MenuButton } from '@kingside/design-system/MenuButton'
import { Stack } from '@kingside/design-system/Stack'
import { Switch } from '@kingside/design-system/Switch'
import { Table, type TableColumn } from '@kingside/design-system/Table'
import { TextField } from '@kingside/design-system/TextField'
import { CircleMinus, Gavel, Square, SquareCheck, UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ParticipantName } from '../page/ParticipantName.tsx'
import * as styles from './manage.css.ts'
import { failureMessages, peopleMessages, statusMessages } from './manage.messages.ts'
import type { Listed } from './manage.types.ts'

/** What is done with participants. */
export type PeopleAct =
  | {
      readonly kind: 'approve' | 'check-in' | 'check-out'
      readonly uids: readonly string[] | 'all'
    }
  | { readonly kind: 'remove'; readonly uid: string }
  | {
      readonly kind: 'disqualify'
      readonly uid: string
      readonly reason: string
      readonly ban: boolean
    }

export interface ParticipantsTabProps {
  readonly participants: readonly Listed[]
  readonly hasCheckIn: boolean
  /** Whether it has begun: who is checked out then is not paired any more. */
  readonly hasBegun: boolean
  /** Whether the tournament is over. */
  readonly isOver: boolean
  /** Where players are added. */
  readonly addPath: string
  readonly onAct: (act: PeopleAct) => void
}

/** Who takes part, and what can be done about it. */
export function ParticipantsTab(props: ParticipantsTabProps) {
  const { participants, hasCheckIn, hasBegun, isOver, addPath, onAct } = props
  const { formatMessage } = useIntl()
  const [removed, setRemoved] = useState<Listed | null>(null)
  const [shut, setShut] = useState<Listed | null>(null)
  const waiting = participants.filter(({ status }) => status === 'pending').length
  const present = participants.filter((one) => one.participant_status === 'checked-in').length
  const absent = participants.filter((one) => one.participant_status === 'checked-out').length
  return (
    <Stack gap={4}>
      {!isOver && (
        <div className={styles.screenOnly}>
          <Inline gap={2}>
            <LinkButton size="s" href={addPath}>
              <FormattedMessage {...peopleMessages.add} />
            </LinkButton>
            {waiting > 0 && (
              <Button
                size="s"
                type="secondary"
                onPress={() => onAct({ kind: 'approve', uids: 'all' })}
              >
                <FormattedMessage {...peopleMessages.approveAll} />
              </Button>
            )}
            {hasCheckIn && absent > 0 && (
              <Button
                size="s"
                type="secondary"
                onPress={() => onAct({ kind: 'check-in', uids: 'all' })}
              >
                <FormattedMessage {...peopleMessages.checkInAll} />
              </Button>
            )}
            {hasCheckIn && !hasBegun && absent === 0 && present > 0 && (
              <Button
                size="s"
                type="secondary"
                onPress={() => onAct({ kind: 'check-out', uids: 'all' })}
              >
                <FormattedMessage {...peopleMessages.checkOutAll} />
              </Button>
            )}
          </Inline>
        </div>
      )}
      <People {...props} onRemove={setRemoved} onShut={setShut} />
      <ConfirmDialog
        danger
        open={removed !== null}
        title={formatMessage(peopleMessages.removeTitle, { name: removed?.name ?? '' })}
        message={formatMessage(peopleMessages.removeText)}
        yesLabel={formatMessage(peopleMessages.removeYes)}
        noLabel={formatMessage(peopleMessages.removeNo)}
        onAnswer={(yes) => {
          if (yes && removed) onAct({ kind: 'remove', uid: removed.player_uid })
          setRemoved(null)
        }}
      />
      <DisqualifyQuestion
        player={shut}
        onClose={() => setShut(null)}
        onYes={(reason, ban) =>
          shut && onAct({ kind: 'disqualify', uid: shut.player_uid, reason, ban })
        }
      />
    </Stack>
  )
}

interface PeopleProps extends ParticipantsTabProps {
  readonly onRemove: (one: Listed) => void
  readonly onShut: (one: Listed) => void
}

function useColumns({
  isOver,
  onAct,
  onRemove,
  onShut,
}: PeopleProps): readonly TableColumn<Listed>[] {
  const { formatMessage } = useIntl()
  const statusOf = ({ status, participant_status }: Listed) => {
    switch (status) {
      case 'pending':
      case 'disqualified':
      case 'banned':
      case 'on-hold':
        return statusMessages[status]
      case 'joined':
      case 'withdrawn':
      case 'left':
        return statusMessages[participant_status]
      default:
        return status satisfies never
    }
  }
  return [
    {
      id: 'name',
      header: formatMessage(peopleMessages.name),
      cell: (one) => <ParticipantName player={one} hasRating={false} />,
    },
    {
      id: 'rating',
      header: formatMessage(peopleMessages.rating),
      kind: 'number',
      cell: ({ rating }) => rating ?? '–',
    },
    {
      id: 'status',
      header: formatMessage(peopleMessages.status),
      cell: (one) => formatMessage(statusOf(one)),
    },
    ...(isOver
      ? []
      : [
          {
            id: 'actions',
            header: formatMessage(peopleMessages.actions),
            width: 'fit' as const,
            cell: (one: Listed) => (
              <RowActions one={one} onAct={onAct} onRemove={onRemove} onShut={onShut} />
            ),
          },
        ]),
  ]
}

function People(props: PeopleProps) {
  const { formatMessage } = useIntl()
  const columns = useColumns(props)
  const { participants } = props
  return (
    <Table
      caption={formatMessage(peopleMessages.caption)}
      captionHidden
      columns={columns}
      rowHeader="name"
      rows={participants}
      rowKey={({ player_uid: uid }) => uid}
      density="compact"
      empty={
        <EmptyState title={formatMessage(peopleMessages.empty)}>
          <FormattedMessage {...peopleMessages.emptyHint} />
        </EmptyState>
      }
    />
  )
}

function RowActions({
  one,
  onAct,
  onRemove,
  onShut,
}: Pick<ParticipantsTabProps, 'onAct'> & {
  readonly one: Listed
  readonly onRemove: (one: Listed) => void
  readonly onShut: (one: Listed) => void
}) {
  const { formatMessage } = useIntl()
  const { name, player_uid: uid, status } = one
  const due = dueOf(one)
  const isIn = status === 'pending' || status === 'joined' || status === 'on-hold'
  return (
    <div className={styles.screenOnly}>
      <Inline gap={1} wrap={false} justify="end">
        {due && (
          <IconButton
            size="s"
            label={formatMessage(peopleMessages[due.message], { name })}
            onPress={() => onAct({ kind: due.kind, uids: [uid] })}
          >
            {due.icon}
          </IconButton>
        )}
        {isIn && (
          <MenuButton
            iconOnly
            size="s"
            label={formatMessage(peopleMessages.actionsOf, { name })}
            items={[
              {
                id: 'remove',
                label: formatMessage(peopleMessages.remove, { name }),
                icon: <CircleMinus />,
                onAction: () => onRemove(one),
              },
              {
                id: 'disqualify',
                label: formatMessage(peopleMessages.disqualify, { name }),
                icon: <Gavel />,
                danger: true,
                onAction: () => onShut(one),
              },
            ]}
          />
        )}
      </Inline>
    </div>
  )
}

/** What is done most often with a participant; null where nothing is due. */
function dueOf({ status, participant_status: registration }: Listed) {
  if (status === 'pending') {
    return { kind: 'approve', message: 'approve', icon: <UserRoundCheck /> } as const
  }
  switch (registration) {
    case 'checked-out':
      return { kind: 'check-in', message: 'checkIn', icon: <Square /> } as const
    case 'checked-in':
      return { kind: 'check-out', message: 'checkOut', icon: <SquareCheck /> } as const
    case 'registered':
    case 'left':
      return null
    default:
      return registration satisfies never
  }
}

function DisqualifyQuestion({
  player,
  onClose,
  onYes,
}: {
  readonly player: Listed | null
  readonly onClose: () => void
  readonly onYes: (reason: string, ban: boolean) => void
}) {
  const { formatMessage } = useIntl()
  const [reason, setReason] = useState('')
  const [ban, setBan] = useState(false)
  const [isMissing, setMissing] = useState(false)
  return (
    <ConfirmDialog
      danger
      open={player !== null}
      title={formatMessage(peopleMessages.disqualifyTitle, { name: player?.name ?? '' })}
      message={
        <Stack gap={3}>
          <TextField
            label={formatMessage(peopleMessages.reason)}
            value={reason}
            error={isMissing ? formatMessage(failureMessages.reason_required) : undefined}
            onChange={setReason}
          />
          <Switch label={formatMessage(peopleMessages.ban)} checked={ban} onChange={setBan} />
        </Stack>
      }
      yesLabel={formatMessage(peopleMessages.disqualifyYes)}
      noLabel={formatMessage(peopleMessages.removeNo)}
      onAnswer={(yes) => {
        if (yes && reason.trim() === '') return setMissing(true)
        if (yes) onYes(reason.trim(), ban)
        setReason('')
        setBan(false)
        setMissing(false)
        onClose()
      }}
    />
  )
}
