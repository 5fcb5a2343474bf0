import { type ApiClientOptions, createClient } from '@kingside/api'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@kingside/api/calls/accounts/second-factor'
import { asking } from '../form/asking.calls.ts'
import type { FactorKey, OwnerProof, SecondFactorInfo } from './second-factor.types.ts'

const calls = {
  get: getSecondFactor,
  begin: beginSecondFactor,
  confirm: confirmSecondFactor,
  renew: renewRecoveryCodes,
  turnOff: turnOffSecondFactor,
}

/** The calls about the codes of an authenticator app. They reject with a `CallFailure`. */
export interface SecondFactorCalls {
  /** For TanStack Query. */
  readonly query: {
    readonly queryKey: readonly string[]
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<SecondFactorInfo>
  }
  /** A key for the app; it counts once a code has confirmed it. */
  readonly begin: () => Promise<FactorKey>
  /** Switches it on. @returns the recovery codes, which nothing answers again */
  readonly confirm: (code: string) => Promise<readonly string[]>
  readonly renew: (proof: OwnerProof) => Promise<readonly string[]>
  readonly turnOff: (proof: OwnerProof) => Promise<void>
}

export function createSecondFactorCalls({
  server,
  now,
}: {
  readonly server: ApiClientOptions
  readonly now: () => number
}): SecondFactorCalls {
  const api = createClient(calls, server)
  const asked = asking(now)
  return {
    query: {
      queryKey: ['me', 'second-factor'],
      queryFn: async ({ signal }) => {
        const factor = await asked(api.get({ signal }))
        return {
          since: factor.since,
          codesLeft: factor.recovery_codes_left,
          hasPassword: factor.has_password,
        }
      },
    },
    begin: () => asked(api.begin({ body: {} })),
    confirm: async (code) => (await asked(api.confirm({ body: { code } }))).recovery_codes,
    renew: async (proof) => (await asked(api.renew({ body: proof }))).recovery_codes,
    turnOff: async (proof) => void (await asked(api.turnOff({ body: proof }))),
  }
}
