import type { Color } from '../model.ts'
import { type ColorPreference, opposite, type Standing } from './standing.ts'

const strengths = { absolute: 3, strong: 2, mild: 1 } as const

const strengthOf = (preference: ColorPreference | null) =>
  preference ? strengths[preference.strength] : 0

/** Who ranks higher: score, then pairing number: C.04.3 article 1.2. */
export const byRank = (one: Standing, other: Standing): number =>
  other.score - one.score || one.id - other.id

/**
 * The most recent round in which one had White and the other Black; games are compared from the last one back, for a
 * round without a game is moved to the front: C.04.2 article 3.4.
 */
function lastDifferent(one: Standing, other: Standing): Color | null {
  for (let back = 1; ; back += 1) {
    const own = one.colors.at(-back)
    const theirs = other.colors.at(-back)
    if (own === undefined || theirs === undefined) return null
    if (own !== theirs) return own
  }
}

/** The colour of the first of two players who meet: C.04.3 article 5.2. */
export function colorOf(one: Standing, other: Standing, initialColor: Color): Color {
  const own = one.preference
  const theirs = other.preference
  // 5.2.1, and 5.2.2 where only one wants anything.
  if (own && own.color !== theirs?.color) return own.color
  if (theirs && !own) return opposite(theirs.color)
  if (own && theirs) {
    const difference = strengthOf(own) - strengthOf(theirs)
    if (difference !== 0) return difference > 0 ? own.color : opposite(own.color)
    if (own.strength === 'absolute') {
      const wider = Math.abs(one.colorDifference) - Math.abs(other.colorDifference)
      if (wider !== 0) return wider > 0 ? own.color : opposite(own.color)
    }
    const last = lastDifferent(one, other)
    if (last !== null) return opposite(last)
    return byRank(one, other) < 0 ? own.color : opposite(own.color)
  }
  const isFirst = byRank(one, other) < 0
  const higher = isFirst ? one : other
  const color = higher.id % 2 === 1 ? initialColor : opposite(initialColor)
  return isFirst ? color : opposite(color)
}

/** C1 and C3 of two players. */
export function mayMeet(one: Standing, other: Standing): boolean {
  if (one.opponents.has(other.id)) return false
  if (one.isTopscorer || other.isTopscorer) return true
  const [own, theirs] = [one.preference, other.preference]
  const isAbsolute = own?.strength === 'absolute' && theirs?.strength === 'absolute'
  return !isAbsolute || own.color !== theirs.color
}

/** How many of a pair get a colour that C10 to C13 would spare them. */
export interface ColorFaults {
  /** C10: a colour difference beyond two. */
  readonly difference: number
  /** C11: the same colour three times in a row. */
  readonly streak: number
  /** C12: not the colour that is preferred. */
  readonly preference: number
  /** C13: not the colour that is strongly preferred. */
  readonly strong: number
}

const faultless: ColorFaults = { difference: 0, streak: 0, preference: 0, strong: 0 }

export function colorFaults(one: Standing, other: Standing, initialColor: Color): ColorFaults {
  const [own, theirs] = [one.preference, other.preference]
  if (!own || !theirs || own.color !== theirs.color) return faultless
  const color = colorOf(one, other, initialColor)
  const [loser, gets] = color === own.color ? [other, opposite(color)] : [one, color]
  const counts = one.isTopscorer || other.isTopscorer
  const after = loser.colorDifference + (gets === 'white' ? 1 : -1)
  const isThird = loser.colors.at(-1) === gets && loser.colors.at(-2) === gets
  return {
    difference: counts && Math.abs(after) > 2 ? 1 : 0,
    streak: counts && isThird ? 1 : 0,
    preference: 1,
    strong: loser.preference?.strength === 'strong' ? 1 : 0,
  }
}
