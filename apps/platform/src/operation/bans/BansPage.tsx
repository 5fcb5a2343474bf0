import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Grid } from '@kingside/design-system/Grid'
import { Inline } from '@kingside/design-system/Inline'
import { SearchField } from '@kingside/design-system/SearchField'
import { Stack } from '@kingside/design-system/Stack'
import type { TableColumn } from '@kingside/design-system/Table'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ban, ShieldCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { messages as frameMessages } from '../frame/frame.messages.ts'
import { useOperatorApi } from '../frame/operator.calls.ts'
import {
  failureText,
  FilterSelect,
  listMessages,
  oneOf,
  operationKey,
  OperatorTable,
  partOf,
  ReasonDialog,
  useListAddress,
  useOperatorList,
} from '../list/index.ts'
import { BanDialog } from './BanDialog.tsx'
import { banCalls, type HeldBan } from './bans.calls.ts'
import { messages } from './bans.messages.ts'
import { useBan } from './use-ban.ts'

const kinds = ['for-ever', 'until'] as const

/** The bans that hold; `?ban=<uid>` opens the form for a player. */
export function BansPage() {
  const intl = useIntl()
  const { formatMessage } = intl
  const api = useOperatorApi(banCalls)
  const queryClient = useQueryClient()
  const address = useListAddress()
  const { page } = address
  const filter = {
    name: address.get('name') ?? undefined,
    kind: oneOf(kinds, address.get('kind')),
  }
  const query = useOperatorList(['bans', filter, page], (signal) =>
    api.list({ query: { ...filter, ...partOf(page) }, signal }),
  )
  const wanted = address.get('ban')
  const [isAsking, setAsking] = useState(false)
  const [lifting, setLifting] = useState<HeldBan['player'] | null>(null)
  const stopAsking = () => {
    setAsking(false)
    if (wanted !== null) address.set({ ban: null })
  }
  const ban = useBan(stopAsking)
  const lift = useMutation({
    mutationFn: ({ uid, reason }: { readonly uid: string; readonly reason: string }) =>
      api.lift({ params: { uid }, body: { reason } }),
    onSuccess: async () => {
      setLifting(null)
      await queryClient.invalidateQueries({ queryKey: [operationKey] })
    },
  })
  const columns = useMemo(() => columnsOf(intl, setLifting), [intl])
  return (
    <Stack gap={5}>
      <div role="status">
        {ban.data && <Banned player={nameOf(ban.data.player)} undone={ban.data.undone.length} />}
        {lift.data && lifting === null && (
          <Banner
            type="success"
            title={formatMessage(messages.lifted, { player: nameOf(lift.data.player) })}
          />
        )}
      </div>
      <Inline justify="between" gap={3} align="end">
        <Grid column="s" gap={3}>
          <SearchField
            key={filter.name ?? ''}
            label={formatMessage(messages.name)}
            size="s"
            clearLabel={formatMessage(listMessages.any)}
            defaultValue={filter.name ?? ''}
            onSearch={(name) => address.set({ name: name.trim() })}
          />
          <FilterSelect
            label={formatMessage(messages.kind)}
            value={filter.kind ?? null}
            options={[
              { value: 'for-ever', label: formatMessage(listMessages.forEver) },
              { value: 'until', label: formatMessage(messages.temporary) },
            ]}
            onChange={(kind) => address.set({ kind })}
          />
        </Grid>
        <Button
          icon={<Ban />}
          onPress={() => {
            ban.reset()
            setAsking(true)
          }}
        >
          <FormattedMessage {...messages.add} />
        </Button>
      </Inline>
      <OperatorTable
        caption={formatMessage(frameMessages.bans)}
        columns={columns}
        rowHeader="player"
        rowKey={({ player, since }) => `${player.uid} ${since}`}
        query={query}
        page={page}
        isFiltered={filter.name !== undefined || filter.kind !== undefined}
        empty={
          <EmptyState size="s" icon={<ShieldCheck />} title={formatMessage(messages.empty)}>
            <FormattedMessage {...messages.emptyText} />
          </EmptyState>
        }
        onPage={address.setPage}
      />
      {(isAsking || wanted !== null) && (
        <BanDialog
          player={wanted ?? ''}
          isSending={ban.isPending}
          problem={ban.problem}
          detail={ban.detail}
          onSubmit={(form) => ban.mutate(form)}
          onClose={stopAsking}
        />
      )}
      {lifting !== null && (
        <ReasonDialog
          title={formatMessage(messages.liftTitle, { player: nameOf(lifting) })}
          text={formatMessage(messages.liftText)}
          action={formatMessage(messages.lift)}
          closeLabel={formatMessage(messages.close)}
          isSending={lift.isPending}
          failure={lift.isError ? (failureText(lift.error) ?? '') : null}
          onSubmit={(reason) => lift.mutate({ uid: lifting.uid, reason })}
          onClose={() => setLifting(null)}
        />
      )}
    </Stack>
  )
}

const nameOf = ({ name, uid }: HeldBan['player']) => name || uid

function Banned({ player, undone }: { readonly player: string; readonly undone: number }) {
  const { formatMessage } = useIntl()
  if (undone === 0) {
    return <Banner type="success" title={formatMessage(messages.banned, { player })} />
  }
  return (
    <Banner type="warning" title={formatMessage(messages.undone, { player })}>
      <FormattedMessage {...messages.undoneText} />
    </Banner>
  )
}

type ColumnId = 'player' | 'reason' | 'since' | 'until' | 'actions'

function columnsOf(
  { formatMessage, formatDate }: Pick<IntlShape, 'formatMessage' | 'formatDate'>,
  onLift: (player: HeldBan['player']) => void,
): readonly TableColumn<HeldBan, ColumnId>[] {
  return [
    {
      id: 'player',
      header: formatMessage(listMessages.player),
      cell: ({ player }) => <bdi>{nameOf(player)}</bdi>,
    },
    {
      id: 'reason',
      header: formatMessage(listMessages.reason),
      cell: ({ reason }) => <bdi>{reason}</bdi>,
    },
    {
      id: 'since',
      header: formatMessage(messages.since),
      width: 'fit',
      cell: ({ since }) => formatDate(since, { dateStyle: 'medium' }),
    },
    {
      id: 'until',
      header: formatMessage(messages.until),
      width: 'fit',
      cell: ({ until }) =>
        until === null
          ? formatMessage(listMessages.forEver)
          : formatDate(until, { dateStyle: 'medium' }),
    },
    {
      id: 'actions',
      header: formatMessage(messages.actions),
      width: 'fit',
      cell: ({ player }) => (
        <Button size="s" type="secondary" onPress={() => onLift(player)}>
          {formatMessage(messages.lift)}
        </Button>
      ),
    },
  ]
}
