import { EmptyState } from '@kingside/design-system/EmptyState'
import { Stack } from '@kingside/design-system/Stack'
import type { TableColumn } from '@kingside/design-system/Table'
import { Text } from '@kingside/design-system/Text'
import { IdCard } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { useNavigate } from '../../platform/router/index.ts'
import { messages as frameMessages } from '../frame/frame.messages.ts'
import type { OperationPageProps } from '../frame/operation-pages.ts'
import { useOperatorApi } from '../frame/operator.calls.ts'
import {
  listMessages,
  OperatorTable,
  partOf,
  useListAddress,
  useOperatorList,
} from '../list/index.ts'
import { Request } from './Request.tsx'
import { verificationCalls, type WaitingRequest } from './verifications.calls.ts'
import { messages } from './verifications.messages.ts'

const path = '/operation/verifications'

/** Requests for a FIDE ID that operators decide by hand; `/operation/verifications/12` is one of them. */
export function VerificationsPage({ id }: OperationPageProps) {
  const navigate = useNavigate()
  const number = Number(id ?? '')
  return Number.isInteger(number) && number > 0 ? (
    <Request key={number} id={number} onBack={() => void navigate(path)} />
  ) : (
    <Requests />
  )
}

function Requests() {
  const intl = useIntl()
  const { formatMessage } = intl
  const navigate = useNavigate()
  const api = useOperatorApi(verificationCalls)
  const { page, setPage } = useListAddress()
  const query = useOperatorList(['verifications', page], (signal) =>
    api.list({ query: partOf(page), signal }),
  )
  const columns = useMemo(() => columnsOf(intl), [intl])
  const hrefOf = ({ id }: WaitingRequest) => `${path}/${id}`
  return (
    <OperatorTable
      caption={formatMessage(frameMessages.verifications)}
      columns={columns}
      rowHeader="player"
      rowKey={({ id }) => String(id)}
      rowHref={hrefOf}
      onRowPress={(row) => void navigate(hrefOf(row))}
      query={query}
      page={page}
      isFiltered={false}
      empty={
        <EmptyState size="s" icon={<IdCard />} title={formatMessage(messages.empty)}>
          <FormattedMessage {...messages.emptyText} />
        </EmptyState>
      }
      onPage={setPage}
    />
  )
}

type ColumnId = 'player' | 'id' | 'entry' | 'since'

function columnsOf({
  formatMessage,
  formatDate,
}: Pick<IntlShape, 'formatMessage' | 'formatDate'>): readonly TableColumn<
  WaitingRequest,
  ColumnId
>[] {
  return [
    {
      id: 'player',
      header: formatMessage(listMessages.player),
      cell: ({ player }) => <bdi>{player.name || player.uid}</bdi>,
    },
    {
      id: 'id',
      header: formatMessage(messages.fideId),
      width: 'fit',
      cell: ({ fide_id: id }) => id ?? formatMessage(messages.wantsId),
    },
    {
      id: 'entry',
      header: formatMessage(messages.entry),
      cell: ({ entry }) =>
        entry && (
          <Stack gap={1}>
            <bdi>{[entry.title, entry.full_name].filter(Boolean).join(' ')}</bdi>
            <Text size="s" tone="muted">
              {entry.birth_year}
            </Text>
          </Stack>
        ),
    },
    {
      id: 'since',
      header: formatMessage(messages.since),
      width: 'fit',
      cell: ({ waits_since: at }) => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
    },
  ]
}
