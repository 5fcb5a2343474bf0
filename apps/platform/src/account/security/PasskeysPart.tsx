import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { failureName } from './failure-name.ts'
import { loadedOf } from './loaded.ts'
import { createPasskeyCalls } from './passkeys.calls.ts'
import { messages } from './Passkeys.messages.ts'
import { Passkeys } from './Passkeys.view.tsx'
import { usePassingMessage } from './usePassingMessage.ts'
import type { Guard } from './useStepUp.tsx'
import { hasPasskeys } from './webauthn.ts'

/** The list of passkeys with the server and the browser behind it. */
export function PasskeysPart({ guard }: { readonly guard: Guard }) {
  const deps = useDependencies()
  const [calls] = useState(() => createPasskeyCalls(deps))
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const say = usePassingMessage('passkeys')
  const list = useQuery({ ...calls.query, staleTime: 0 })
  const onSettled = () => queryClient.invalidateQueries({ queryKey: calls.query.queryKey })
  const sayFailure = (error: unknown) => say('danger', formatMessage(failureOf(error)))
  const adding = useMutation({
    mutationFn: (name: string) => guard(() => calls.add(name)),
    onSuccess: () => say('success', formatMessage(messages.added)),
    onError: sayFailure,
    onSettled,
  })
  const renaming = useMutation({
    mutationFn: ({ id, name }: { readonly id: string; readonly name: string }) =>
      calls.rename(id, name),
    onError: sayFailure,
    onSettled,
  })
  const removing = useMutation({
    mutationFn: (id: string) => guard(() => calls.remove(id)),
    onSuccess: () => say('success', formatMessage(messages.removed)),
    onError: (error) => {
      if (failureName(error) !== 'given_up') sayFailure(error)
    },
    onSettled,
  })
  return (
    <Passkeys
      passkeys={loadedOf(list)}
      isSupported={hasPasskeys()}
      isAdding={adding.isPending}
      removingId={removing.isPending ? removing.variables : null}
      onAdd={adding.mutate}
      onRename={(id, name) => renaming.mutate({ id, name })}
      onRemove={removing.mutate}
      onRetry={() => void list.refetch()}
    />
  )
}

function failureOf(error: unknown) {
  switch (failureName(error)) {
    case 'last_way_in':
      return messages.lastWay
    case 'given_up':
    case 'passkey_refused':
      return messages.notMade
    default:
      return messages.failed
  }
}
