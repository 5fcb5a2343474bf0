import { PerfectMatching } from '../matching/perfect-matching.ts'
import type { Pairing, SwissRound } from '../model.ts'
import { pairBracket } from './bracket.ts'
import { byRank, colorOf, mayMeet } from './colors.ts'
import { type Standing, standingsOf } from './standing.ts'

/** No pairing of a round keeps the absolute criteria: C.04.3 article 1.9.3 leaves it to the arbiter. */
export class NoPairingError extends Error {
  override readonly name = 'NoPairingError'
  constructor() {
    super(
      'No pairing keeps all absolute rules. End the tournament here, or pair the round by hand (C.04.3, article 1.9.3).',
    )
  }
}

type MayMeet = (one: Standing, other: Standing) => boolean

/** C4 and C5: whether everybody can be paired, and the lowest score that can have the bye; null without a bye. */
function byeScoreOf(players: readonly Standing[], mayMeetEachOther: MayMeet): number | null {
  const isOdd = players.length % 2 === 1
  const matching = new PerfectMatching(players.length + (isOdd ? 1 : 0), 1)
  const scores = [...new Set(players.map(({ score }) => score))]
  for (const [one, player] of players.entries()) {
    if (isOdd && player.mayHaveBye) {
      matching.addEdge(one, players.length, [scores.indexOf(player.score)])
    }
    for (const [other, opponent] of players.entries()) {
      if (other > one && mayMeetEachOther(player, opponent)) matching.addEdge(one, other, [0])
    }
  }
  matching.start()
  if (!matching.solve()) throw new NoPairingError()
  return isOdd ? (players[matching.mateOf(players.length)]?.score ?? null) : null
}

/** The order of the boards: C.04.2 article 3.6. */
function byBoard(one: readonly [Standing, Standing], other: readonly [Standing, Standing]): number {
  const sums = [one, other].map(([a, b]) => a.score + b.score)
  return other[0].score - one[0].score || (sums[1] ?? 0) - (sums[0] ?? 0) || one[0].id - other[0].id
}

/**
 * Pairs a round of a Swiss tournament by the FIDE (Dutch) System, C.04.3 as of 2025 (in force since 1 February 2026).
 *
 * A round is one matching for each bracket: the criteria are summed over its edges, in their order, and what the rules
 * decide by the order of candidates is decided among the best matchings, one player after another.
 * @throws NoPairingError when the absolute rules leave no pairing
 */
export function pairRound({
  players,
  present,
  rounds,
  initialColor,
  forbidden = [],
  points = { win: 1, loss: 0 },
}: SwissRound): Pairing {
  const roundsPlayed = Math.max(0, ...players.map((player) => player.rounds.length))
  const isLastRound = roundsPlayed + 1 >= rounds
  const standings = standingsOf(players, { points, roundsPlayed, isLastRound })
  const ranked = [...standings.values()].filter(({ id }) => present.has(id)).toSorted(byRank)
  const apart = new Set(forbidden.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]))
  const mayMeetEachOther: MayMeet = (one, other) =>
    mayMeet(one, other) && (apart.size === 0 || !apart.has(`${one.id} ${other.id}`))
  if (ranked.length === 0) return { pairs: [], bye: null }
  const byeScore = byeScoreOf(ranked, mayMeetEachOther)
  const scores = [...new Set(ranked.map(({ score }) => score))]
  const groups = scores.map((score) => ranked.filter((player) => player.score === score))
  const pairs: (readonly [Standing, Standing])[] = []
  let moved: readonly Standing[] = []
  for (const [index, residents] of groups.entries()) {
    const paired = pairBracket({
      bracket: { moved, residents, next: groups[index + 1] ?? [] },
      rest: groups.slice(index + 2).flat(),
      byeScore,
      mayMeet: mayMeetEachOther,
      initialColor,
    })
    pairs.push(...paired.pairs)
    moved = paired.downfloaters
  }
  const [bye, ...left] = moved
  if (left.length > 0 || (byeScore === null) !== (bye === undefined)) {
    throw new Error('The last bracket has left players without an opponent.')
  }
  return {
    pairs: pairs
      .toSorted(byBoard)
      .map(([one, other]) =>
        colorOf(one, other, initialColor) === 'white'
          ? { white: one.id, black: other.id }
          : { white: other.id, black: one.id },
      ),
    bye: bye?.id ?? null,
  }
}
