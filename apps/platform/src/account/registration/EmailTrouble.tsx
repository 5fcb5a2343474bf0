import type { EmailCheckCode } from '@kingside/machines/email-check'
import { FormattedMessage } from 'react-intl'
import { WaitTime, type WaitTimeProps } from '../../platform/page/index.ts'
import { emailProblems } from './email-problems.ts'
import { messages } from './EmailCheck.messages.ts'

export interface EmailTroubleProps extends WaitTimeProps {
  readonly code: EmailCheckCode
}

/** Why an address was not checked, or no code sent; after too many attempts with the time until the next. */
export const EmailTrouble = ({ code, until, now }: EmailTroubleProps) =>
  code === 'throttled' && until !== null ? (
    <FormattedMessage {...messages.throttled} values={{ time: <WaitTime {...{ until, now }} /> }} />
  ) : (
    <FormattedMessage {...emailProblems[code]} />
  )
