import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { clientAddress } from '../../client-address.ts'
import { finishSocial as finish } from '../../domain/accounts/social.ts'
import { accountLimits } from '../../domain/limits/limits.ts'
import { spend } from '../../limit.ts'
import { languageOf } from '../../request-language.ts'
import { readSocialCookie, writeSocialCookie } from '../../social/social-cookie.ts'
import { visitorOf } from './claim.ts'
import type { AccountDeps } from './deps.ts'
import { answerFirstStep } from './sign-in-answer.ts'
import { errorTexts } from './words.ts'

export function finishSocial({ account, limiter, publicOrigin }: AccountDeps): Route {
  return bind(contract.auth.social.finish, async ({ params, body, caller, context, fail }) => {
    await spend(limiter, [[accountLimits.socialByAddress, clientAddress(context)]])
    // Another site could bring the browser an answer of its own: only the browser that began can end.
    if (readSocialCookie(context) !== body.state) {
      return fail('social_failed', 'This sign-in was begun in another browser. Begin again here.')
    }
    writeSocialCookie(context, null, publicOrigin)
    const result = await finish(account, params.provider, body, {
      language: languageOf(context),
      visitorId: visitorOf(caller),
    })
    if (result.status === 'failed') return fail('social_failed', result.detail)
    if (result.status === 'banned-domain') {
      return fail('email_domain_is_banned', errorTexts.email_domain_is_banned)
    }
    return answerFirstStep(context, result, account, publicOrigin)
  })
}
