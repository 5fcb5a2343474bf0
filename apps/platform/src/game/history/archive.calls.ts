import { type ApiClientOptions, type CallResponse, createClient } from '@kingside/api'
import { askForGamesArchive, getGamesArchive } from '@kingside/api/calls/accounts/games-archive'
import { apiAddress, failureOf } from '../../platform/server/index.ts'
import type { GamesArchiveView } from './GamesArchive.view.tsx'

/** The file as the server knows it. */
export type KnownArchive = Exclude<GamesArchiveView, { readonly status: 'asking' }>

/** What an order of a file comes to. */
export type AskedArchive = KnownArchive | { readonly status: 'needs-pro' | 'too-many' }

/** The file with all games of the reader, as calls for TanStack Query. */
export function createArchiveCalls(server: ApiClientOptions, now: () => number) {
  const api = createClient({ get: getGamesArchive, ask: askForGamesArchive }, server)
  return {
    queryKey: ['games-archive'] as const,
    get: async ({ signal }: { readonly signal: AbortSignal }): Promise<KnownArchive> =>
      knownOf(await api.get({ signal })),
    ask: async (): Promise<AskedArchive> => {
      try {
        return knownOf(await api.ask({ body: {} }))
      } catch (error) {
        const { failure } = failureOf(error, now)
        if (failure === 'pro_required') return { status: 'needs-pro' }
        if (failure === 'asked_lately') return { status: 'too-many' }
        throw error
      }
    },
  }
}

function knownOf(archive: CallResponse<typeof getGamesArchive>): KnownArchive {
  switch (archive.state) {
    case 'none':
      return { status: 'idle', nextAt: archive.next_at }
    case 'making':
    case 'failed':
      return { status: archive.state }
    case 'ready':
      return {
        status: 'ready',
        link: apiAddress(archive.url),
        games: archive.games,
        expires: archive.expires,
        nextAt: archive.next_at,
      }
    default:
      return archive satisfies never
  }
}
