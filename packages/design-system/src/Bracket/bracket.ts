import type { ReactNode } from 'react'

/** Who stands in one half of a match. */
export type BracketSlot =
  | {
      type: 'player'
      id: string
      name: string
      /** The place in the seeding, such as `8`. */
      seed?: string | undefined
      /** What was scored, such as `2½`. */
      score?: string | undefined
      /** Title and flag, before the name. */
      before?: ReactNode
      won?: boolean
    }
  /** Nobody: the other one goes on without a game. The text says so. */
  | { type: 'bye'; text: string }
  /** Not known yet. The text says who it will be, such as `Winner of match 3`. */
  | { type: 'open'; text: string }

/** Two who play for a place in the next round. */
export interface BracketMatch {
  id: string
  slots: readonly [BracketSlot, BracketSlot]
  /** It is being played now: says so, such as `Live`. */
  live?: string | undefined
  /** Where it leads. */
  href?: string | undefined
}

/** All matches of one round. Two matches beside one another feed one of the next round. */
export interface BracketRound {
  id: string
  /** What the round is called, such as `Quarter-finals`. */
  name: string
  matches: readonly BracketMatch[]
}

const bracketKeys = ['next', 'previous', 'forward', 'back', 'first', 'last'] as const
export type BracketKey = (typeof bracketKeys)[number]

/** A match's place: which round, and which match of it, both from 0. */
export interface BracketPlace {
  round: number
  match: number
}

/**
 * Finds the match that a key leads to: the next or previous one of the round, the one that this one feeds, or the
 * upper one of the two that feed it.
 *
 * @param sizes how many matches each round has
 * @returns the place, or `undefined` where the bracket ends
 */
export function bracketNeighbour(
  sizes: readonly number[],
  { round, match }: BracketPlace,
  key: BracketKey,
): BracketPlace | undefined {
  const target: Record<BracketKey, BracketPlace> = {
    next: { round, match: match + 1 },
    previous: { round, match: match - 1 },
    forward: { round: round + 1, match: Math.floor(match / 2) },
    back: { round: round - 1, match: match * 2 },
    first: { round, match: 0 },
    last: { round, match: (sizes[round] ?? 1) - 1 },
  }
  const found = target[key]
  const size = sizes[found.round] ?? 0
  return found.match >= 0 && found.match < size ? found : undefined
}

/** The round to begin with on a phone: the first that is not over, or the last. */
export function currentRound(rounds: readonly BracketRound[]): number {
  const isOver = ({ slots: [first, second] }: BracketMatch) =>
    [first, second].some((slot) => slot.type === 'bye' || (slot.type === 'player' && slot.won))
  const found = rounds.findIndex(({ matches }) => !matches.every(isOver))
  return found === -1 ? rounds.length - 1 : found
}
