import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { done, emailText, members, passwordText } from './fields.ts'
import { socialProviders } from '../../facts/accounts.ts'

/** A session began or was renewed. The refresh token is not in the body: it comes as an HttpOnly cookie. */
export const signedIn = z.object({
  /** For the header `Authorization: JWT …`; keep it in memory only. */
  access_token: z.string(),
  /** Lifetime of the token in seconds. */
  expires_in: z.int().check(z.positive()),
})
export type SignedIn = z.output<typeof signedIn>

/** The account has a second factor: `auth.secondFactor` finishes the sign-in by this ticket and a code. */
export const secondFactorNeeded = z.object({
  second_factor: z.object({
    /** Counts once, for as long as `expires_in`. */
    ticket: z.string(),
    /** In seconds. */
    expires_in: z.int().check(z.positive()),
  }),
})
export type SecondFactorNeeded = z.output<typeof secondFactorNeeded>

/** How a sign-in is answered that was not refused. */
const signInAnswer = z.union([signedIn, secondFactorNeeded])
export type SignInAnswer = z.output<typeof signInAnswer>

/** For examples and mocks; no server accepts it. */
export const exampleSignedIn = { access_token: 'header.claims.signature', expires_in: 900 } as const

export const login = defineCall({
  id: 'auth.login',
  method: 'POST',
  path: 'accounts/auth/login/',
  summary: 'Signs in by e-mail and password.',
  body: z.object({ email: emailText, password: passwordText }),
  response: signInAnswer,
  errors: ['invalid_credentials', 'not_verified', 'player_banned'],
  // In a game this code is a 403; at sign-in it is a 401, because nobody is signed in.
  statuses: { player_banned: 401 },
  roles: everyone,
  example: exampleSignedIn,
})

export const refresh = defineCall({
  id: 'auth.refresh',
  method: 'POST',
  path: 'auth/jwt/refresh/',
  summary:
    'Gives a new access token for the saved login, and replaces the saved login. One that is used twice ends the session.',
  body: z.optional(
    z.object({
      /** The refresh token of clients that keep their own cookies; browsers send it as a cookie. */
      token: z.optional(z.string().check(z.maxLength(128))),
    }),
  ),
  response: signedIn,
  errors: ['no_session', 'player_banned'],
  statuses: { player_banned: 401 },
  roles: everyone,
  example: exampleSignedIn,
})

export const logout = defineCall({
  id: 'auth.logout',
  method: 'POST',
  path: 'accounts/auth/logout/',
  summary: 'Ends this sign-in, on the server and in the browser; without one nothing happens.',
  body: z.optional(z.object({})),
  response: done,
  errors: [],
  roles: everyone,
  example: { ok: true },
})

export const logoutEverywhere = defineCall({
  id: 'auth.logoutEverywhere',
  method: 'POST',
  path: 'accounts/auth/logout-everywhere/',
  summary: 'Ends every sign-in of the user, this one too.',
  body: z.optional(z.object({})),
  response: done,
  errors: [],
  roles: members,
  example: { ok: true },
})

/**
 * The last step of a social sign-in. The first is a page: `GET auth/social/:provider/?state=<path>` leads to the
 * provider, which leads back to `path` with `popup=sign-in`, `social`, `state` and `code`, or `social_error=cancelled`.
 */
export const finishSocial = defineCall({
  id: 'auth.social.finish',
  method: 'POST',
  path: 'auth/social/:provider/finish/',
  summary: "Exchanges the provider's code for a session; makes the account if there is none.",
  params: z.object({ provider: z.enum(socialProviders) }),
  body: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(2048)),
    state: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  response: signInAnswer,
  errors: ['social_failed', 'email_domain_is_banned', 'player_banned'],
  statuses: { player_banned: 401 },
  roles: everyone,
  example: exampleSignedIn,
})
