import type { SessionView } from '@kingside/machines/session'
import type { QueryClient } from '@tanstack/react-query'
import { countPackTries, type PuzzleApi, puzzlesKey } from '../calls.ts'
import type { PackNotes } from './pack-notes.ts'

/** Whether it is certain whose calls reach the server now. */
export function isReachable(session: SessionView): boolean {
  if (!session.isOnline) return false
  switch (session.status) {
    case 'authorized':
    case 'subscribed':
      return session.isTokenGood
    case 'unauthorized':
      return session.reason !== 'unreachable' && session.anonymousUid !== null
    case 'loading':
    case 'signing-out':
      return false
    default:
      return session satisfies never
  }
}

/** Tells the server of the tries that this device has noted; what does not arrive is told another time. */
export async function tellTries({
  api,
  notes,
  queryClient,
}: {
  readonly api: PuzzleApi
  readonly notes: PackNotes
  readonly queryClient: QueryClient
}): Promise<void> {
  const tries = notes.untold()
  if (tries.length === 0) return
  try {
    await countPackTries(api, tries)
  } catch {
    return
  }
  notes.drop(tries)
  await queryClient.invalidateQueries({ queryKey: puzzlesKey })
}
