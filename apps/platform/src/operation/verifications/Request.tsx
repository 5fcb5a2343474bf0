import { Banner } from '@kingside/design-system/Banner'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Link } from '@kingside/design-system/Link'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileCheck } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages as frameMessages } from '../frame/frame.messages.ts'
import { useOperation, useOperatorApi } from '../frame/operator.calls.ts'
import { failureText, isNotFound, listMessages, operationKey } from '../list/index.ts'
import { RequestDecision } from './RequestDecision.tsx'
import { RequestDocuments } from './RequestDocuments.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { verificationCalls } from './verifications.calls.ts'
import { messages } from './verifications.messages.ts'

export interface RequestProps {
  readonly id: number
  readonly onBack: () => void
}

/** A request for a FIDE ID with its documents, and what an operator decides. */
export function Request({ id, onBack }: RequestProps) {
  const { formatMessage } = useIntl()
  const { operator } = useOperation()
  const api = useOperatorApi(verificationCalls)
  const queryClient = useQueryClient()
  // Each reading is an entry of the audit log: the page reads it once.
  const query = useQuery({
    queryKey: [operationKey, operator, 'verification', id],
    queryFn: ({ signal }) => api.get({ params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const onSuccess = async () => {
    onBack()
    await queryClient.invalidateQueries({ queryKey: [operationKey, operator, 'verifications'] })
  }
  const changedAt = query.data?.changed_at ?? ''
  const approve = useMutation({
    mutationFn: (given: number | null) =>
      api.approve({ params: { id }, body: { changed_at: changedAt, fide_id: given } }),
    onSuccess,
  })
  const reject = useMutation({
    mutationFn: (reason: string) =>
      api.reject({ params: { id }, body: { changed_at: changedAt, reason } }),
    onSuccess,
  })
  const failure = approve.error ?? reject.error
  return (
    <Stack gap={5}>
      <div>
        <Link href="/operation/verifications" onPress={onBack}>
          <FormattedMessage {...messages.back} />
        </Link>
      </div>
      {query.isError ? (
        isNotFound(query.error) ? (
          <EmptyState size="s" icon={<FileCheck />} title={formatMessage(messages.gone)}>
            <FormattedMessage {...messages.goneText} />
          </EmptyState>
        ) : (
          <ErrorState
            size="s"
            title={formatMessage(messages.failed)}
            retryLabel={formatMessage(frameMessages.retry)}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )
      ) : query.data === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <>
          <RequestFacts request={query.data} />
          <RequestDocuments files={query.data.files} />
          <div role="status">
            {failure !== null && (
              <Banner type="danger" title={formatMessage(listMessages.actFailed)}>
                {failureText(failure)}
              </Banner>
            )}
          </div>
          <RequestDecision
            wantsId={query.data.fide_id === null}
            isApproving={approve.isPending}
            isRejecting={reject.isPending}
            onApprove={(given) => approve.mutate(given)}
            onReject={(reason) => reject.mutate(reason)}
          />
        </>
      )}
    </Stack>
  )
}
