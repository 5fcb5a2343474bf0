import type { CallResponse } from '@kingside/api'
import { passkeyTransports } from '@kingside/api/facts'
import type {
  addPasskey,
  passkeyAnswer,
  startPasskey,
  startPasskeySignIn,
} from '@kingside/api/calls/accounts/passkeys'
import type { z } from 'zod/mini'

/** What the browser made, as the server takes it. */
type MadePasskey = z.input<(typeof addPasskey)['body']>['passkey']

/** The person has closed the browser's question, or the browser can't answer it. */
export const passkeyGivenUp = { failure: 'given_up' } as const

/** The library loads with the first passkey: most members have none. */
const library = () => import('@simplewebauthn/browser')

/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** Has the browser make a passkey. @throws `passkeyGivenUp` */
export async function makePasskey(
  optionsJSON: CallResponse<typeof startPasskey>,
): Promise<MadePasskey> {
  const { startRegistration } = await library()
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(giveUp)
  const { clientDataJSON, attestationObject, transports } = response
  return {
    id,
    rawId,
    type,
    response: {
      clientDataJSON,
      attestationObject,
      transports: passkeyTransports.filter((known) => transports?.includes(known)),
    },
  }
}

/** Has the browser sign with a passkey. @throws `passkeyGivenUp` */
export async function askPasskey(
  optionsJSON: CallResponse<typeof startPasskeySignIn>,
): Promise<z.input<typeof passkeyAnswer>> {
  const { startAuthentication } = await library()
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON }).catch(giveUp)
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null },
  }
}

/** The library says in ten ways that there is no answer; to the person all are one. */
function giveUp(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- read like the failures of calls
  throw passkeyGivenUp
}
