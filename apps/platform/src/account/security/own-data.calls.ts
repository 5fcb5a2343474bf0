import { type ApiClientOptions, createClient } from '@kingside/api'
import { askForDeletion, askForOwnData, getOwnData } from '@kingside/api/calls/accounts/own-data'
import { asking } from '../form/asking.calls.ts'
import { apiAddress } from '../../platform/server/index.ts'
import type { OwnDataInfo } from './OwnData.view.tsx'

const calls = { get: getOwnData, ask: askForOwnData, delete: askForDeletion }

/** The calls about the member's data and the end of the account. They reject with a `CallFailure`. */
export interface OwnDataCalls {
  /** For TanStack Query. */
  readonly query: {
    readonly queryKey: readonly string[]
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<OwnDataInfo>
  }
  readonly ask: () => Promise<OwnDataInfo>
  /** @returns when the account will be deleted, as an ISO date */
  readonly deleteAccount: () => Promise<string>
}

export function createOwnDataCalls({
  server,
  now,
}: {
  readonly server: ApiClientOptions
  readonly now: () => number
}): OwnDataCalls {
  const api = createClient(calls, server)
  const asked = asking(now)
  return {
    query: {
      queryKey: ['me', 'data'],
      queryFn: async ({ signal }) => infoOf(await asked(api.get({ signal }))),
    },
    ask: async () => infoOf(await asked(api.ask({ body: {} }))),
    deleteAccount: async () => (await asked(api.delete({ body: {} }))).closes_at,
  }
}

const infoOf = (
  data: Awaited<ReturnType<ReturnType<typeof createClient<typeof calls>>['get']>>,
): OwnDataInfo => ({
  status: data.status,
  expiresAt: data.expires_at,
  nextAt: data.next_at,
  size: data.size,
  link: data.link === null ? null : apiAddress(data.link),
})
