import type { DirectChallengeView } from '@kingside/machines/direct-challenge'
import type { ChallengePlayer } from '@kingside/machines/short-challenge'
import { useIntl } from 'react-intl'
import { ownerNameOf } from './challenge-texts.ts'
import { challengeMessages } from './challenge.messages.ts'
import { ChallengeCard, type ChallengeCallbacks } from './ChallengeCard.tsx'
import { type TimeControlName, useName } from '../../chess/terms/index.ts'
import { messages } from './DirectChallenge.messages.ts'

export interface DirectChallengeProps extends ChallengeCallbacks {
  readonly view: DirectChallengeView
  readonly timeControls: readonly TimeControlName[]
  /** The player who is challenged; said of a challenge of the player's own. */
  readonly opponent: ChallengePlayer
}

/** A challenge to one player who is there now. Declining is told to the other, so it asks first. */
export function DirectChallenge({ view, opponent, ...props }: DirectChallengeProps) {
  const { formatMessage } = useIntl()
  const nameOf = useName()
  const owner = { name: nameOf(ownerNameOf(view)) }
  return (
    <ChallengeCard
      {...props}
      view={view}
      opponent={opponent}
      texts={{
        draft: {
          title: formatMessage(messages.draft, { name: nameOf(opponent.name) }),
          line: formatMessage(messages.draftLine),
        },
        own: {
          title: formatMessage(messages.own, { name: nameOf(opponent.name) }),
          line: formatMessage(messages.ownLine),
        },
        offered: {
          title: formatMessage(messages.offered, owner),
          line: formatMessage(messages.offeredLine),
        },
        anybody: nameOf(opponent.name),
        note: formatMessage(messages.note),
        create: formatMessage(messages.create),
        creating: formatMessage(messages.creating),
        decline: formatMessage(challengeMessages.decline),
        cancel: formatMessage(challengeMessages.cancel),
        questions: {
          decline: {
            title: formatMessage(messages.declineTitle),
            text: formatMessage(messages.declineText, owner),
            yes: formatMessage(challengeMessages.decline),
          },
        },
      }}
    />
  )
}
