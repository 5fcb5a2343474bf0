import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import type { RegistrationCode } from '@kingside/machines/registration'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { refusalMessages } from './registration-problems.ts'
import { messages } from './Registration.messages.ts'

export interface RefusalBannerProps {
  readonly code: RegistrationCode
  /** More information or a next step. */
  readonly children?: ReactNode
  readonly onSignIn: () => void
}

/** Why a step failed. A user who was signed out meanwhile can sign in again. */
export function RefusalBanner({ code, children, onSignIn }: RefusalBannerProps) {
  const { formatMessage } = useIntl()
  if (code === 'not_implemented') {
    return (
      <Banner title={formatMessage(refusalMessages[code])}>
        <FormattedMessage {...messages.laterText} />
      </Banner>
    )
  }
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
