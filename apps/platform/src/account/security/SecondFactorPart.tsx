import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { failureName } from './failure-name.ts'
import { createSecondFactorCalls } from './second-factor.calls.ts'
import type { FactorProblem, FactorStep, OwnerProof } from './second-factor.types.ts'
import { messages } from './SecondFactor.messages.ts'
import { SecondFactor } from './SecondFactor.view.tsx'
import { SecondFactorDialog } from './SecondFactorDialog.tsx'
import { sessionsKey } from './sessions.calls.ts'
import { usePassingMessage } from './usePassingMessage.ts'

type Task = 'turn-on' | 'renew' | 'off'

/** Two-step sign-in with the server behind it. */
export function SecondFactorPart() {
  const deps = useDependencies()
  const [calls] = useState(() => createSecondFactorCalls(deps))
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const say = usePassingMessage('factor')
  const factor = useQuery({ ...calls.query, staleTime: 0 })
  const [task, setTask] = useState<Task | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const onSettled = () => queryClient.invalidateQueries({ queryKey: calls.query.queryKey })
  const close = () => {
    setOpen(false)
    void onSettled()
  }
  // Codes that come after the dialog was closed open it again: nobody could ask for them later.
  const showCodes = (made: readonly string[]) => {
    setCodes(made)
    setOpen(true)
  }
  const key = useMutation({ mutationFn: calls.begin })
  const confirming = useMutation({
    mutationFn: calls.confirm,
    onSuccess: (made) => {
      showCodes(made)
      // The other devices were signed out.
      void queryClient.invalidateQueries({ queryKey: sessionsKey })
    },
    onSettled,
  })
  const renewing = useMutation({
    mutationFn: calls.renew,
    onSuccess: showCodes,
    onSettled,
  })
  const turningOff = useMutation({
    mutationFn: calls.turnOff,
    onSuccess: () => {
      say('success', formatMessage(messages.off))
      close()
    },
    onSettled,
  })
  const [isEmpty, setEmpty] = useState(false)
  const forget = () => {
    setEmpty(false)
    for (const sent of [confirming, renewing, turningOff]) if (sent.isError) sent.reset()
  }
  const open = (next: Task) => {
    setTask(next)
    setCodes(null)
    setOpen(true)
    forget()
    if (next === 'turn-on') key.mutate()
  }
  const prove = (proof: OwnerProof) => {
    forget()
    const given = 'code' in proof ? proof.code : proof.password
    if (given.trim() === '') setEmpty(true)
    else if (task === 'off') turningOff.mutate(proof)
    else renewing.mutate(proof)
  }
  const stepOf = (wanted: Task): FactorStep => {
    if (codes !== null) return { step: 'codes', codes }
    switch (wanted) {
      case 'turn-on':
        if (key.isError) return { step: 'failed' }
        if (!key.data) return { step: 'loading' }
        return { step: 'scan', ...key.data, ...askedBy(confirming, isEmpty) }
      case 'renew':
        return { step: 'proof', before: 'renew', ...askedBy(renewing, isEmpty) }
      case 'off':
        return { step: 'proof', before: 'off', ...askedBy(turningOff, isEmpty) }
      default:
        return wanted satisfies never
    }
  }
  const { data, isError, isFetching } = factor
  return (
    <>
      <SecondFactor
        factor={
          data
            ? { status: 'known', info: data }
            : isError
              ? { status: 'failed', isRetrying: isFetching }
              : { status: 'loading' }
        }
        onTurnOn={() => open('turn-on')}
        onTurnOff={() => open('off')}
        onRenew={() => open('renew')}
        onRetry={() => void factor.refetch()}
      />
      <SecondFactorDialog
        open={isOpen}
        view={task === null ? null : stepOf(task)}
        hasPassword={data?.hasPassword ?? false}
        onConfirm={(code) => {
          forget()
          if (code.trim() === '') setEmpty(true)
          else confirming.mutate(code)
        }}
        onProof={prove}
        onChange={forget}
        onRetry={() => key.mutate()}
        onClose={close}
      />
    </>
  )
}

interface Sent {
  readonly isError: boolean
  readonly isPending: boolean
  readonly error: unknown
}

const askedBy = ({ isError, isPending, error }: Sent, isEmpty: boolean) => ({
  problem: isEmpty ? ('empty' as const) : isError ? problemOf(error) : null,
  isSending: isPending,
})

function problemOf(error: unknown): FactorProblem {
  const name = failureName(error)
  switch (name) {
    case 'invalid_code':
    case 'wrong_password':
    case 'second_factor_changed':
    case 'throttled':
    case 'offline':
      return name
    default:
      return 'something_wents_wrong'
  }
}
