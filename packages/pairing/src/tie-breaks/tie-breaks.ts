import type { PastRound, SwissPlayer } from '../model.ts'

/**
 * Tie-breaks by their FIDE codes, C.07 article 5: Buchholz and Sonneborn-Berger, each whole or without the least
 * (`/C1`), the average rating of opponents, the number of wins, and of games with Black.
 */
export const tieBreakCodes = ['BH/C1', 'BH', 'SB', 'ARO', 'ARO/C1', 'WIN', 'BPG'] as const

export type TieBreakCode = (typeof tieBreakCodes)[number]

export interface RankedPlayer extends SwissPlayer {
  /** Null where the player has none; then the average ratings of all are null: article 10.1. */
  readonly rating?: number | null
}

export interface TieBreakRules {
  /** How many rounds the tournament has, also those to come. */
  readonly rounds: number
  /** What a draw is worth; ½ unless said. */
  readonly drawPoints?: number
}

/** Article 16.1.2: a bye on request (½ or 0 points), or a game that the player did not come to. */
const isVoluntary = (round: PastRound): boolean =>
  round.kind === 'forfeit' ? !round.isWin : isRequested(round)

/** Article 16.1.1. */
const isRequested = (round: PastRound): boolean =>
  round.kind === 'bye' && (round.bye === 'half' || round.bye === 'zero')

const scoreOf = ({ rounds }: SwissPlayer): number =>
  rounds.reduce((sum, { points }) => sum + points, 0)

/**
 * What a player's score counts for in the opponents' tie-breaks: a bye on request after which the player played no
 * more counts as a draw (articles 16.2.5 and 16.3.2), so that whoever met somebody who left loses less by it.
 */
function adjustedScoreOf({ rounds }: SwissPlayer, drawPoints: number): number {
  const lastPresent = rounds.findLastIndex((round) => !isVoluntary(round))
  return rounds.reduce(
    (sum, round, index) =>
      sum + (index > lastPresent && isRequested(round) ? drawPoints : round.points),
    0,
  )
}

/** One round in the sums of articles 8 and 9. */
interface Contribution {
  readonly points: number
  /** The opponent's score; in a round without a game, that of a dummy. */
  readonly opponentScore: number
  readonly isVoluntary: boolean
}

/**
 * Tie-breaks of all players of a Swiss tournament, by their numbers, as of 1 March 2026 (C.07 with article 16 for rounds
 * that were not played).
 * @returns null for an average rating where some player has no rating, or has met nobody
 */
export function tieBreaksOf(
  players: readonly RankedPlayer[],
  { rounds, drawPoints = 0.5 }: TieBreakRules,
): ReadonlyMap<number, Readonly<Record<TieBreakCode, number | null>>> {
  const adjusted = new Map(
    players.map((player) => [player.id, adjustedScoreOf(player, drawPoints)]),
  )
  const ratings = new Map(players.map(({ id, rating }) => [id, rating ?? null]))
  const areAllRated = players.every(({ rating }) => typeof rating === 'number')
  const contributionsOf = (player: RankedPlayer): readonly Contribution[] => {
    const own = scoreOf(player)
    return player.rounds.map((round) => {
      const opponents = round.kind === 'bye' ? null : (adjusted.get(round.opponent) ?? 0)
      // Article 16.4: a dummy has the player's own score, but no more than the opponent who was to be met (16.4.1), or
      // than a draw in every round (16.4.2).
      const dummy = Math.min(own, opponents ?? rounds * drawPoints)
      return {
        points: round.points,
        opponentScore: round.kind === 'game' ? (opponents ?? 0) : dummy,
        isVoluntary: isVoluntary(round),
      }
    })
  }
  return new Map(
    players.map((player) => {
      const contributions = contributionsOf(player)
      const games = player.rounds.filter((round) => round.kind === 'game')
      const opponents = areAllRated ? games.map(({ opponent }) => ratings.get(opponent) ?? 0) : []
      return [
        player.id,
        {
          'BH/C1': sum(cutLeast(contributions).map(({ opponentScore }) => opponentScore)),
          BH: sum(contributions.map(({ opponentScore }) => opponentScore)),
          SB: sum(contributions.map(({ points, opponentScore }) => points * opponentScore)),
          ARO: average(opponents),
          'ARO/C1': average(opponents.toSorted((one, other) => one - other).slice(1)),
          WIN: player.rounds.filter((round) => isWin(round, drawPoints)).length,
          BPG: games.filter(({ color }) => color === 'black').length,
        },
      ]
    }),
  )
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Rounded to a whole number, halves up: article 10.1. */
const average = (values: readonly number[]) =>
  values.length === 0 ? null : Math.round(sum(values) / values.length)

/** Article 7.1: rounds with as many points as a win gives, played or not. */
const isWin = (round: PastRound, drawPoints: number) => round.points > drawPoints

/** Cut-1, article 14.1: without the least; a voluntarily unplayed round goes before any other, article 16.5. */
function cutLeast(contributions: readonly Contribution[]): readonly Contribution[] {
  const voluntary = contributions.filter((each) => each.isVoluntary)
  const [least] = (voluntary.length > 0 ? voluntary : contributions).toSorted(
    (one, other) => one.opponentScore - other.opponentScore,
  )
  return contributions.filter((each) => each !== least)
}
