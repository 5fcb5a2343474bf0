import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { PasskeyTransport } from '@kingside/api/facts'
import { passkeyTransports } from '@kingside/api/facts'
import { randomBytes } from 'node:crypto'
import type { PasskeyVerifier } from '../domain/accounts/passkeys.ts'

/** What a browser has made, as the contract has it. */
export type MadePasskey = Pick<RegistrationResponseJSON, 'id' | 'rawId' | 'type'> & {
  readonly response: {
    readonly clientDataJSON: string
    readonly attestationObject: string
    readonly transports?: readonly PasskeyTransport[] | undefined
  }
}

/** What a browser has signed. */
export type SignedByPasskey = Pick<AuthenticationResponseJSON, 'id' | 'rawId' | 'type'> & {
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
    readonly userHandle?: string | null | undefined
  }
}

/** The signatures that are taken: those that browsers offer everywhere. */
export const passkeyAlgorithms = [-8, -7, -257] as const

/** Checks what browsers make and sign (Web Authentication Level 3, 7.1 and 7.2). */
export function createPasskeyVerifier(): PasskeyVerifier<MadePasskey, SignedByPasskey> {
  return {
    newChallenge: () => randomBytes(32).toString('base64url'),
    verifyNew: async (made, { origin, rpId }, isOurs) => {
      const { transports = [] } = made.response
      const found = await verifyRegistrationResponse({
        response: {
          ...made,
          clientExtensionResults: {},
          response: {
            clientDataJSON: made.response.clientDataJSON,
            attestationObject: made.response.attestationObject,
          },
        },
        expectedChallenge: isOurs,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
        supportedAlgorithmIDs: [...passkeyAlgorithms],
      }).catch(refused)
      if (!found?.verified) return null
      const { credential, credentialBackedUp } = found.registrationInfo
      const { id, publicKey, counter } = credential
      const known = passkeyTransports.filter((transport) => transports.includes(transport))
      return { id, publicKey, counter, transports: known, isSynced: credentialBackedUp }
    },
    verifySigned: async (signed, { id, publicKey, counter }, { origin, rpId }, isOurs) => {
      const { clientDataJSON, authenticatorData, signature } = signed.response
      const found = await verifyAuthenticationResponse({
        response: {
          ...signed,
          clientExtensionResults: {},
          response: { clientDataJSON, authenticatorData, signature },
        },
        expectedChallenge: isOurs,
        expectedOrigin: origin,
        expectedRPID: rpId,
        credential: { id, publicKey, counter },
        requireUserVerification: true,
      }).catch(refused)
      return found?.verified === true ? found.authenticationInfo.newCounter : null
    },
  }
}

/** The library throws for whatever is not as it was asked for. */
const refused = () => null
