import type { RatingRange } from '@kingside/machines/game-finder'
import type { ShortChallengeView } from '@kingside/machines/short-challenge'
import { useIntl } from 'react-intl'
import { ownerNameOf } from './challenge-texts.ts'
import { challengeMessages, endMessages } from './challenge.messages.ts'
import { ChallengeCard, type ChallengeCallbacks } from './ChallengeCard.tsx'
import { type TimeControlName, useName } from '../../chess/terms/index.ts'
import { messages } from './ShortChallenge.messages.ts'

export interface ShortChallengeProps extends ChallengeCallbacks {
  readonly view: ShortChallengeView
  readonly timeControls: readonly TimeControlName[]
  /** The ratings round the player's own: where a range begins that the player asks for. */
  readonly ratingRange: RatingRange
}

/** A challenge to anybody in the lobby. To decline one is only not to look at it any more, so nothing is asked first. */
export function ShortChallenge({ view, ...props }: ShortChallengeProps) {
  const { formatMessage } = useIntl()
  const nameOf = useName()
  return (
    <ChallengeCard
      {...props}
      view={view}
      opponent={null}
      texts={{
        draft: { title: formatMessage(messages.draft), line: formatMessage(messages.draftLine) },
        own: { title: formatMessage(messages.own), line: formatMessage(messages.ownLine) },
        offered: {
          title: formatMessage(messages.offered, { name: nameOf(ownerNameOf(view)) }),
          line: formatMessage(messages.offeredLine),
        },
        anybody: formatMessage(messages.anybody),
        // Somebody of the lobby is no friend.
        ownerLeft: formatMessage(endMessages.gone),
        create: formatMessage(messages.create),
        creating: formatMessage(messages.creating),
        decline: formatMessage(messages.decline),
        cancel: formatMessage(challengeMessages.cancel),
        questions: {},
      }}
    />
  )
}
