import { selectSessionView, type SessionView } from '@kingside/machines/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { createArchiveCalls, type KnownArchive } from './archive.calls.ts'
import type { GamesArchiveProps, GamesArchiveView } from './GamesArchive.view.tsx'

/** How often an open page looks whether the file is ready, in milliseconds. */
const lookEveryMs = 2_000

/** The file with all of the reader's games; null for who has no account. */
export function useGamesArchive(): GamesArchiveProps | null {
  const { server, now, actors } = useDependencies()
  const isMember = useSelector(actors.session, (state) => isSignedIn(selectSessionView(state)))
  const [calls] = useState(() => createArchiveCalls(server, now))
  const client = useQueryClient()
  const known = useQuery({
    queryKey: calls.queryKey,
    queryFn: calls.get,
    enabled: isMember,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'making' ? lookEveryMs : false),
  })
  const asking = useMutation({
    mutationFn: calls.ask,
    // An answer from before the press would hide what the press began.
    onMutate: () => client.cancelQueries({ queryKey: calls.queryKey }),
    onSuccess: async (asked) => {
      switch (asked.status) {
        case 'needs-pro':
          return actors.popups.send({
            type: 'popup.open',
            popup: 'upgrade-to-pro',
            params: { paywall: 'archive' },
          })
        case 'too-many':
          return client.invalidateQueries({ queryKey: calls.queryKey })
        case 'idle':
        case 'making':
        case 'ready':
        case 'failed':
          return client.setQueryData(calls.queryKey, asked)
        default:
          return asked satisfies never
      }
    },
  })
  if (!isMember) return null
  return { view: viewOf(known.data, asking), onAsk: () => asking.mutate() }
}

/** What is not known yet can be asked for; the server says when it is there. */
function viewOf(
  known: KnownArchive | undefined,
  { isPending, isError }: { readonly isPending: boolean; readonly isError: boolean },
): GamesArchiveView {
  if (isPending) return { status: 'asking' }
  if (isError) return { status: 'failed' }
  return known ?? { status: 'idle', nextAt: null }
}

function isSignedIn(view: SessionView): boolean {
  switch (view.status) {
    case 'authorized':
    case 'subscribed':
      return true
    case 'loading':
    case 'unauthorized':
    case 'signing-out':
      return false
    default:
      return view satisfies never
  }
}
