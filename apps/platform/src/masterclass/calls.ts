import { ApiError, type ApiClientOptions, createClient } from '@kingside/api'
import { masterclassCalls } from '@kingside/api/calls/masterclasses/index'
import { type ArchiveChoices, archivePage } from './masterclass.types.ts'

const { masterclasses } = masterclassCalls

export const createMasterclassApi = (options: ApiClientOptions) =>
  createClient(masterclasses, options)
export type MasterclassApi = ReturnType<typeof createMasterclassApi>

interface Signalled {
  readonly signal: AbortSignal
}

/** More are not to come at a time. */
const ahead = 30

const key = 'masterclasses'

/** What is live, and what comes, the next first. */
export const aheadQuery = (api: MasterclassApi) => ({
  queryKey: [key, 'ahead'],
  queryFn: async ({ signal }: Signalled) => {
    const [live, upcoming] = await Promise.all(
      (['live', 'upcoming'] as const).map((status) =>
        api.list({ query: { status, limit: ahead }, signal }),
      ),
    )
    return [...(live?.results ?? []), ...(upcoming?.results ?? [])]
  },
})

/** More are not held in a month. */
const monthMost = 100

/** All of a month, whatever became of them. @param month between which moments it lies, ISO in UTC */
export const monthQuery = (
  api: MasterclassApi,
  { from, until }: { readonly from: string; readonly until: string },
) => ({
  queryKey: [key, 'month', from],
  queryFn: async ({ signal }: Signalled) =>
    (await api.list({ query: { from, until, limit: monthMost }, signal })).results,
})

export const archiveQuery = (api: MasterclassApi, { kind, language, page }: ArchiveChoices) => ({
  queryKey: [key, 'archive', kind, language, page],
  queryFn: ({ signal }: Signalled) =>
    api.list({
      query: {
        status: 'ended',
        limit: archivePage,
        offset: (page - 1) * archivePage,
        ...(kind !== null && { kind }),
        ...(language !== null && { language }),
      },
      signal,
    }),
})

export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.response?.status === 404 || error.response?.status === 400)

/** @param who the reader's session: what they may watch hangs on it */
export const masterclassQuery = (api: MasterclassApi, slug: string, who: string) => ({
  queryKey: [key, 'one', slug, who],
  queryFn: ({ signal }: Signalled) => api.get({ params: { slug }, signal }),
  retry: (count: number, error: unknown) => !isNotFound(error) && count < 1,
  // A new address would begin the recording anew.
  refetchOnWindowFocus: false,
})
