import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import type { RegistrationCode } from '@kingside/machines/registration'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { WaitTimeProps } from '../../platform/page/index.ts'
import { ThrottledBanner } from '../form/ThrottledBanner.tsx'
import { refusalMessages } from './registration-problems.ts'
import { messages } from './Registration.messages.ts'

export interface RefusalBannerProps {
  readonly code: RegistrationCode
  /** How long to wait, where that is known. @default unknown */
  readonly wait?: WaitTimeProps
  /** More information or a next step. */
  readonly children?: ReactNode
  readonly onSignIn: () => void
}

/** Why a step failed. A user who was signed out meanwhile can sign in again. */
export function RefusalBanner({ code, wait, children, onSignIn }: RefusalBannerProps) {
  const { formatMessage } = useIntl()
  if (code === 'throttled' && wait && wait.until !== null) return <ThrottledBanner {...wait} />
  return (
    <Banner
      type="danger"
      title={formatMessage(refusalMessages[code])}
      {...(code === 'not_authenticated' && {
        action: (
          <Button size="s" type="secondary" onPress={onSignIn}>
            <FormattedMessage {...messages.signIn} />
          </Button>
        ),
      })}
    >
      {children}
    </Banner>
  )
}
