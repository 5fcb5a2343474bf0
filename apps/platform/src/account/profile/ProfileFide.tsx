import { Button } from '@kingside/design-system/Button'
import { StatusMark, type StatusMarkProps } from '@kingside/design-system/StatusMark'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MemberFacts } from '../form/member.types.ts'
import { messages } from './Profile.messages.ts'
import { ProfileCard } from './ProfileCard.tsx'

type Fide = MemberFacts['fide']

export interface ProfileFideProps {
  readonly fide: Fide
  readonly onConnect: () => void
}

/** The state of the FIDE ID, and the button to connect one. */
export function ProfileFide({ fide, onConnect }: ProfileFideProps) {
  const { formatMessage } = useIntl()
  const { id, status } = fide
  return (
    <ProfileCard title={formatMessage(messages.fide)}>
      <StatusMark tone={tones[status]} hollow={status === 'none'}>
        {id === null
          ? formatMessage(withoutId[status])
          : formatMessage(withId[status], { id: String(id) })}
      </StatusMark>
      {id === null && status === 'none' && (
        <Button type="secondary" size="s" onPress={onConnect}>
          <FormattedMessage {...messages.connectFide} />
        </Button>
      )}
    </ProfileCard>
  )
}

const withId = {
  none: messages.fideUnverified,
  'on-check': messages.fideOnCheck,
  verified: messages.fideVerified,
} as const satisfies Record<Fide['status'], unknown>

/** While the federation has not yet given the requested ID. */
const withoutId = {
  none: messages.fideNone,
  'on-check': messages.fideRequested,
  verified: messages.fideRequested,
} as const satisfies Record<Fide['status'], unknown>

const tones = {
  none: 'neutral',
  'on-check': 'info',
  verified: 'success',
} as const satisfies Record<Fide['status'], StatusMarkProps['tone']>
