import type { ChallengeKind, ChallengePlayer, ChallengeView } from '@kingside/machines/challenge'
import { useIntl } from 'react-intl'
import { useName } from '../../chess/terms/index.ts'
import { challengeMessages, endMessages } from './challenge.messages.ts'
import { startMessages } from './start.messages.ts'
import { directMessages, longMessages, shortMessages } from './kind.messages.ts'

/** A title and the line below it. */
export interface CardHead {
  readonly title: string
  readonly line: string
}

/** The confirmation of an action that can't be undone. */
export interface Question {
  readonly title: string
  readonly text: string
  /** The label of the button that confirms. */
  readonly yes: string
}

export const irrevocables = ['cancel', 'decline'] as const
export type Irrevocable = (typeof irrevocables)[number]

/** The texts that differ between kinds of challenges. */
export interface ChallengeTexts {
  /** While the player chooses the terms. */
  readonly draft: CardHead
  /** While the player's own challenge waits. */
  readonly own: CardHead
  /** While the player is challenged. */
  readonly offered: CardHead
  /** Shown in place of an opponent who is not named. */
  readonly anybody: string
  /** A note while the player's own challenge waits. */
  readonly note?: string
  /** The text when the owner has left; undefined shows the text about a friend. */
  readonly ownerLeft?: string
  readonly create: string
  readonly creating: string
  readonly decline: string
  readonly cancel: string
  /** The confirmations by action; an action without one acts at once. */
  readonly questions: Partial<Record<Irrevocable, Question>>
}

/**
 * The texts of a kind of challenge. @param opponent the opponent of a new challenge; an existing one names its players
 */
export function useChallengeTexts(
  kind: ChallengeKind,
  view: ChallengeView,
  opponent: ChallengePlayer | null,
): ChallengeTexts {
  const { formatMessage, formatDate } = useIntl()
  const nameOf = useName()
  const challenge = 'challenge' in view ? view.challenge : null
  const owner = { name: nameOf(challenge?.owner.name ?? '') }
  const named = challenge?.opponent ?? opponent
  const name = named && nameOf(named.name)
  const usual = {
    decline: formatMessage(challengeMessages.decline),
    cancel: formatMessage(challengeMessages.cancel),
  }
  switch (kind) {
    case 'short':
      return {
        draft: {
          title: formatMessage(shortMessages.draft),
          line: formatMessage(shortMessages.draftLine),
        },
        own: {
          title: formatMessage(shortMessages.own),
          line: formatMessage(shortMessages.ownLine),
        },
        offered: {
          title: formatMessage(shortMessages.offered, owner),
          line: formatMessage(shortMessages.offeredLine),
        },
        anybody: formatMessage(shortMessages.anybody),
        // The owner is not called a friend here.
        ownerLeft: formatMessage(endMessages.gone),
        create: formatMessage(shortMessages.create),
        creating: formatMessage(shortMessages.creating),
        cancel: usual.cancel,
        decline: formatMessage(shortMessages.decline),
        // A short challenge is quickly made again, and declining it only hides it.
        questions: {},
      }
    case 'long':
      return {
        draft: {
          title:
            name === null
              ? formatMessage(longMessages.draftToAnybody)
              : formatMessage(longMessages.draft, { name }),
          line: formatMessage(longMessages.draftLine),
        },
        own: {
          title:
            name === null
              ? formatMessage(longMessages.ownToAnybody)
              : formatMessage(longMessages.own, { name }),
          line: formatMessage(longMessages.ownLine),
        },
        offered: {
          title: formatMessage(longMessages.offered, owner),
          line: formatMessage(longMessages.offeredLine),
        },
        anybody: formatMessage(longMessages.anybody),
        ...(challenge && {
          note: formatMessage(longMessages.note, {
            date: formatDate(challenge.createdAt, { dateStyle: 'long' }),
          }),
        }),
        create: formatMessage(longMessages.create),
        creating: formatMessage(longMessages.creating),
        ...usual,
        // A long challenge may have been open for days.
        questions: {
          cancel: {
            title: formatMessage(longMessages.cancelTitle),
            text: formatMessage(longMessages.cancelText),
            yes: usual.cancel,
          },
          decline: {
            title: formatMessage(longMessages.declineTitle),
            text: formatMessage(longMessages.declineText, owner),
            yes: usual.decline,
          },
        },
      }
    case 'direct': {
      const isForLater = (challenge?.starts_at ?? null) !== null
      const them = { name: name ?? nameOf('') }
      return {
        draft: {
          title: formatMessage(directMessages.draft, them),
          line: formatMessage(directMessages.draftLine),
        },
        own: {
          title: formatMessage(directMessages.own, them),
          line: formatMessage(directMessages.ownLine),
        },
        offered: {
          title: formatMessage(directMessages.offered, owner),
          line: formatMessage(isForLater ? startMessages.offeredLine : directMessages.offeredLine),
        },
        anybody: them.name,
        note: formatMessage(isForLater ? startMessages.note : directMessages.note),
        create: formatMessage(directMessages.create),
        creating: formatMessage(directMessages.creating),
        ...usual,
        // The owner is notified of a decline.
        questions: {
          decline: {
            title: formatMessage(directMessages.declineTitle),
            text: formatMessage(directMessages.declineText, owner),
            yes: usual.decline,
          },
        },
      }
    }
    default:
      return kind satisfies never
  }
}
