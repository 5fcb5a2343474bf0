import type { DesiredColor, PlayableRatingType } from '@kingside/api'
import type { SearchOption } from './request.ts'

/** A search in the pool. */
export interface Search {
  readonly id: string
  readonly playerId: number
  readonly desiredColor: DesiredColor
  readonly options: readonly SearchOption[]
  readonly onlyOpponentId: number | null
  /** When it began, in ms since 1970. */
  readonly since: number
}

/** Two searches that answer each other; `first` waited longer. */
export interface Pairing {
  readonly first: Search
  readonly second: Search
  readonly whiteId: number
  readonly blackId: number
  readonly timeControlId: number
  readonly ratingType: PlayableRatingType
}

/** How far apart two ratings may be: `base` points at once, and `perSecond` more for each second of waiting. */
export const widening = { base: 100, perSecond: 50 } as const

/** The difference of ratings that a search takes after it has waited so long. */
export function allowedDifference(waitedMs: number): number {
  return widening.base + widening.perSecond * (Math.max(0, waitedMs) / 1000)
}

/**
 * Pairs the searches of a pool: the one that waited longest chooses first and gets the nearest rating. Both
 * players' limits hold, and the wait of the longer one decides how far apart the ratings may be.
 * @param random in [0, 1); gives the colours where nobody minds
 * @param apart pairs of players who never meet here
 */
export function pair(
  pool: readonly Search[],
  now: number,
  random: () => number,
  apart: readonly (readonly [number, number])[] = [],
): readonly Pairing[] {
  const areApart = new Set(apart.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]))
  const waiting = pool.toSorted(
    (one, other) => one.since - other.since || (one.id < other.id ? -1 : 1),
  )
  const paired = new Set<number>()
  return waiting.flatMap((first, index) => {
    if (paired.has(first.playerId)) return []
    const most = allowedDifference(now - first.since)
    const best = waiting
      .slice(index + 1)
      .filter(
        (second) =>
          !paired.has(second.playerId) &&
          !areApart.has(`${first.playerId} ${second.playerId}`) &&
          mayMeet(first, second),
      )
      .flatMap((second) => {
        const shared = nearestOption(first, second)
        return shared && shared.difference <= most ? [{ second, ...shared }] : []
      })
      .reduce<Candidate | null>(
        (best, candidate) => (best && best.difference <= candidate.difference ? best : candidate),
        null,
      )
    if (!best) return []
    const { second, option } = best
    paired.add(first.playerId).add(second.playerId)
    const isFirstWhite = playsWhite(first.desiredColor, second.desiredColor, random)
    return {
      first,
      second,
      whiteId: isFirstWhite ? first.playerId : second.playerId,
      blackId: isFirstWhite ? second.playerId : first.playerId,
      timeControlId: option.timeControlId,
      ratingType: option.ratingType,
    }
  })
}

interface SharedOption {
  readonly option: SearchOption
  readonly difference: number
}
interface Candidate extends SharedOption {
  readonly second: Search
}

function mayMeet(first: Search, second: Search): boolean {
  if (first.playerId === second.playerId) return false
  const wants = ({ onlyOpponentId }: Search, { playerId }: Search) =>
    onlyOpponentId === null || onlyOpponentId === playerId
  if (!wants(first, second) || !wants(second, first)) return false
  return first.desiredColor === 'any' || first.desiredColor !== second.desiredColor
}

/** The time control and rating type that both take, with the ratings nearest to each other. */
function nearestOption(first: Search, second: Search): SharedOption | null {
  const shared = first.options.flatMap((option) =>
    second.options
      .filter(
        (other) =>
          other.timeControlId === option.timeControlId &&
          other.ratingType === option.ratingType &&
          isWithin(option.rating, other) &&
          isWithin(other.rating, option),
      )
      .map((other) => ({ option, difference: Math.abs(option.rating - other.rating) })),
  )
  return shared.reduce<SharedOption | null>(
    (best, candidate) => (best && best.difference <= candidate.difference ? best : candidate),
    null,
  )
}

const isWithin = (rating: number, { lower, upper }: SearchOption) =>
  rating >= lower && rating <= upper

/** Whether the player with the first wish has White; wishes that clash are not paired. */
export function playsWhite(
  wish: DesiredColor,
  othersWish: DesiredColor,
  random: () => number,
): boolean {
  if (wish !== 'any') return wish === 'white'
  if (othersWish !== 'any') return othersWish === 'black'
  return random() < 0.5
}
