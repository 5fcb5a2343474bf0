import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import type { TableColumn } from '@kingside/design-system/Table'
import { Text } from '@kingside/design-system/Text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Medal } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { messages as frameMessages } from '../frame/frame.messages.ts'
import { useOperatorApi } from '../frame/operator.calls.ts'
import {
  failureText,
  listMessages,
  operationKey,
  OperatorTable,
  partOf,
  useListAddress,
  useOperatorList,
} from '../list/index.ts'
import { freeProCalls, type FreeProRequest } from './free-pro.calls.ts'
import { messages } from './free-pro.messages.ts'

interface Deciding {
  readonly request: FreeProRequest
  readonly grant: boolean
}

/** Titled players who ask for Pro without payment, and don't have it by their title. */
export function FreeProPage() {
  const intl = useIntl()
  const { formatMessage } = intl
  const api = useOperatorApi(freeProCalls)
  const queryClient = useQueryClient()
  const { page, setPage } = useListAddress()
  const query = useOperatorList(['free-pro', page], (signal) =>
    api.list({ query: partOf(page), signal }),
  )
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const decide = useMutation({
    mutationFn: ({ request: { uid }, grant }: Deciding) =>
      api.decide({ params: { uid }, body: { grant } }),
    onSettled: async () => {
      setDeciding(null)
      await queryClient.invalidateQueries({ queryKey: [operationKey] })
    },
  })
  const columns = useMemo(() => columnsOf(intl, setDeciding), [intl])
  return (
    <Stack gap={4}>
      <div role="status">
        {decide.isError && (
          <Banner type="danger" title={formatMessage(listMessages.actFailed)}>
            {failureText(decide.error)}
          </Banner>
        )}
      </div>
      <OperatorTable
        caption={formatMessage(frameMessages.freePro)}
        columns={columns}
        rowHeader="player"
        rowKey={({ uid }) => uid}
        query={query}
        page={page}
        isFiltered={false}
        empty={
          <EmptyState size="s" icon={<Medal />} title={formatMessage(messages.empty)}>
            <FormattedMessage {...messages.emptyText} />
          </EmptyState>
        }
        onPage={setPage}
      />
      {deciding !== null && (
        <Question
          {...deciding}
          isPending={decide.isPending}
          onAnswer={(isSure) => (isSure ? decide.mutate(deciding) : setDeciding(null))}
        />
      )}
    </Stack>
  )
}

interface QuestionProps extends Deciding {
  readonly isPending: boolean
  readonly onAnswer: (isSure: boolean) => void
}

function Question({ request, grant, isPending, onAnswer }: QuestionProps) {
  const { formatMessage } = useIntl()
  const player = request.name || request.uid
  return (
    <ConfirmDialog
      open
      danger={!grant}
      pending={isPending}
      title={formatMessage(grant ? messages.grantTitle : messages.refuseTitle, { player })}
      message={formatMessage(grant ? messages.grantText : messages.refuseText)}
      yesLabel={formatMessage(grant ? messages.grant : messages.refuse)}
      noLabel={formatMessage(messages.no)}
      onAnswer={onAnswer}
    />
  )
}

type ColumnId = 'player' | 'title' | 'id' | 'actions'

function columnsOf(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  onDecide: (deciding: Deciding) => void,
): readonly TableColumn<FreeProRequest, ColumnId>[] {
  return [
    {
      id: 'player',
      header: formatMessage(listMessages.player),
      cell: ({ name, uid }) => <bdi>{name || uid}</bdi>,
    },
    {
      id: 'title',
      header: formatMessage(messages.fideTitle),
      width: 'fit',
      cell: ({ title }) => title ?? formatMessage(messages.none),
    },
    {
      id: 'id',
      header: formatMessage(messages.fideId),
      width: 'fit',
      cell: ({ fide_id: id, is_verified: isVerified }) => (
        <Stack gap={1}>
          <span>{id ?? formatMessage(messages.none)}</span>
          {id !== null && !isVerified && (
            <Text size="s" tone="muted">
              <FormattedMessage {...messages.unverified} />
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'actions',
      header: formatMessage(messages.actions),
      width: 'fit',
      cell: (request) => (
        <Inline gap={2}>
          <Button size="s" type="secondary" onPress={() => onDecide({ request, grant: true })}>
            <FormattedMessage {...messages.grant} />
          </Button>
          <Button size="s" type="ghost" onPress={() => onDecide({ request, grant: false })}>
            <FormattedMessage {...messages.refuse} />
          </Button>
        </Inline>
      ),
    },
  ]
}
