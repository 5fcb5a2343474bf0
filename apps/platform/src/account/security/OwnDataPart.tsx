import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { failureName } from './failure-name.ts'
import { createOwnDataCalls } from './own-data.calls.ts'
import { messages } from './OwnData.messages.ts'
import { OwnData } from './OwnData.view.tsx'
import { usePassingMessage } from './usePassingMessage.ts'
import type { Guard } from './useStepUp.tsx'

/** How often an open page looks whether the file is ready, in milliseconds. */
const lookEveryMs = 5_000

/** The part of the own data with the server behind it. */
export function OwnDataPart({ guard }: { readonly guard: Guard }) {
  const deps = useDependencies()
  const [calls] = useState(() => createOwnDataCalls(deps))
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const say = usePassingMessage('data')
  const file = useQuery({
    ...calls.query,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.status === 'wanted' || state.data?.status === 'preparing' ? lookEveryMs : false,
  })
  const asking = useMutation({
    mutationFn: () => guard(calls.ask),
    onSuccess: (asked) => queryClient.setQueryData(calls.query.queryKey, asked),
    onError: (error) => {
      if (failureName(error) !== 'given_up') say('danger', formatMessage(messages.askFailed))
    },
  })
  const { data, isError, isFetching } = file
  return (
    <OwnData
      data={
        data
          ? { status: 'known', file: data }
          : isError
            ? { status: 'failed', isRetrying: isFetching }
            : { status: 'loading' }
      }
      isAsking={asking.isPending}
      onAsk={() => asking.mutate()}
      onRetry={() => void file.refetch()}
    />
  )
}
