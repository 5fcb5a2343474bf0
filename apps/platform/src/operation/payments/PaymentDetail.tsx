import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages as frameMessages } from '../frame/frame.messages.ts'
import { useOperatorApi } from '../frame/operator.calls.ts'
import { isNotFound, ReasonDialog, useOperatorList } from '../list/index.ts'
import { PaymentFacts } from './PaymentFacts.tsx'
import { type OperatorPaymentDetail, paymentCalls } from './payments.calls.ts'
import { endMessages, messages } from './payments.messages.ts'
import { useRefund } from './use-refund.ts'

export interface PaymentDetailProps {
  readonly id: string
  readonly onBack: () => void
}

/** An order with the money that moved, and the way to give it back. */
export function PaymentDetail({ id, onBack }: PaymentDetailProps) {
  const { formatMessage } = useIntl()
  const api = useOperatorApi(paymentCalls)
  const query = useOperatorList(['payment', id], (signal) => api.get({ params: { id }, signal }))
  return (
    <Stack gap={5}>
      <Text>
        <Link href="/operation/payments" onPress={onBack}>
          <FormattedMessage {...messages.back} />
        </Link>
      </Text>
      {query.data ? (
        <Shown order={query.data} />
      ) : query.isError ? (
        <ErrorState
          size="s"
          title={formatMessage(isNotFound(query.error) ? messages.unknown : messages.failed)}
          retryLabel={formatMessage(frameMessages.retry)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Stack>
  )
}

function Shown({ order }: { readonly order: OperatorPaymentDetail }) {
  const { formatMessage } = useIntl()
  const refund = useRefund(order.id)
  return (
    <>
      <div role="status">
        {order.status === 'refunding' && (
          <Banner title={formatMessage(messages.waiting)}>
            {order.refund?.last_error != null && (
              <FormattedMessage {...messages.failing} values={{ error: order.refund.last_error }} />
            )}
          </Banner>
        )}
      </div>
      <PaymentFacts order={order} />
      {order.acts.length > 0 && <Acts acts={order.acts} />}
      {order.status === 'paid' && (
        <Inline>
          <Button type="danger" onPress={refund.ask}>
            <FormattedMessage {...messages.refund} />
          </Button>
        </Inline>
      )}
      {refund.isAsking && (
        <ReasonDialog
          danger
          title={formatMessage(messages.refundTitle)}
          text={formatMessage(endMessages[order.kind])}
          action={formatMessage(messages.refund)}
          closeLabel={formatMessage(messages.close)}
          isSending={refund.isSending}
          failure={refund.failure}
          onSubmit={refund.send}
          onClose={refund.stop}
        />
      )}
    </>
  )
}

function Acts({ acts }: Pick<OperatorPaymentDetail, 'acts'>) {
  const { formatDate } = useIntl()
  return (
    <Stack gap={2}>
      <Heading level={2} size="s">
        <FormattedMessage {...messages.acts} />
      </Heading>
      {acts.map(({ at, operator, reason }) => (
        <Stack key={at} gap={1}>
          <bdi>{reason}</bdi>
          <Text size="s" tone="muted">
            {[operator, formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })].join(' · ')}
          </Text>
        </Stack>
      ))}
    </Stack>
  )
}
