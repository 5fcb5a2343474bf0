import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { failureName } from './failure-name.ts'
import { createStepUpCalls } from './step-up.calls.ts'
import { StepUp, type StepUpProblem } from './StepUp.view.tsx'

/**
 * Does something that may need a proof of who the member is: asks for that where the server wants it, and does it then.
 * Rejects with `{ failure: 'given_up' }` when the member closes the question.
 */
export type Guard = <T>(action: () => Promise<T>) => Promise<T>

interface Waiting {
  readonly go: () => void
  readonly giveUp: () => void
}

type Step =
  | { readonly way: 'password'; readonly password: string }
  | { readonly way: 'code'; readonly code: string }
  | { readonly way: 'passkey' | 'code-mail' }

/** The guard, and the dialog that it opens. */
export function useStepUp(): { readonly guard: Guard; readonly dialog: ReactNode } {
  const deps = useDependencies()
  const [calls] = useState(() => createStepUpCalls(deps))
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [isCodeSent, setCodeSent] = useState(false)
  const isOpen = waiting !== null
  const ways = useQuery({
    queryKey: ['me', 'confirmation'],
    queryFn: ({ signal }) => calls.ways(signal),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
  })
  const step = useMutation({
    mutationFn: async (asked: Step) => {
      switch (asked.way) {
        case 'password':
          return calls.byPassword(asked.password)
        case 'code':
          return calls.byCode(asked.code)
        case 'passkey':
          return calls.byPasskey()
        case 'code-mail':
          return calls.sendCode()
        default:
          return asked satisfies never
      }
    },
    onSuccess: (_, { way }) => {
      if (way === 'code-mail') setCodeSent(true)
      else end('go')
    },
  })
  const end = (how: keyof Waiting) => {
    waiting?.[how]()
    setWaiting(null)
    setCodeSent(false)
    step.reset()
  }
  const guard: Guard = async (action) => {
    try {
      return await action()
    } catch (error) {
      if (failureName(error) !== 'confirmation_needed') throw error
      await new Promise<void>((resolve, reject) => {
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- read like the failures of calls
        setWaiting({ go: resolve, giveUp: () => reject({ failure: 'given_up' }) })
      })
      return action()
    }
  }
  return {
    guard,
    dialog: (
      <StepUp
        open={isOpen}
        ways={ways.data ?? null}
        isFailed={ways.isError}
        isCodeSent={isCodeSent}
        sending={step.isPending ? step.variables.way : null}
        problem={step.isError ? problemOf(step.error) : null}
        onPassword={(password) => step.mutate({ way: 'password', password })}
        onCode={(code) => step.mutate({ way: 'code', code })}
        onPasskey={() => step.mutate({ way: 'passkey' })}
        onSendCode={() => step.mutate({ way: 'code-mail' })}
        onClose={() => end('giveUp')}
      />
    ),
  }
}

function problemOf(error: unknown): StepUpProblem | null {
  const name = failureName(error)
  switch (name) {
    case 'wrong_password':
    case 'invalid_code':
    case 'code_is_reset':
    case 'passkey_refused':
    case 'throttled':
    case 'offline':
      return name
    case 'resend_throttled':
      return 'throttled'
    case 'given_up':
      return 'passkey_refused'
    default:
      return 'something_wents_wrong'
  }
}
