import type { SignedIn as SignedInBody, SignInAnswer } from '@kingside/api'
import type { Context } from 'hono'
import { CallError } from '../../call-error.ts'
import { rememberDevice } from '../../device-cookie.ts'
import type { BannedUntil } from '../../domain/accounts/account.ts'
import type { AccountPorts } from '../../domain/accounts/ports.ts'
import { keepAccount } from '../../domain/accounts/deletion.ts'
import { notifyOfDevice } from '../../domain/accounts/new-device.ts'
import { describeBan } from '../../domain/accounts/notice-texts.ts'
import {
  accessTokenSeconds,
  endSessionOfToken,
  type Tokens,
} from '../../domain/accounts/sessions.ts'
import { ticketSeconds } from '../../domain/accounts/second-factor.ts'
import type { FirstStep, SignedIn } from '../../domain/accounts/sign-in.ts'
import { registrationCookie } from '../../registration-cookie.ts'
import { readRefreshCookie, writeRefreshCookie } from '../../refresh-cookie.ts'
import { languageOf } from '../../request-language.ts'
import { noteLanguage } from './member-language.ts'

/** Puts the refresh token into its cookie; the body has the access token only. */
export function answerTokens(
  context: Context,
  { accessToken, refreshToken }: Tokens,
  publicOrigin: string | null,
): SignedInBody {
  writeRefreshCookie(context, refreshToken, publicOrigin)
  return { access_token: accessToken, expires_in: accessTokenSeconds }
}

/** Says until when, in the reader's language. @throws always */
export function refuseBanned(context: Context, until: NonNullable<BannedUntil>): never {
  throw new CallError('player_banned', describeBan(languageOf(context), until), { status: 401 })
}

/** The answer to the first step of a sign-in: the whole sign-in, or that its code is asked for. */
export async function answerFirstStep(
  context: Context,
  step: FirstStep,
  account: AccountPorts,
  publicOrigin: string | null,
): Promise<SignInAnswer> {
  if (step.status !== 'second-factor') return answerSignIn(context, step, account, publicOrigin)
  return { second_factor: { ticket: step.ticket, expires_in: ticketSeconds } }
}

/** The answer to a sign-in that went through, which ends the browser's earlier one, or why it was refused. */
export async function answerSignIn(
  context: Context,
  result: SignedIn,
  account: AccountPorts,
  publicOrigin: string | null,
): Promise<SignedInBody> {
  switch (result.status) {
    case 'signed-in': {
      const earlier = readRefreshCookie(context, publicOrigin)
      if (earlier !== undefined) await endSessionOfToken(account, earlier, 'signed_out')
      await noteBrowser(account, context, result.tokens.sessionId)
      const isKnown = rememberDevice(account, context, result.account, publicOrigin)
      const language = await noteLanguage(account, context, result.account)
      await keepAccount(account, result.account, language)
      if (!isKnown && !result.isNew) await notifyOfDevice(account, result.account, language)
      return answerTokens(context, result.tokens, publicOrigin)
    }
    case 'refused':
      throw new CallError(result.code, details[result.code], {
        headers:
          result.code === 'not_verified'
            ? registrationCookie(context, result.token, publicOrigin)
            : {},
      })
    case 'closed':
      throw new CallError('user_inactive', 'This account is closed.')
    case 'banned':
      return refuseBanned(context, result.until)
    default:
      return result satisfies never
  }
}

/** Enough for what browsers say of themselves. */
const longestUserAgent = 512

/** Keeps what the browser says that it is, for the member's list of sign-ins. */
async function noteBrowser(
  { sessions }: Pick<AccountPorts, 'sessions'>,
  context: Context,
  sessionId: string,
): Promise<void> {
  const userAgent = context.req.header('user-agent')?.slice(0, longestUserAgent)
  if (userAgent) await sessions.setUserAgent(sessionId, userAgent)
}

const details = {
  invalid_credentials: 'Unable to log in with provided credentials',
  not_verified: 'Enter the code that we mailed to you first.',
} as const
