import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Table, type TableColumn } from '@kingside/design-system/Table'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDay, useMoney } from '../../account/payment/index.ts'
import { messages, paidFor, paymentStatuses } from './Payments.messages.ts'
import type { Payment } from './payment.types.ts'

/** What was paid for, as far as it is known. */
export type PaymentsView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly payments: readonly Payment[] }

export interface PaymentsProps {
  readonly view: PaymentsView
  /** The provider’s page with the receipts; null where there is none. */
  readonly receipts: 'ready' | 'opening' | 'failed' | null
  readonly onReceipts: () => void
  readonly onRetry: () => void
}

/** What was paid for, and the way to the receipts. */
export function Payments({ view, receipts, onReceipts, onRetry }: PaymentsProps) {
  const { formatMessage } = useIntl()
  const title = formatMessage(messages.title)
  return (
    <Surface as="section" label={title} padding={6} radius="xl">
      <Stack gap={4}>
        <Inline gap={3} justify="between">
          <Heading level={2}>{title}</Heading>
          {receipts !== null && (
            <Button type="secondary" size="s" loading={receipts === 'opening'} onPress={onReceipts}>
              <FormattedMessage {...messages.receipts} />
            </Button>
          )}
        </Inline>
        {receipts === 'failed' && (
          <Banner type="danger" title={formatMessage(messages.receiptsFailed)} />
        )}
        <PaymentTable view={view} onRetry={onRetry} />
      </Stack>
    </Surface>
  )
}

function PaymentTable({ view, onRetry }: Pick<PaymentsProps, 'view' | 'onRetry'>) {
  const { formatMessage } = useIntl()
  const columns = useColumns()
  if (view.status === 'failed') {
    return (
      <ErrorState
        size="s"
        level={3}
        title={formatMessage(messages.failed)}
        retryLabel={formatMessage(messages.retry)}
        retrying={view.isRetrying}
        onRetry={onRetry}
      >
        <FormattedMessage {...messages.failedHint} />
      </ErrorState>
    )
  }
  if (view.status === 'ready' && view.payments.length === 0) {
    return (
      <Text as="p" tone="muted">
        <FormattedMessage {...messages.none} />
      </Text>
    )
  }
  const shared = {
    caption: formatMessage(messages.title),
    captionHidden: true,
    columns,
    rowHeader: 'what',
    rowKey: ({ id }: Payment) => id,
    empty: null,
  } as const
  return view.status === 'loading' ? (
    <Table
      {...shared}
      rows={[]}
      status="loading"
      loadingLabel={formatMessage(messages.loading)}
      skeletonRows={2}
    />
  ) : (
    <Table {...shared} rows={view.payments} />
  )
}

type ColumnId = 'what' | 'day' | 'status' | 'amount'

function useColumns(): readonly TableColumn<Payment, ColumnId>[] {
  const { formatMessage } = useIntl()
  const { money } = useMoney()
  const day = useDay()
  return [
    { id: 'what', header: formatMessage(messages.what), cell: (paid) => <PaidFor {...paid} /> },
    { id: 'day', header: formatMessage(messages.day), cell: ({ paidAt }) => day(paidAt) },
    {
      id: 'status',
      header: formatMessage(messages.status),
      cell: ({ status }) => formatMessage(paymentStatuses[status]),
    },
    {
      id: 'amount',
      header: formatMessage(messages.amount),
      kind: 'number',
      cell: ({ amount }) => money(amount),
    },
  ]
}

function PaidFor({ kind, plan, tournament }: Payment) {
  switch (kind) {
    case 'plan':
    case 'gift':
      return <FormattedMessage {...paidFor[kind][plan ?? 'pro-annual']} />
    case 'tournament':
      return <FormattedMessage {...paidFor.tournament} values={{ name: tournament?.name ?? '' }} />
    case 'analysis':
      return <FormattedMessage {...paidFor.analysis} />
    default:
      return kind satisfies never
  }
}
