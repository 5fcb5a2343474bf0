import { type ClubPlan, clubPlans } from '@kingside/api/facts'
import { Banner } from '@kingside/design-system/Banner'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { SearchField } from '@kingside/design-system/SearchField'
import { Select } from '@kingside/design-system/Select'
import { Stack } from '@kingside/design-system/Stack'
import type { TableColumn } from '@kingside/design-system/Table'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useMemo } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
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
import { clubPlanCalls, type OperatorClub } from './clubs.calls.ts'
import { messages } from './clubs.messages.ts'

/** The plans of clubs, which operators set. */
export function ClubPlansPage() {
  const intl = useIntl()
  const { formatMessage } = intl
  const api = useOperatorApi(clubPlanCalls)
  const queryClient = useQueryClient()
  const address = useListAddress()
  const { page, setPage } = address
  const search = address.get('name') ?? undefined
  const query = useOperatorList(['clubs', search, page], (signal) =>
    api.list({ query: { ...partOf(page), ...(search && { search }) }, signal }),
  )
  const { mutate, isError, isSuccess, error } = useMutation({
    mutationFn: ({ id, plan }: { readonly id: string; readonly plan: ClubPlan }) =>
      api.setPlan({ params: { id }, body: { plan } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [operationKey] }),
  })
  const columns = useMemo(() => columnsOf(intl, (id, plan) => mutate({ id, plan })), [intl, mutate])
  return (
    <Stack gap={4}>
      <div role="status">
        {isError && (
          <Banner type="danger" title={formatMessage(listMessages.actFailed)}>
            {failureText(error)}
          </Banner>
        )}
        {isSuccess && <Banner type="success" title={formatMessage(messages.saved)} />}
      </div>
      <SearchField
        label={formatMessage(messages.search)}
        clearLabel={formatMessage(messages.clearSearch)}
        defaultValue={search ?? ''}
        onSearch={(name) => address.set({ name: name === '' ? null : name })}
      />
      <OperatorTable
        caption={formatMessage(messages.title)}
        columns={columns}
        rowHeader="club"
        rowKey={({ id }) => id}
        query={query}
        page={page}
        isFiltered={search !== undefined}
        empty={<EmptyState size="s" icon={<Users />} title={formatMessage(messages.empty)} />}
        onPage={setPage}
      />
    </Stack>
  )
}

function columnsOf(
  { formatMessage, formatNumber }: Pick<IntlShape, 'formatMessage' | 'formatNumber'>,
  onPlan: (id: string, plan: ClubPlan) => void,
): readonly TableColumn<OperatorClub, 'club' | 'members' | 'plan'>[] {
  return [
    {
      id: 'club',
      header: formatMessage(messages.club),
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'members',
      header: formatMessage(messages.members),
      kind: 'number',
      cell: ({ member_count: count }) => formatNumber(count),
    },
    {
      id: 'plan',
      header: formatMessage(messages.plan),
      cell: ({ id, name, plan }) => (
        <Select
          label={formatMessage(messages.planOf, { club: name })}
          labelHidden
          size="s"
          value={plan}
          onChange={(chosen) => {
            if (chosen !== plan) onPlan(id, chosen)
          }}
          options={clubPlans.map((value) => ({ value, label: formatMessage(messages[value]) }))}
          texts={{
            placeholder: formatMessage(messages.choose),
            empty: formatMessage(messages.choose),
          }}
        />
      ),
    },
  ]
}
