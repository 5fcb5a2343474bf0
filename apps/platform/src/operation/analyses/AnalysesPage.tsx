import { analysisOrderStatuses } from '@kingside/api/facts'
import { Badge } from '@kingside/design-system/Badge'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import type { TableColumn } from '@kingside/design-system/Table'
import { Text } from '@kingside/design-system/Text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { GraduationCap } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { useOperatorApi } from '../frame/operator.calls.ts'
import {
  failureText,
  FilterSelect,
  listMessages,
  oneOf,
  operationKey,
  OperatorTable,
  partOf,
  useListAddress,
  useOperatorList,
} from '../list/index.ts'
import { analysisCalls, type OperatorAnalysisOrder } from './analyses.calls.ts'
import { messages, statusMessages } from './analyses.messages.ts'
import { DeliverDialog, type DeliveredWork } from './DeliverDialog.tsx'

/** The analyses that were paid for: who works on them, and what is delivered. */
export function AnalysesPage() {
  const intl = useIntl()
  const { formatMessage } = intl
  const { wallNow } = useDependencies()
  const [now] = useState(wallNow)
  const navigate = useNavigate()
  const address = useListAddress()
  const { page } = address
  const status = oneOf(analysisOrderStatuses, address.get('status'))
  const api = useOperatorApi(analysisCalls)
  const query = useOperatorList(['analyses', status, page], (signal) =>
    api.list({ query: { ...partOf(page), ...(status && { status }) }, signal }),
  )
  const [opened, setOpened] = useState<OperatorAnalysisOrder | null>(null)
  const { take, deliver } = useActs(() => setOpened(null))
  const { mutate: takeOrder } = take
  const open = (order: OperatorAnalysisOrder | null) => {
    take.reset()
    deliver.reset()
    setOpened(order)
  }
  const columns = useMemo(
    () =>
      columnsOf(intl, {
        now,
        onOpen: (path) => void navigate(path),
        onTake: takeOrder,
        onDeliver: setOpened,
      }),
    [intl, now, navigate, takeOrder],
  )
  return (
    <Stack gap={4}>
      <div role="status">
        {take.isSuccess && <Banner type="success" title={formatMessage(messages.taken)} />}
        {deliver.isSuccess && <Banner type="success" title={formatMessage(messages.delivered)} />}
        {take.isError && (
          <Banner type="danger" title={formatMessage(listMessages.actFailed)}>
            {failureText(take.error)}
          </Banner>
        )}
      </div>
      <Inline>
        <FilterSelect
          label={formatMessage(messages.status)}
          value={status ?? null}
          options={analysisOrderStatuses.map((value) => ({
            value,
            label: formatMessage(statusMessages[value]),
          }))}
          onChange={(chosen) => address.set({ status: chosen })}
        />
      </Inline>
      <OperatorTable
        caption={formatMessage(messages.title)}
        columns={columns}
        rowHeader="order"
        rowKey={({ id }) => id}
        query={query}
        page={page}
        isFiltered={status !== undefined}
        empty={
          <EmptyState size="s" icon={<GraduationCap />} title={formatMessage(messages.empty)} />
        }
        onPage={address.setPage}
      />
      {opened !== null && (
        <DeliverDialog
          order={opened}
          isSending={deliver.isPending}
          failure={deliver.isError ? (failureText(deliver.error) ?? '') : null}
          onSubmit={(work) => deliver.mutate({ id: opened.id, work })}
          onClose={() => open(null)}
        />
      )}
    </Stack>
  )
}

/** Takes orders and delivers them; the lists are read anew then. */
function useActs(onDelivered: () => void) {
  const api = useOperatorApi(analysisCalls)
  const queryClient = useQueryClient()
  const readAnew = () => queryClient.invalidateQueries({ queryKey: [operationKey] })
  const take = useMutation({
    mutationFn: ({ id }: OperatorAnalysisOrder) => api.take({ params: { id } }),
    onSettled: readAnew,
  })
  const deliver = useMutation({
    mutationFn: ({ id, work }: { readonly id: string; readonly work: DeliveredWork }) =>
      api.deliver({ params: { id }, body: work }),
    onSuccess: onDelivered,
    onSettled: readAnew,
  })
  return { take, deliver }
}

interface Acts {
  /** In milliseconds since 1970. */
  readonly now: number
  readonly onOpen: (path: string) => void
  readonly onTake: (order: OperatorAnalysisOrder) => void
  readonly onDeliver: (order: OperatorAnalysisOrder) => void
}

function columnsOf(
  { formatMessage, formatDate }: IntlShape,
  { now, onOpen, onTake, onDeliver }: Acts,
): readonly TableColumn<OperatorAnalysisOrder, 'order' | 'due' | 'status' | 'actions'>[] {
  const isToDo = ({ status }: OperatorAnalysisOrder) => status === 'paid' || status === 'in_work'
  return [
    {
      id: 'order',
      header: formatMessage(messages.order),
      cell: ({ id, owner, wish, game_id: game }) => (
        <Stack gap={1}>
          <bdi>{owner?.email ?? id}</bdi>
          {wish !== null && (
            <Text size="s">
              <FormattedMessage {...messages.wish} values={{ name: <bdi>{wish}</bdi> }} />
            </Text>
          )}
          <Inline gap={3}>
            <Text size="s">
              <Link href={`/game/${game}`} newTab>
                <FormattedMessage {...messages.game} />
              </Link>
            </Text>
            <Text size="s">
              <Link
                href={`/operation/payments/${encodeURIComponent(id)}`}
                onPress={() => onOpen(`/operation/payments/${encodeURIComponent(id)}`)}
              >
                <FormattedMessage {...messages.payment} />
              </Link>
            </Text>
          </Inline>
        </Stack>
      ),
    },
    {
      id: 'due',
      header: formatMessage(messages.due),
      cell: (order) => (
        <Stack gap={1}>
          <time dateTime={order.due_at}>
            {formatDate(order.due_at, { dateStyle: 'medium', timeZone: 'UTC' })}
          </time>
          {isToDo(order) && Date.parse(order.due_at) < now && (
            <Text size="s" tone="danger">
              <FormattedMessage {...messages.overdue} />
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'status',
      header: formatMessage(messages.status),
      cell: ({ status, taken_by: by, analyst }) => (
        <Stack gap={1} align="start">
          <Badge size="s" tone={status === 'delivered' ? 'success' : 'neutral'}>
            {formatMessage(statusMessages[status])}
          </Badge>
          <Text size="s" tone="muted">
            {status === 'in_work' && by !== null && (
              <FormattedMessage {...messages.takenBy} values={{ name: <bdi>{by}</bdi> }} />
            )}
            {status === 'delivered' && <bdi>{analyst}</bdi>}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'actions',
      header: formatMessage(messages.actions),
      cell: (order) =>
        order.status !== 'refunded' && (
          <Inline gap={2}>
            {order.status === 'paid' && (
              <Button size="s" type="secondary" onPress={() => onTake(order)}>
                <FormattedMessage {...messages.take} />
              </Button>
            )}
            <Button size="s" type="secondary" onPress={() => onDeliver(order)}>
              <FormattedMessage {...(isToDo(order) ? messages.deliver : messages.mend)} />
            </Button>
          </Inline>
        ),
    },
  ]
}
