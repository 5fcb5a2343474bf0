import type { ChallengePlayer, ChallengeView } from '@kingside/machines/short-challenge'

/** A title and the line below it. */
export interface CardHead {
  readonly title: string
  readonly line: string
}

/** What is asked before a choice that can't be undone. */
export interface Question {
  readonly title: string
  readonly text: string
  /** The button that does it all the same. */
  readonly yes: string
}

export const irrevocables = ['cancel', 'decline'] as const
export type Irrevocable = (typeof irrevocables)[number]

/** The words in which the kinds of challenges differ. */
export interface ChallengeTexts {
  /** While the terms are chosen. */
  readonly draft: CardHead
  /** While the player's own challenge waits. */
  readonly own: CardHead
  /** While the player is challenged. */
  readonly offered: CardHead
  /** In the place of an opponent who is not named. */
  readonly anybody: string
  /** What there is to know while the player's own challenge waits. */
  readonly note?: string
  /** Why there is no game when the one who challenges has left; without it, that a friend has. */
  readonly ownerLeft?: string
  readonly create: string
  readonly creating: string
  readonly decline: string
  readonly cancel: string
  /** What is asked first; without a question a press acts at once. */
  readonly questions: Partial<Record<Irrevocable, Question>>
}

/** Who challenges, for titles that name them. */
export const ownerNameOf = (view: ChallengeView): string =>
  'challenge' in view ? view.challenge.owner.name : ''

/** Who is challenged, as far as it is known. */
export const opponentNameOf = (view: ChallengeView, named: ChallengePlayer | null) =>
  ('challenge' in view ? view.challenge.opponent?.name : null) ?? named?.name ?? null
