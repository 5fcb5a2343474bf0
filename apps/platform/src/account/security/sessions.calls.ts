import { type ApiClientOptions, createClient } from '@kingside/api'
import { endOtherSessions, endSession, listSessions } from '@kingside/api/calls/accounts/sessions'
import { asking } from '../form/asking.calls.ts'
import type { SessionInfo } from './security.types.ts'

const calls = { list: listSessions, end: endSession, endOthers: endOtherSessions }

/** The calls about the member's sign-ins. They reject with a `CallFailure`. */
export interface SessionCalls {
  /** For TanStack Query. */
  readonly query: {
    readonly queryKey: readonly string[]
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<readonly SessionInfo[]>
  }
  /** Ends one; it is well if it had ended already. */
  readonly end: (id: string) => Promise<void>
  readonly endOthers: () => Promise<void>
}

/** The list of sign-ins among the queries. */
export const sessionsKey = ['me', 'sessions'] as const

export function createSessionCalls({
  server,
  now,
}: {
  readonly server: ApiClientOptions
  readonly now: () => number
}): SessionCalls {
  const api = createClient(calls, server)
  const asked = asking(now)
  return {
    query: {
      queryKey: sessionsKey,
      queryFn: async ({ signal }) =>
        (await asked(api.list({ signal }))).map((session) => ({
          id: session.id,
          isCurrent: session.is_current,
          browser: session.browser,
          system: session.system,
          device: session.device,
          signedInAt: session.signed_in_at,
          lastUsedAt: session.last_used_at,
        })),
    },
    end: async (id) => {
      await asked(api.end({ params: { id } })).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
    },
    endOthers: async () => {
      await asked(api.endOthers({ body: {} }))
    },
  }
}

const isGone = (error: unknown) =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'failure') === 'not_found'
