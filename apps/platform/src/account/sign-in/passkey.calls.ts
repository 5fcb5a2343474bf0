import { createClient } from '@kingside/api'
import { signInByPasskey, startPasskeySignIn } from '@kingside/api/calls/accounts/passkeys'
import { asking } from '../form/asking.calls.ts'
import type { AccountFlowDeps } from '../form/flow-deps.ts'
import { askPasskey } from '../security/webauthn.ts'

const calls = { start: startPasskeySignIn, signIn: signInByPasskey }

/**
 * Makes the sign-in by a passkey, which starts the session.
 * @returns rejects with a `CallFailure`, or with `passkeyGivenUp`
 */
export function createPasskeySignIn({ server, account, now }: AccountFlowDeps) {
  const api = createClient(calls, server)
  const asked = asking(now)
  return async (): Promise<void> => {
    await account.settled()
    const options = await asked(api.start({ body: {} }))
    const passkey = await askPasskey(options)
    account.enter(await asked(api.signIn({ body: { passkey } })))
  }
}
