import { PerfectMatching } from '../matching/perfect-matching.ts'
import type { Color } from '../model.ts'

/** Somebody who is ready for the next game of an arena. */
export interface ArenaPlayer {
  readonly id: number
  readonly rating: number
  /** The place in the standing, from 1. */
  readonly rank: number
  /** Null before the first game. */
  readonly lastOpponent: number | null
  /** The colours of the games so far, the oldest first. */
  readonly colors: readonly Color[]
  /** How many turns the player has waited since the last game. */
  readonly waited: number
  /** Two of one team never meet; none unless given. */
  readonly team?: number | null
}

export interface ArenaPairing {
  readonly pairs: readonly { readonly white: number; readonly black: number }[]
  /** Who waits for the next turn, by rank. */
  readonly waiting: readonly number[]
}

export interface ArenaRules {
  /** How many take part, with those who are playing; with two of them the same two meet again and again. */
  readonly players: number
}

/** How often in a row somebody may have the same colour. */
const mostInARow = 3

/** What a place in the standing between two counts for in rating points: for the leaders most, for the last least. */
const rankWorth = { first: 2000, last: 300 } as const

const streakOf = ({
  colors,
}: ArenaPlayer): { readonly color: Color; readonly length: number } | null => {
  const color = colors.at(-1)
  if (color === undefined) return null
  const before = colors.findLastIndex((each) => each !== color)
  return { color, length: colors.length - 1 - before }
}

const balanceOf = ({ colors }: ArenaPlayer) =>
  2 * colors.filter((color) => color === 'white').length - colors.length

/** Whether the first has White: who has had it less, then whose last game was with Black, then the lower number. */
function hasWhite(one: ArenaPlayer, other: ArenaPlayer): boolean {
  for (const [player, isFirst] of [
    [one, true],
    [other, false],
  ] as const) {
    const streak = streakOf(player)
    if (streak && streak.length >= mostInARow) return (streak.color === 'black') === isFirst
  }
  const difference = balanceOf(one) - balanceOf(other)
  if (difference !== 0) return difference < 0
  const [own, theirs] = [one.colors.at(-1), other.colors.at(-1)]
  return own === theirs ? one.id < other.id : own === 'black' || theirs === 'white'
}

const areMates = (one: ArenaPlayer, other: ArenaPlayer): boolean =>
  one.team != null && one.team === other.team

function mayMeet(one: ArenaPlayer, other: ArenaPlayer, areTwo: boolean): boolean {
  if (!areTwo && (one.lastOpponent === other.id || other.lastOpponent === one.id)) return false
  if (areMates(one, other)) return false
  const [own, theirs] = [streakOf(one), streakOf(other)]
  const isFull = (streak: typeof own) => streak !== null && streak.length >= mostInARow
  return areTwo || !isFull(own) || !isFull(theirs) || own?.color !== theirs?.color
}

/** How ill two fit: the places between them, which count more at the top, and the rating between them. */
function distance(one: ArenaPlayer, other: ArenaPlayer, players: number): number {
  const share = (Math.min(one.rank, other.rank) - 1) / Math.max(1, players - 1)
  const worth = rankWorth.first + (rankWorth.last - rankWorth.first) * Math.min(1, share)
  return Math.round(Math.abs(one.rank - other.rank) * worth + Math.abs(one.rating - other.rating))
}

/**
 * Pairs who is ready in an arena: as many as can be; of such pairings one that lets wait who has waited least, then who
 * stands lowest; of these that with the least distance in sum, where a place in the standing counts 2,000 rating points
 * for the leaders down to 300 for the last. Nobody meets the last opponent again, nor has a colour more than three times
 * in a row; team mates never meet. Before anybody has played, neighbours by rating meet.
 */
export function pairArena(ready: readonly ArenaPlayer[], { players }: ArenaRules): ArenaPairing {
  const areTwo = players <= 2
  const byRank = ready.toSorted((one, other) => one.rank - other.rank || one.id - other.id)
  const isFirst = ready.every(({ colors, team }) => colors.length === 0 && team == null)
  const chosen = isFirst ? neighbours(ready) : matched(byRank, areTwo, players)
  const isTaken = new Set(chosen.flat())
  return {
    pairs: chosen.map(([one, other]) =>
      hasWhite(one, other)
        ? { white: one.id, black: other.id }
        : { white: other.id, black: one.id },
    ),
    waiting: byRank.filter((player) => !isTaken.has(player)).map(({ id }) => id),
  }
}

type Pairs = readonly (readonly [ArenaPlayer, ArenaPlayer])[]

function neighbours(ready: readonly ArenaPlayer[]): Pairs {
  const sorted = ready.toSorted((one, other) => other.rating - one.rating || one.id - other.id)
  return sorted.flatMap((player, index) => {
    const next = sorted[index + 1]
    return index % 2 === 0 && next ? [[player, next] as const] : []
  })
}

/** Every player may be matched with a place of their own in the waiting room, and those with each other. */
function matched(ready: readonly ArenaPlayer[], areTwo: boolean, players: number): Pairs {
  const size = ready.length
  const matching = new PerfectMatching(2 * size, 4)
  for (const [one, player] of ready.entries()) {
    matching.addEdge(one, size + one, [0, -player.waited, player.rank, 0])
    for (const [other, opponent] of ready.entries()) {
      if (other <= one) continue
      matching.addEdge(size + one, size + other, [0, 0, 0, 0])
      if (mayMeet(player, opponent, areTwo)) {
        matching.addEdge(one, other, [1, 0, 0, -distance(player, opponent, players)])
      }
    }
  }
  matching.start()
  for (let index = 0; index < size; index += 2)
    matching.matchIfTight(size + index, size + index + 1)
  if (!matching.solve()) return []
  return ready.flatMap((player, one) => {
    const mate = matching.mateOf(one)
    const opponent = mate > one && mate < size ? ready[mate] : undefined
    return opponent ? [[player, opponent] as const] : []
  })
}
