import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MessageDescriptor } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { type ClubApi, clubsKey, isConflict } from '../calls.ts'
import { clubApiOf } from '../club-api.ts'
import { useRefusal } from '../useRefusal.ts'

/** A change that an administrator makes: afterwards everything of clubs is asked for again. */
export function useChange() {
  const deps = useDependencies()
  const queryClient = useQueryClient()
  const refusalOf = useRefusal()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (change: (api: ClubApi) => Promise<unknown>) => change(clubApiOf(deps)),
    // A refused change may be refused because of what somebody else has changed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: clubsKey }),
  })
  return {
    isPending,
    /** Why the last change was refused; null where it was not. */
    refusal: error === null ? null : (refusalOf(error) satisfies MessageDescriptor),
    /** Whether somebody else was quicker. */
    isConflict: isConflict(error),
    reset,
    run: (change: (api: ClubApi) => Promise<unknown>, onDone?: () => void) =>
      mutate(change, onDone && { onSuccess: onDone }),
  }
}
