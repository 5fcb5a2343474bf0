import { type ApiClientOptions, createClient } from '@kingside/api'
import type { ConfirmationWay } from '@kingside/api/facts'
import {
  confirmIdentity,
  getConfirmation,
  sendConfirmationCode,
} from '@kingside/api/calls/accounts/confirmation'
import { startPasskeyConfirmation } from '@kingside/api/calls/accounts/passkeys'
import { asking } from '../form/asking.calls.ts'
import { askPasskey } from './webauthn.ts'

const calls = {
  ways: getConfirmation,
  confirm: confirmIdentity,
  sendCode: sendConfirmationCode,
  startPasskey: startPasskeyConfirmation,
}

/** The calls by which a member proves who it is. They reject with a `CallFailure`. */
export interface StepUpCalls {
  readonly ways: (signal: AbortSignal) => Promise<readonly ConfirmationWay[]>
  readonly byPassword: (password: string) => Promise<void>
  readonly sendCode: () => Promise<void>
  readonly byCode: (code: string) => Promise<void>
  readonly byPasskey: () => Promise<void>
}

export function createStepUpCalls({
  server,
  now,
}: {
  readonly server: ApiClientOptions
  readonly now: () => number
}): StepUpCalls {
  const api = createClient(calls, server)
  const asked = asking(now)
  return {
    ways: async (signal) => (await asked(api.ways({ signal }))).ways,
    byPassword: async (password) => void (await asked(api.confirm({ body: { password } }))),
    sendCode: async () => void (await asked(api.sendCode({ body: {} }))),
    byCode: async (code) => void (await asked(api.confirm({ body: { code } }))),
    byPasskey: async () => {
      const options = await asked(api.startPasskey({ body: {} }))
      await asked(api.confirm({ body: { passkey: await askPasskey(options) } }))
    },
  }
}
