import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify, SignJWT } from 'jose'
import { createPrivateKey } from 'node:crypto'
import { z } from 'zod/mini'
import type { AppleClient } from '../config-values.ts'
import type { SocialPerson, SocialProvider } from '../domain/accounts/social-ports.ts'
import { askJson, type Fetch } from './ask-json.ts'

const issuer = 'https://appleid.apple.com'
const authorise = `${issuer}/auth/authorize`
const tokenUrl = `${issuer}/auth/token`
const keysUrl = `${issuer}/auth/keys`

/** How long a client secret holds, in seconds: it is made for one exchange. Apple allows six months. */
const secretSeconds = 5 * 60
/** How long Apple's keys are taken from memory. */
const keysMs = 60 * 60_000
/** How far Apple's clock and ours may be apart, in seconds. */
const clockTolerance = 30

const tokenAnswer = z.object({ id_token: z.string().check(z.minLength(1), z.maxLength(8_192)) })

const keySet = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })),
})

/** Apple sends booleans of the ID token as text too. */
const flag = z.union([z.boolean(), z.literal('true'), z.literal('false')])

const claims = z.object({
  sub: z.string().check(z.minLength(1)),
  nonce: z.string(),
  email: z.optional(z.string()),
  email_verified: z._default(flag, false),
})

/**
 * Apple by the code flow. Apple knows no PKCE; the challenge goes along as the nonce, which the signed ID token brings
 * back, so a code of another sign-in is worth nothing here. Apple posts its answer to our callback as a form, with the
 * person's name the first time only.
 */
export function createAppleProvider(
  client: AppleClient,
  { fetch, now }: { readonly fetch: Fetch; readonly now: () => Date },
): SocialProvider {
  const { clientId, teamId, keyId } = client
  const privateKey = createPrivateKey(client.privateKey)
  let kept: { readonly keys: JSONWebKeySet; readonly until: number } | null = null

  const clientSecret = () => {
    const seconds = Math.floor(now().getTime() / 1000)
    return new SignJWT({
      iss: teamId,
      sub: clientId,
      aud: issuer,
      iat: seconds,
      exp: seconds + secretSeconds,
    })
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .sign(privateKey)
  }

  const appleKeys = async (isFresh: boolean): Promise<JSONWebKeySet | null> => {
    const ms = now().getTime()
    if (!isFresh && kept && ms < kept.until) return kept.keys
    const answer = keySet.safeParse(await askJson(fetch, keysUrl, {}))
    if (!answer.success) return null
    kept = { keys: answer.data, until: ms + keysMs }
    return answer.data
  }

  /** The claims of an ID token that Apple signed for us; null for any other. */
  const readIdToken = async (token: string, isFresh = false): Promise<unknown> => {
    const keys = await appleKeys(isFresh)
    if (keys === null) return null
    try {
      const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
        algorithms: ['RS256', 'ES256'],
        issuer,
        audience: clientId,
        currentDate: now(),
        clockTolerance,
        requiredClaims: ['exp', 'iat', 'sub'],
      })
      return payload
    } catch (error) {
      // Apple has changed its keys since they were read.
      if (error instanceof errors.JWKSNoMatchingKey && !isFresh) return readIdToken(token, true)
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }

  return {
    authoriseUrl: ({ state, challenge, redirectUri }) =>
      `${authorise}?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        // Apple gives name and address in a form only.
        response_mode: 'form_post',
        scope: 'name email',
        state,
        nonce: challenge,
      })}`,
    exchange: async ({ code, challenge, redirectUri }) => {
      const answer = tokenAnswer.safeParse(
        await askJson(fetch, tokenUrl, {
          method: 'POST',
          body: new URLSearchParams({
            grant_type: 'authorization_code',
            client_id: clientId,
            client_secret: await clientSecret(),
            code,
            redirect_uri: redirectUri,
          }),
        }),
      )
      if (!answer.success) return null
      const read = claims.safeParse(await readIdToken(answer.data.id_token))
      return read.success && read.data.nonce === challenge ? personOf(read.data) : null
    },
  }
}

const personOf = ({ sub, email, email_verified }: z.output<typeof claims>): SocialPerson => ({
  subject: sub,
  email: email ?? null,
  isEmailConfirmed: email_verified === true || email_verified === 'true',
  firstName: '',
  lastName: '',
})
