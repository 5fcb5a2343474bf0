import { StatusMark } from '@kingside/design-system/StatusMark'
import { Text } from '@kingside/design-system/Text'
import type { ChallengeView } from '@kingside/machines/challenge'
import { FormattedMessage, type IntlShape } from 'react-intl'
import { StartTime } from '../../chess/terms/index.ts'
import { startMessages } from './start.messages.ts'
import type { CardHead, ChallengeTexts } from './useChallengeTexts.ts'
import { challengeMessages, endMessages } from './challenge.messages.ts'

/** Whether the player is the owner of the challenge. */
export function isOwn(view: ChallengeView): boolean {
  return (
    view.status === 'waiting' ||
    view.status === 'cancelling' ||
    (view.status === 'checking' && view.isOwn)
  )
}

export const titleOf = (
  view: ChallengeView,
  texts: ChallengeTexts,
  formatMessage: IntlShape['formatMessage'],
): string => {
  if (view.status === 'started') return formatMessage(challengeMessages.started)
  if (view.status === 'scheduled') return formatMessage(startMessages.scheduled)
  if (view.status === 'ended') return formatMessage(challengeMessages.ended)
  return headOf(view, texts).title
}

const headOf = (view: ChallengeView, { draft, own, offered }: ChallengeTexts): CardHead => {
  if (view.status === 'drafting' || view.status === 'creating') return draft
  return isOwn(view) ? own : offered
}

export interface ChallengeStatusProps {
  readonly view: ChallengeView
  readonly texts: ChallengeTexts
}

/** The status of a challenge, in a line. */
export function ChallengeStatus({ view, texts }: ChallengeStatusProps) {
  switch (view.status) {
    case 'drafting':
    case 'creating':
    case 'offered':
    case 'accepting':
    case 'declining':
      return (
        <Text as="p" tone="muted">
          {headOf(view, texts).line}
        </Text>
      )
    case 'waiting':
    case 'cancelling':
      return (
        <StatusMark tone="info" size="m" live>
          {texts.own.line}
        </StatusMark>
      )
    case 'checking':
      return (
        <StatusMark tone="info" size="m" live>
          <FormattedMessage {...challengeMessages.asking} />
        </StatusMark>
      )
    case 'started':
      return (
        <StatusMark tone="success" size="m">
          <FormattedMessage {...challengeMessages.ready} />
        </StatusMark>
      )
    case 'scheduled':
      return (
        <StatusMark tone="success" size="m">
          <StartTime startsAt={view.startsAt} />
        </StatusMark>
      )
    case 'ended':
      return (
        <Text as="p" tone="muted">
          {view.end === 'owner_disconnected' && texts.ownerLeft !== undefined ? (
            texts.ownerLeft
          ) : (
            <FormattedMessage {...endMessages[view.end]} />
          )}
        </Text>
      )
    default:
      return view satisfies never
  }
}
