import { createHash } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { AccessTokens } from '../domain/accounts/ports.ts'
import { accessTokenSeconds } from '../domain/accounts/sessions.ts'

const issuer = 'kingside'
const audience = 'kingside-api'
const algorithm = 'HS256'

/** Our tokens have some 300 characters; longer ones are refused unread. */
const longest = 1024

/** How far the clocks of two processes may be apart, in seconds. */
const clockTolerance = 5

/**
 * Access tokens as JWTs signed by HS256. They name a session and nothing about the account, which is looked up at
 * each call: so what ended has ended at once.
 */
export function createAccessTokens(secret: Uint8Array): AccessTokens {
  const kid = createHash('sha256').update('kid').update(secret).digest('base64url').slice(0, 8)
  return {
    issue: (sessionId, at) => {
      const seconds = Math.floor(at.getTime() / 1000)
      return new SignJWT({
        sid: sessionId,
        iss: issuer,
        aud: audience,
        iat: seconds,
        nbf: seconds,
        exp: seconds + accessTokenSeconds,
      })
        .setProtectedHeader({ alg: algorithm, kid, typ: 'at+jwt' })
        .sign(secret)
    },
    verify: async (token, at) => {
      if (token.length > longest) return null
      try {
        const { payload, protectedHeader } = await jwtVerify(token, secret, {
          algorithms: [algorithm],
          typ: 'at+jwt',
          issuer,
          audience,
          currentDate: at,
          clockTolerance,
          requiredClaims: ['sid', 'iat', 'nbf', 'exp'],
        })
        const sid = payload['sid']
        return protectedHeader.kid === kid && typeof sid === 'string' ? sid : null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
