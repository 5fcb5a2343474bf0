import { StatusMark } from '@kingside/design-system/StatusMark'
import { Text } from '@kingside/design-system/Text'
import type { InviteChallengeView } from '@kingside/machines/invite-challenge'
import { FormattedMessage } from 'react-intl'
import { challengeMessages } from '../challenge/challenge.messages.ts'
import { inviteEndMessages, messages, waitingMessages } from './InviteChallenge.messages.ts'

/** The status of an invite, in a line. */
export function InviteStatus({ view }: { readonly view: InviteChallengeView }) {
  switch (view.status) {
    case 'drafting':
    case 'creating':
      return <Line message={messages.draftLine} />
    case 'waiting':
    case 'cancelling':
      return (
        <StatusMark tone="info" size="m" live>
          <FormattedMessage {...waitingMessages[view.for.kind]} />
        </StatusMark>
      )
    case 'checking':
      return (
        <StatusMark tone="info" size="m" live>
          <FormattedMessage {...challengeMessages.asking} />
        </StatusMark>
      )
    case 'entering-code':
      return <Line message={messages.enterLine} />
    case 'invited':
    case 'accepting':
    case 'declining':
      return <Line message={messages.invitedLine} />
    case 'started':
      return (
        <StatusMark tone="success" size="m">
          <FormattedMessage {...challengeMessages.ready} />
        </StatusMark>
      )
    case 'ended':
      // A refusal is shown below with more detail.
      return view.refusal === null ? <Line message={inviteEndMessages[view.end]} /> : null
    default:
      return view satisfies never
  }
}

interface LineProps {
  readonly message:
    | (typeof messages)['draftLine' | 'enterLine' | 'invitedLine']
    | (typeof inviteEndMessages)[keyof typeof inviteEndMessages]
}

function Line({ message }: LineProps) {
  return (
    <Text as="p" tone="muted">
      <FormattedMessage {...message} />
    </Text>
  )
}
