import { z } from 'zod/mini'
import type { OAuthClient } from '../config-values.ts'
import type { SocialPerson, SocialProvider } from '../domain/accounts/social-ports.ts'
import { askJson, type Fetch } from './ask-json.ts'

interface Endpoints {
  readonly authorise: string
  readonly token: string
  readonly person: string
  readonly scope: string
  /** Reads the answer of `person`; null is no person. */
  readonly read: (answer: unknown) => SocialPerson | null
}

const google: Endpoints = {
  authorise: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  person: 'https://openidconnect.googleapis.com/v1/userinfo',
  scope: 'openid email profile',
  read: (answer) => {
    const person = googlePerson.safeParse(answer)
    if (!person.success) return null
    const { sub, email, email_verified: isVerified, given_name, family_name } = person.data
    return {
      subject: sub,
      email: email ?? null,
      isEmailConfirmed: isVerified,
      firstName: given_name,
      lastName: family_name,
    }
  },
}

const googlePerson = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  email_verified: z._default(z.boolean(), false),
  given_name: z._default(z.string(), ''),
  family_name: z._default(z.string(), ''),
})

const facebook: Endpoints = {
  authorise: 'https://www.facebook.com/dialog/oauth',
  token: 'https://graph.facebook.com/oauth/access_token',
  person: 'https://graph.facebook.com/me?fields=id,email,first_name,last_name',
  scope: 'email public_profile',
  read: (answer) => {
    const person = facebookPerson.safeParse(answer)
    if (!person.success) return null
    const { id, email, first_name: firstName, last_name: lastName } = person.data
    return { subject: id, email: email ?? null, isEmailConfirmed: true, firstName, lastName }
  },
}

const facebookPerson = z.object({
  id: z.string().check(z.minLength(1)),
  /** There only when Facebook has verified it. */
  email: z.optional(z.string()),
  first_name: z._default(z.string(), ''),
  last_name: z._default(z.string(), ''),
})

const endpoints = { google, facebook } as const

const tokenAnswer = z.object({ access_token: z.string().check(z.minLength(1)) })

/** Google or Facebook by the code flow with PKCE; an answer with a token is never taken from the browser. */
export function createOAuthProvider(
  name: keyof typeof endpoints,
  { clientId, clientSecret }: OAuthClient,
  fetch: Fetch,
): SocialProvider {
  const { authorise, token, person, scope, read } = endpoints[name]
  const ask = (url: string, init: RequestInit) => askJson(fetch, url, init)
  return {
    authoriseUrl: ({ state, challenge, redirectUri }) =>
      `${authorise}?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })}`,
    exchange: async ({ code, verifier, redirectUri }) => {
      const answer = tokenAnswer.safeParse(
        await ask(token, {
          method: 'POST',
          body: new URLSearchParams({
            grant_type: 'authorization_code',
            client_id: clientId,
            client_secret: clientSecret,
            code,
            code_verifier: verifier,
            redirect_uri: redirectUri,
          }),
        }),
      )
      if (!answer.success) return null
      const authorization = `Bearer ${answer.data.access_token}`
      return read(await ask(person, { headers: { authorization } }))
    },
  }
}
