import { operatorPageSize, type PlayerReportDecision, playerReportKinds } from '@kingside/api/facts'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Grid } from '@kingside/design-system/Grid'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from '../../platform/router/index.ts'
import { messages as frameMessages } from '../frame/frame.messages.ts'
import { useOperatorApi } from '../frame/operator.calls.ts'
import {
  failureText,
  FilterSelect,
  listMessages,
  oneOf,
  operationKey,
  Pages,
  partOf,
  ReasonDialog,
  useListAddress,
  useOperatorList,
} from '../list/index.ts'
import * as styles from '../list/list.css.ts'
import { Report } from './Report.tsx'
import { type OperatorReport, reportCalls } from './reports.calls.ts'
import { kindMessages, messages } from './reports.messages.ts'

/** `all` is in the address, because the page begins with the open ones. */
const states = ['open', 'decided', 'all'] as const

interface Deciding {
  readonly report: OperatorReport
  readonly decision: PlayerReportDecision
}

/** What players report of one another. */
export function ReportsPage() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const api = useOperatorApi(reportCalls)
  const queryClient = useQueryClient()
  const address = useListAddress()
  const { page } = address
  const chosen = oneOf(states, address.get('state')) ?? 'open'
  const state = chosen === 'all' ? undefined : chosen
  const kind = oneOf(playerReportKinds, address.get('kind'))
  const query = useOperatorList(['reports', state, kind, page], (signal) =>
    api.list({ query: { state, kind, ...partOf(page) }, signal }),
  )
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const decide = useMutation({
    mutationFn: ({ report, decision, note }: Deciding & { readonly note: string }) =>
      api.decide({ params: { id: report.id }, body: { decision, note } }),
    onSuccess: () => setDeciding(null),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [operationKey] }),
  })
  const reports = query.data?.results ?? null
  return (
    <Stack gap={5}>
      <Grid column="s" gap={3}>
        <FilterSelect
          label={formatMessage(messages.state)}
          value={state ?? null}
          options={[
            { value: 'open', label: formatMessage(messages.open) },
            { value: 'decided', label: formatMessage(messages.decided) },
          ]}
          onChange={(value) => address.set({ state: value ?? 'all' })}
        />
        <FilterSelect
          label={formatMessage(messages.kind)}
          value={kind ?? null}
          options={playerReportKinds.map((value) => ({
            value,
            label: formatMessage(kindMessages[value]),
          }))}
          onChange={(value) => address.set({ kind: value })}
        />
      </Grid>
      {query.data === undefined && query.isError ? (
        <ErrorState
          size="s"
          title={formatMessage(listMessages.failed)}
          retryLabel={formatMessage(frameMessages.retry)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : reports === null ? (
        <Skeleton lines={4} />
      ) : reports.length === 0 ? (
        <Nothing isFiltered={kind !== undefined || state !== 'open'} />
      ) : (
        <ul aria-label={formatMessage(messages.list)} className={styles.cards}>
          {reports.map((report) => (
            <Report
              key={report.id}
              report={report}
              onDecide={(decision) => {
                decide.reset()
                setDeciding({ report, decision })
              }}
              onBan={(path) => void navigate(path)}
            />
          ))}
        </ul>
      )}
      <Pages
        page={page}
        count={Math.ceil((query.data?.count ?? 0) / operatorPageSize)}
        isLoading={query.isPlaceholderData}
        onPage={address.setPage}
      />
      {deciding !== null && (
        <Question
          {...deciding}
          isSending={decide.isPending}
          failure={decide.isError ? (failureText(decide.error) ?? '') : null}
          onSubmit={(note) => decide.mutate({ ...deciding, note })}
          onClose={() => setDeciding(null)}
        />
      )}
    </Stack>
  )
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      size="s"
      icon={<Flag />}
      title={formatMessage(isFiltered ? listMessages.nothing : messages.empty)}
    >
      <FormattedMessage {...(isFiltered ? listMessages.nothingHint : messages.emptyText)} />
    </EmptyState>
  )
}

interface QuestionProps extends Deciding {
  readonly isSending: boolean
  readonly failure: string | null
  readonly onSubmit: (note: string) => void
  readonly onClose: () => void
}

function Question({ report, decision, ...dialog }: QuestionProps) {
  const { formatMessage } = useIntl()
  const player = report.player.name || report.player.uid
  const texts =
    decision === 'acted'
      ? {
          title: formatMessage(messages.actedTitle, { player }),
          text: formatMessage(messages.actedText),
          action: formatMessage(messages.acted),
        }
      : {
          title: formatMessage(messages.dismissTitle, { player }),
          text: formatMessage(messages.dismissText),
          action: formatMessage(messages.dismiss),
        }
  return <ReasonDialog {...texts} closeLabel={formatMessage(messages.close)} {...dialog} />
}
