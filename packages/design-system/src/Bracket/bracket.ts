import type { ReactNode } from 'react'

/** One half of a match: a player, a bye, or an open place. */
export type BracketSlot =
  | {
      type: 'player'
      id: string
      name: string
      /** The seed number, such as `8`. */
      seed?: string | undefined
      /** The score, such as `2½`. */
      score?: string | undefined
      /** Title and flag before the name. */
      before?: ReactNode
      won?: boolean
    }
  /** No opponent: the other player advances without a game. `text` says so. */
  | { type: 'bye'; text: string }
  /** Not decided yet. `text` says who it will be, such as `Winner of match 3`. */
  | { type: 'open'; text: string }

/** Two players who play for a place in the next round. */
export interface BracketMatch {
  id: string
  slots: readonly [BracketSlot, BracketSlot]
  /** Set while the match is being played, such as `Live`. */
  live?: string | undefined
  /** Address of the match's page. */
  href?: string | undefined
}

/** All matches of one round. Each two neighbouring matches lead to one of the next round. */
export interface BracketRound {
  id: string
  /** Name of the round, such as `Quarter-finals`. */
  name: string
  matches: readonly BracketMatch[]
}

const bracketKeys = ['next', 'previous', 'forward', 'back', 'first', 'last'] as const
export type BracketKey = (typeof bracketKeys)[number]

/** A match's place: the index of its round, and its index in the round, both from 0. */
export interface BracketPlace {
  round: number
  match: number
}

/**
 * Finds the match that a key moves to: the next or previous one of the round, the one in the next round, or the upper
 * one of the two in the round before.
 *
 * @param sizes the number of matches of each round
 * @returns the place, or `undefined` at the bracket's edge
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

/** The first round to show on a phone: the first unfinished one, or the last. */
export function currentRound(rounds: readonly BracketRound[]): number {
  const isOver = ({ slots: [first, second] }: BracketMatch) =>
    [first, second].some((slot) => slot.type === 'bye' || (slot.type === 'player' && slot.won))
  const found = rounds.findIndex(({ matches }) => !matches.every(isOver))
  return found === -1 ? rounds.length - 1 : found
}
