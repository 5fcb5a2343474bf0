import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { createSessionCalls } from './sessions.calls.ts'
import { messages } from './Sessions.messages.ts'
import { Sessions } from './Sessions.view.tsx'
import { loadedOf } from './loaded.ts'
import { usePassingMessage } from './usePassingMessage.ts'

/** The list of sign-ins with the server behind it. */
export function SessionsPart() {
  const deps = useDependencies()
  const [calls] = useState(() => createSessionCalls(deps))
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const say = usePassingMessage('sessions')
  const list = useQuery({ ...calls.query, staleTime: 0 })
  const ending = useMutation({
    mutationFn: (which: string) => (which === others ? calls.endOthers() : calls.end(which)),
    onSuccess: (_, which) =>
      say('success', formatMessage(which === others ? messages.othersEnded : messages.ended)),
    onError: () => say('danger', formatMessage(messages.endFailed)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: calls.query.queryKey }),
  })
  return (
    <Sessions
      sessions={loadedOf(list)}
      endingId={ending.isPending ? ending.variables : null}
      isEndingOthers={ending.isPending && ending.variables === others}
      onEnd={ending.mutate}
      onEndOthers={() => ending.mutate(others)}
      onRetry={() => void list.refetch()}
    />
  )
}

const others = 'others'
