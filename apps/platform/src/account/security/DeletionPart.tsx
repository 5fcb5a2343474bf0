import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { Deletion, type DeletionProblem } from './Deletion.view.tsx'
import { failureName } from './failure-name.ts'
import { createOwnDataCalls } from './own-data.calls.ts'
import type { Guard } from './useStepUp.tsx'

export interface DeletionPartProps {
  readonly guard: Guard
  /** The member is signed out on the server. @param closesAt when the account will be deleted, as an ISO date */
  readonly onAsked: (closesAt: string) => void
}

/** The end of the account with the server behind it. */
export function DeletionPart({ guard, onAsked }: DeletionPartProps) {
  const deps = useDependencies()
  const [calls] = useState(() => createOwnDataCalls(deps))
  const deleting = useMutation({
    mutationFn: () => guard(calls.deleteAccount),
    onSuccess: onAsked,
  })
  return (
    <Deletion
      isDeleting={deleting.isPending}
      problem={deleting.isError ? problemOf(deleting.error) : null}
      onDelete={() => deleting.mutate()}
    />
  )
}

function problemOf(error: unknown): DeletionProblem | null {
  const name = failureName(error)
  if (name === 'given_up') return null
  return name === 'still_playing' || name === 'tournament_running' ? name : 'failed'
}
