import { type ApiClientOptions, createClient } from '@kingside/api'
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@kingside/api/calls/accounts/passkeys'
import { asking } from '../form/asking.calls.ts'
import type { PasskeyInfo } from './security.types.ts'
import { makePasskey } from './webauthn.ts'

const calls = {
  list: listPasskeys,
  start: startPasskey,
  add: addPasskey,
  rename: renamePasskey,
  remove: removePasskey,
}

/** The calls about the member's passkeys. They reject with a `CallFailure`, or with `passkeyGivenUp`. */
export interface PasskeyCalls {
  /** For TanStack Query. */
  readonly query: {
    readonly queryKey: readonly string[]
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<readonly PasskeyInfo[]>
  }
  /** Has the browser make one, and keeps it. */
  readonly add: (name: string) => Promise<void>
  readonly rename: (id: string, name: string) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

export function createPasskeyCalls({
  server,
  now,
}: {
  readonly server: ApiClientOptions
  readonly now: () => number
}): PasskeyCalls {
  const api = createClient(calls, server)
  const asked = asking(now)
  return {
    query: {
      queryKey: ['me', 'passkeys'],
      queryFn: async ({ signal }) =>
        (await asked(api.list({ signal }))).map((passkey) => ({
          id: passkey.id,
          name: passkey.name,
          createdAt: passkey.created_at,
          lastUsedAt: passkey.last_used_at,
        })),
    },
    add: async (name) => {
      const options = await asked(api.start({ body: {} }))
      await asked(api.add({ body: { name, passkey: await makePasskey(options) } }))
    },
    rename: async (id, name) => void (await asked(api.rename({ params: { id }, body: { name } }))),
    remove: async (id) => asked(api.remove({ params: { id } })),
  }
}
