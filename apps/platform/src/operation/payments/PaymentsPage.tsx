import { orderKinds, orderStatuses } from '@kingside/api/facts'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Grid } from '@kingside/design-system/Grid'
import { SearchField } from '@kingside/design-system/SearchField'
import { Stack } from '@kingside/design-system/Stack'
import type { TableColumn } from '@kingside/design-system/Table'
import { CreditCard } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMoney } from '../../account/payment/index.ts'
import { useNavigate } from '../../platform/router/index.ts'
import type { OperationPageProps } from '../frame/operation-pages.ts'
import { useOperatorApi } from '../frame/operator.calls.ts'
import {
  FilterSelect,
  listMessages,
  oneOf,
  OperatorTable,
  partOf,
  useListAddress,
  useOperatorList,
} from '../list/index.ts'
import { PaymentDetail } from './PaymentDetail.tsx'
import { type OperatorPayment, paymentCalls } from './payments.calls.ts'
import { kindMessages, messages, statusMessages } from './payments.messages.ts'

const path = '/operation/payments'

/** What was bought; `/operation/payments/<id>` is one order. */
export function PaymentsPage({ id }: OperationPageProps) {
  const navigate = useNavigate()
  return id === null ? (
    <Payments />
  ) : (
    <PaymentDetail key={id} id={id} onBack={() => void navigate(path)} />
  )
}

function Payments() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const api = useOperatorApi(paymentCalls)
  const address = useListAddress()
  const { page } = address
  const filter = {
    kind: oneOf(orderKinds, address.get('kind')),
    status: oneOf(orderStatuses, address.get('status')),
    search: address.get('search') ?? undefined,
  }
  const query = useOperatorList(['payments', filter, page], (signal) =>
    api.list({ query: { ...filter, ...partOf(page) }, signal }),
  )
  const columns = useColumns()
  const hrefOf = ({ id }: OperatorPayment) => `${path}/${encodeURIComponent(id)}`
  return (
    <Stack gap={5}>
      <Grid column="s" gap={3}>
        <SearchField
          key={filter.search ?? ''}
          label={formatMessage(messages.search)}
          size="s"
          clearLabel={formatMessage(listMessages.any)}
          defaultValue={filter.search ?? ''}
          onSearch={(search) => address.set({ search: search.trim() })}
        />
        <FilterSelect
          label={formatMessage(messages.what)}
          value={filter.kind ?? null}
          options={orderKinds.map((value) => ({
            value,
            label: formatMessage(kindMessages[value]),
          }))}
          onChange={(kind) => address.set({ kind })}
        />
        <FilterSelect
          label={formatMessage(messages.status)}
          value={filter.status ?? null}
          options={orderStatuses.map((value) => ({
            value,
            label: formatMessage(statusMessages[value]),
          }))}
          onChange={(status) => address.set({ status })}
        />
      </Grid>
      <OperatorTable
        caption={formatMessage(messages.title)}
        columns={columns}
        rowHeader="payer"
        rowKey={({ id }) => id}
        rowHref={hrefOf}
        onRowPress={(row) => void navigate(hrefOf(row))}
        query={query}
        page={page}
        isFiltered={Object.values(filter).some((value) => value !== undefined)}
        empty={
          <EmptyState size="s" icon={<CreditCard />} title={formatMessage(messages.empty)}>
            <FormattedMessage {...messages.emptyText} />
          </EmptyState>
        }
        onPage={address.setPage}
      />
    </Stack>
  )
}

type ColumnId = 'payer' | 'what' | 'amount' | 'status' | 'made'

function useColumns(): readonly TableColumn<OperatorPayment, ColumnId>[] {
  const { formatMessage, formatDate } = useIntl()
  const { money } = useMoney()
  return [
    {
      id: 'payer',
      header: formatMessage(messages.payer),
      cell: ({ payer }) =>
        payer ? <bdi>{payer.email || payer.name}</bdi> : formatMessage(messages.guest),
    },
    {
      id: 'what',
      header: formatMessage(messages.what),
      cell: ({ kind, tournament }) => <bdi>{tournament ?? formatMessage(kindMessages[kind])}</bdi>,
    },
    {
      id: 'amount',
      header: formatMessage(messages.amount),
      kind: 'number',
      cell: ({ amount }) => money(amount),
    },
    {
      id: 'status',
      header: formatMessage(messages.status),
      cell: ({ status }) => formatMessage(statusMessages[status]),
    },
    {
      id: 'made',
      header: formatMessage(messages.made),
      cell: ({ created_at: at }) => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
    },
  ]
}
