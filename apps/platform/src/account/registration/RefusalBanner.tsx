import { Banner, Button } from '@kingside/design-system'
import type { RegistrationCode } from '@kingside/machines/registration'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { refusalMessages } from './registration-problems.ts'
import { messages } from './Registration.messages.ts'

export interface RefusalBannerProps {
  readonly code: RegistrationCode
  /** What else to know or to do. */
  readonly children?: ReactNode
  readonly onSignIn: () => void
}

/** Why a step did not go on. Whoever has been signed out meanwhile is led back in. */
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
