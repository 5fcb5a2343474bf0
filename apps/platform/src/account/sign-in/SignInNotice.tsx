import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import type { SignInCode, SignInView } from '@kingside/machines/sign-in'
import { FormattedMessage, useIntl } from 'react-intl'
import { problems } from '../form/account.messages.ts'
import { secondFactorMessages } from '../form/second-factor.messages.ts'
import { ThrottledBanner } from '../form/ThrottledBanner.tsx'
import { messages } from './SignIn.messages.ts'

export interface SignInNoticeProps {
  readonly view: SignInView
  /** The time on the clock of the machine's adapter, in milliseconds. */
  readonly now: () => number
  readonly onActivation: () => void
}

/** Why the sign-in failed, and the next step where there is one. */
export function SignInNotice({ view, now, onActivation }: SignInNoticeProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'refused':
      if (view.code === 'throttled' && view.until !== null) {
        return <ThrottledBanner until={view.until} now={now} />
      }
      return (
        <Banner
          type="danger"
          title={
            view.code === 'other' && view.detail !== null
              ? view.detail
              : formatMessage(refusals[view.code])
          }
        />
      )
    case 'unverified':
      return (
        <Banner
          type="warning"
          title={formatMessage(messages.unverified)}
          action={
            <Button size="s" type="secondary" onPress={onActivation}>
              <FormattedMessage {...messages.enterCode} />
            </Button>
          }
        />
      )
    case 'banned':
      return (
        <Banner type="danger" title={formatMessage(messages.banned)}>
          {view.detail}
        </Banner>
      )
    case 'editing':
    case 'invalid':
    case 'submitting':
    case 'redirecting':
    case 'returning':
    case 'code':
    case 'verifying':
    case 'activation':
    case 'signed-in':
      return null
    default:
      return view satisfies never
  }
}

/** `not_verified` comes here only from a provider; `player_banned` has a state of its own. */
const refusals = {
  invalid_credentials: messages.invalidCredentials,
  not_verified: messages.unverified,
  player_banned: messages.banned,
  user_inactive: messages.inactive,
  email_already_exists: problems.email_already_exists,
  email_domain_is_banned: problems.email_domain_is_banned,
  throttled: problems.throttled,
  social_cancelled: messages.socialCancelled,
  social_failed: messages.socialFailed,
  invalid_code: secondFactorMessages.invalidCode,
  code_over: secondFactorMessages.over,
  offline: problems.offline,
  timeout: problems.something_wents_wrong,
  other: problems.something_wents_wrong,
  something_wents_wrong: problems.something_wents_wrong,
} as const satisfies Record<SignInCode, unknown>
