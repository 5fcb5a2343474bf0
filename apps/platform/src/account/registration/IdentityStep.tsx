import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Stack } from '@kingside/design-system/Stack'
import type { IdentityView } from '@kingside/machines/registration'
import { FormattedMessage, useIntl } from 'react-intl'
import { Waiting } from '../../platform/page/index.ts'
import { RefusalBanner } from './RefusalBanner.tsx'
import { messages } from './Registration.messages.ts'

export interface IdentityStepProps {
  readonly identity: IdentityView
  readonly onStart: () => void
  readonly onNext: () => void
  readonly onSignIn: () => void
}

/** The check of the person’s documents, which happens on the provider’s page. */
export function IdentityStep({ identity, onStart, onNext, onSignIn }: IdentityStepProps) {
  const button = buttonOf(identity)
  const press = { start: onStart, next: onNext, wait: onStart }
  return (
    <Stack gap={5}>
      <Standing identity={identity} onSignIn={onSignIn} />
      {button && (
        <Button display="block" loading={button.does === 'wait'} onPress={press[button.does]}>
          <FormattedMessage {...button.message} />
        </Button>
      )}
    </Stack>
  )
}

function Standing({ identity, onSignIn }: Pick<IdentityStepProps, 'identity' | 'onSignIn'>) {
  const { formatMessage } = useIntl()
  switch (identity.status) {
    case 'asking':
      return <Waiting>{formatMessage(messages.identityAsking)}</Waiting>
    case 'offered':
    case 'opening':
    case 'away':
      return null
    case 'processing':
      return (
        <Banner title={formatMessage(messages.identityProcessing)}>
          <FormattedMessage {...messages.identityProcessingText} />
        </Banner>
      )
    case 'verified':
      return <Banner type="success" title={formatMessage(messages.identityVerified)} />
    case 'canceled':
      return (
        <Banner type="warning" title={formatMessage(messages.identityCanceled)}>
          <FormattedMessage {...messages.identityByHand} />
        </Banner>
      )
    case 'failed':
      return (
        <RefusalBanner code={identity.code} onSignIn={onSignIn}>
          <FormattedMessage {...messages.identityByHand} />
        </RefusalBanner>
      )
    default:
      return identity satisfies never
  }
}

/** The button of each state, in the same place, so that it keeps the focus. */
function buttonOf(identity: IdentityView) {
  switch (identity.status) {
    case 'asking':
      return null
    case 'offered':
      return { does: 'start', message: messages.identityStart } as const
    case 'failed':
    case 'canceled':
      return { does: 'start', message: messages.identityAgain } as const
    case 'opening':
      return { does: 'wait', message: messages.identityOpening } as const
    case 'away':
      return { does: 'wait', message: messages.identityAway } as const
    case 'processing':
    case 'verified':
      return { does: 'next', message: messages.next } as const
    default:
      return identity satisfies never
  }
}
