import type { playerTitles } from '@kingside/api/facts'

type Title = (typeof playerTitles)[number]

/** Titles from the highest: C.04.2 article 2.2, those of the arena after them. */
const titleOrder: readonly Title[] = [
  'GM',
  'IM',
  'WGM',
  'FM',
  'WIM',
  'CM',
  'WFM',
  'WCM',
  'AGM',
  'AIM',
  'AFM',
  'ACM',
]

/** What somebody without a rating is seeded with. */
const newRating = { 'non-rated': 1200, worldchess: 1200, otb: 1200, fide: 900 } as const

export interface SeededPlayer {
  readonly uid: string
  readonly name: string
  readonly title: Title | null
  readonly rating: number | null
}

/**
 * The initial ranking: by rating, then title, then name. It is fixed when the first round is paired, and a player's place
 * in it is the tournament pairing number.
 */
export function seeded<Player extends SeededPlayer>(
  players: readonly Player[],
  ratingType: keyof typeof newRating,
): readonly Player[] {
  const ratingOf = ({ rating }: Player) => rating ?? newRating[ratingType]
  const titleOf = ({ title }: Player) =>
    title === null ? titleOrder.length : titleOrder.indexOf(title)
  return players.toSorted(
    (one, other) =>
      ratingOf(other) - ratingOf(one) ||
      titleOf(one) - titleOf(other) ||
      one.name.localeCompare(other.name, 'en') ||
      (one.uid < other.uid ? -1 : 1),
  )
}
