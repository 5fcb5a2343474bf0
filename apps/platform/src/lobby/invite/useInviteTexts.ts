import type { InviteChallengeView } from '@kingside/machines/invite-challenge'
import type { ChallengePlayer } from '@kingside/machines/challenge'
import { type IntlShape, useIntl } from 'react-intl'
import { challengeMessages } from '../challenge/challenge.messages.ts'
import { createMessages, creatingMessages, messages } from './InviteChallenge.messages.ts'

/** The title of an invite's card, and the labels of its buttons. */
export function useInviteTexts(view: InviteChallengeView, friend: ChallengePlayer | null) {
  const { formatMessage } = useIntl()
  const kind = 'for' in view ? view.for.kind : 'code'
  return {
    title: titleOf(view, friend, formatMessage),
    create: formatMessage(createMessages[kind]),
    creating: formatMessage(creatingMessages[kind]),
    cancel: formatMessage(messages.cancel),
    decline: formatMessage(challengeMessages.decline),
  }
}

function titleOf(
  view: InviteChallengeView,
  friend: ChallengePlayer | null,
  formatMessage: IntlShape['formatMessage'],
): string {
  switch (view.status) {
    case 'drafting':
    case 'creating':
      return formatMessage(messages.draft)
    case 'waiting':
    case 'cancelling':
    case 'checking':
      if (view.for.kind === 'bot') return formatMessage(messages.ownForBot)
      if (view.for.kind === 'code' || !friend) return formatMessage(messages.own)
      return formatMessage(messages.ownForFriend, { name: friend.name })
    case 'entering-code':
      return formatMessage(messages.enterTitle)
    case 'invited':
    case 'accepting':
    case 'declining':
      return view.from === null
        ? formatMessage(messages.invitedBySomebody)
        : formatMessage(messages.invited, { name: view.from.name })
    case 'started':
      return formatMessage(challengeMessages.started)
    case 'ended':
      return formatMessage(challengeMessages.ended)
    default:
      return view satisfies never
  }
}
