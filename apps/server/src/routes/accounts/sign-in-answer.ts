import type { SignedIn as SignedInBody } from '@kingside/api'
import type { Context } from 'hono'
import { CallError } from '../../call-error.ts'
import { describeBan } from '../../domain/accounts/notice-texts.ts'
import { accessTokenSeconds, type Tokens } from '../../domain/accounts/sessions.ts'
import type { SignedIn } from '../../domain/accounts/sign-in.ts'
import { writeRefreshCookie } from '../../refresh-cookie.ts'
import { languageOf } from '../../request-language.ts'

/** Puts the refresh token into its cookie; the body has the access token only. */
export function answerTokens(
  context: Context,
  { accessToken, refreshToken }: Tokens,
  publicOrigin: string | null,
): SignedInBody {
  writeRefreshCookie(context, refreshToken, publicOrigin)
  return { access_token: accessToken, expires_in: accessTokenSeconds }
}

/** The answer to a sign-in that went through, or why it was refused. */
export function answerSignIn(
  context: Context,
  result: SignedIn,
  publicOrigin: string | null,
): SignedInBody {
  switch (result.status) {
    case 'signed-in':
      return answerTokens(context, result.tokens, publicOrigin)
    case 'refused':
      throw new CallError(result.code, details[result.code])
    case 'closed':
      throw new CallError('user_inactive', 'This account is closed.')
    case 'banned':
      throw new CallError('player_banned', describeBan(languageOf(context), result.until), {
        status: 401,
      })
    default:
      return result satisfies never
  }
}

const details = {
  invalid_credentials: 'Unable to log in with provided credentials',
  not_verified: 'Enter the code that we mailed to you first.',
} as const
