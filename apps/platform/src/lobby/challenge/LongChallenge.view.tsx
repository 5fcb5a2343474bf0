import type { LongChallengeView } from '@kingside/machines/long-challenge'
import type { ChallengePlayer } from '@kingside/machines/short-challenge'
import { useIntl } from 'react-intl'
import { opponentNameOf, ownerNameOf } from './challenge-texts.ts'
import { challengeMessages } from './challenge.messages.ts'
import { ChallengeCard, type ChallengeCallbacks } from './ChallengeCard.tsx'
import { type TimeControlName, useName } from '../../chess/terms/index.ts'
import { messages } from './LongChallenge.messages.ts'

export interface LongChallengeProps extends ChallengeCallbacks {
  readonly view: LongChallengeView
  readonly timeControls: readonly TimeControlName[]
  /** The player who is challenged; null is whoever takes it. */
  readonly opponent: ChallengePlayer | null
}

/** A challenge that stands until it is taken, so giving one up asks first. */
export function LongChallenge({ view, opponent, ...props }: LongChallengeProps) {
  const { formatMessage, formatDate } = useIntl()
  const nameOf = useName()
  const name = opponentNameOf(view, opponent)
  const owner = { name: nameOf(ownerNameOf(view)) }
  return (
    <ChallengeCard
      {...props}
      view={view}
      opponent={opponent}
      texts={{
        draft: {
          title:
            name === null
              ? formatMessage(messages.draftToAnybody)
              : formatMessage(messages.draft, { name }),
          line: formatMessage(messages.draftLine),
        },
        own: {
          title:
            name === null
              ? formatMessage(messages.ownToAnybody)
              : formatMessage(messages.own, { name }),
          line: formatMessage(messages.ownLine),
        },
        offered: {
          title: formatMessage(messages.offered, owner),
          line: formatMessage(messages.offeredLine),
        },
        anybody: formatMessage(messages.anybody),
        ...('challenge' in view && {
          note: formatMessage(messages.note, {
            date: formatDate(view.challenge.createdAt, { dateStyle: 'long' }),
          }),
        }),
        create: formatMessage(messages.create),
        creating: formatMessage(messages.creating),
        decline: formatMessage(challengeMessages.decline),
        cancel: formatMessage(challengeMessages.cancel),
        questions: {
          cancel: {
            title: formatMessage(messages.cancelTitle),
            text: formatMessage(messages.cancelText),
            yes: formatMessage(challengeMessages.cancel),
          },
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
