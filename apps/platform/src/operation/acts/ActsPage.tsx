import { operatorActions } from '@kingside/api/facts'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import type { TableColumn } from '@kingside/design-system/Table'
import { Text } from '@kingside/design-system/Text'
import { useMutation } from '@tanstack/react-query'
import { ScrollText, ShieldCheck } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { messages as frameMessages } from '../frame/frame.messages.ts'
import { useOperatorApi } from '../frame/operator.calls.ts'
import {
  listMessages,
  oneOf,
  OperatorTable,
  partOf,
  useListAddress,
  useOperatorList,
} from '../list/index.ts'
import { actCalls, type OperatorActRow } from './acts.calls.ts'
import { ActsFilters } from './ActsFilters.tsx'
import { actionMessages, messages } from './acts.messages.ts'

const filters = ['action', 'operator', 'subject', 'from', 'to'] as const

const day = /^\d{4}-\d{2}-\d{2}$/

/** The audit log. */
export function ActsPage() {
  const intl = useIntl()
  const { formatMessage } = intl
  const api = useOperatorApi(actCalls)
  const address = useListAddress()
  const { page } = address
  const dayOf = (name: 'from' | 'to') => {
    const given = address.get(name)
    return given !== null && day.test(given) ? given : undefined
  }
  const filter = {
    action: oneOf(operatorActions, address.get('action')),
    operator: address.get('operator') ?? undefined,
    subject: address.get('subject') ?? undefined,
    from: dayOf('from'),
    to: dayOf('to'),
  }
  const query = useOperatorList(['acts', filter, page], (signal) =>
    api.list({ query: { ...filter, ...partOf(page) }, signal }),
  )
  const check = useMutation({ mutationFn: () => api.check() })
  const columns = useMemo(() => columnsOf(intl), [intl])
  return (
    <Stack gap={5}>
      <ActsFilters
        key={filters.map((name) => address.get(name)).join('|')}
        values={{
          action: filter.action ?? null,
          operator: filter.operator ?? '',
          subject: filter.subject ?? '',
          from: filter.from ?? null,
          to: filter.to ?? null,
        }}
        onApply={(values) => address.set(values)}
      />
      <OperatorTable
        caption={formatMessage(frameMessages.acts)}
        columns={columns}
        rowHeader="when"
        rowKey={({ id }) => String(id)}
        query={query}
        page={page}
        isFiltered={filters.some((name) => address.get(name) !== null)}
        empty={
          <EmptyState size="s" icon={<ScrollText />} title={formatMessage(messages.empty)}>
            <FormattedMessage {...messages.emptyText} />
          </EmptyState>
        }
        onPage={address.setPage}
      />
      <Stack gap={3}>
        <Inline>
          <Button
            type="secondary"
            size="s"
            icon={<ShieldCheck />}
            loading={check.isPending}
            onPress={() => check.mutate()}
          >
            <FormattedMessage {...messages.check} />
          </Button>
        </Inline>
        <div role="status">
          {check.data &&
            (check.data.broken_at === null ? (
              <Banner
                type="success"
                title={formatMessage(messages.whole, { rows: check.data.rows })}
              />
            ) : (
              <Banner
                type="danger"
                title={formatMessage(messages.broken, { id: check.data.broken_at })}
              >
                <FormattedMessage {...messages.brokenText} />
              </Banner>
            ))}
          {check.isError && <Banner type="danger" title={formatMessage(listMessages.failed)} />}
        </div>
      </Stack>
    </Stack>
  )
}

type ColumnId = 'when' | 'who' | 'what' | 'onWhom' | 'why'

function columnsOf({
  formatMessage,
  formatDate,
}: Pick<IntlShape, 'formatMessage' | 'formatDate'>): readonly TableColumn<
  OperatorActRow,
  ColumnId
>[] {
  return [
    {
      id: 'when',
      header: formatMessage(messages.when),
      width: 'fit',
      cell: ({ at }) => formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' }),
    },
    {
      id: 'who',
      header: formatMessage(messages.who),
      cell: ({ operator }) =>
        operator === 'token' ? formatMessage(messages.program) : <bdi>{operator}</bdi>,
    },
    {
      id: 'what',
      header: formatMessage(messages.what),
      cell: ({ action }) => formatMessage(actionMessages[action]),
    },
    {
      id: 'onWhom',
      header: formatMessage(messages.onWhom),
      cell: ({ player, subject }) =>
        player ? (
          <Stack gap={1}>
            <bdi>{player.name || player.uid}</bdi>
            <Text size="s" tone="muted">
              {player.uid}
            </Text>
          </Stack>
        ) : (
          subject
        ),
    },
    {
      id: 'why',
      header: formatMessage(listMessages.reason),
      cell: ({ reason, details }) => (
        <Stack gap={1}>
          <bdi>{reason}</bdi>
          <Text size="s" tone="muted">
            {Object.entries(details)
              .map(([name, value]) => `${name}: ${String(value)}`)
              .join(', ')}
          </Text>
        </Stack>
      ),
    },
  ]
}
