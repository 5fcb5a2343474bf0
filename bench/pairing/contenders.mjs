// Who pairs: by the FIDE (Dutch) System where the contender can, by rules of its own where not.
import blossom from 'edmonds-blossom-fixed'
import { ByeMatchResult, calculateSwissPairings, MatchResult } from 'swiss-tournament-calculator'
import { Swiss } from 'tournament-pairings'
import { pairRound } from '../../packages/pairing/src/index.ts'

/** @typedef {import('./tournaments.mjs').SwissRound} SwissRound */

/**
 * @typedef {object} Contender
 * @property {string} name
 * @property {boolean} isDutch Whether it follows the same rules, so that its pairs must be the same.
 * @property {number} most players that it can pair while somebody waits
 * @property {(round: SwissRound) => Promise<readonly (readonly [number, number])[]>} pair
 */

/** @param {SwissRound} round */
const scores = ({ players }) =>
  players.map(({ rounds }) => rounds.reduce((sum, { points }) => sum + points, 0))

/** @param {SwissRound} round @param {number} id @returns {number[]} */
const opponents = ({ players }, id) =>
  players[id - 1]?.rounds.flatMap((past) => (past.kind === 'game' ? [past.opponent] : [])) ?? []

/** @param {number} points of White */
const resultOf = (points) => {
  if (points === 0.5) return MatchResult.DRAW
  return points === 1 ? MatchResult.WHITE_WIN : MatchResult.BLACK_WIN
}

/** @type {readonly Contender[]} */
export const contenders = [
  {
    name: 'Kingside',
    isDutch: true,
    most: Infinity,
    pair: async (round) => pairRound(round).pairs.map(({ white, black }) => [white, black]),
  },
  {
    name: 'swiss-tournament-calculator (bbp)',
    isDutch: true,
    // Its memory ends with 500 of them.
    most: 200,
    pair: async (round) => {
      const { pairings } = await calculateSwissPairings({
        totalNumberOfRounds: round.rounds,
        players: round.players.map(({ id }) => ({ id })),
        matches: round.players.flatMap(({ id, rounds }) =>
          rounds.flatMap((past, index) =>
            past.kind === 'game' && past.color === 'white'
              ? [
                  {
                    white: id,
                    black: past.opponent,
                    round: index + 1,
                    result: resultOf(past.points),
                  },
                ]
              : [],
          ),
        ),
        byes: round.players.flatMap(({ id, rounds }) =>
          rounds.flatMap((past, index) =>
            past.kind === 'bye'
              ? [{ player: id, round: index + 1, result: ByeMatchResult.PAIRING_ALLOCATED_BYE }]
              : [],
          ),
        ),
      })
      return pairings.map(({ white, black }) => [white, black])
    },
  },
  {
    name: 'tournament-pairings (own rules)',
    isDutch: false,
    most: 200,
    pair: async (round) => {
      const points = scores(round)
      const matches = Swiss(
        round.players.map(({ id, rounds }) => ({
          id,
          score: points[id - 1] ?? 0,
          avoid: opponents(round, id),
          receivedBye: rounds.some(({ kind }) => kind === 'bye'),
          seating: rounds.flatMap((past) =>
            past.kind === 'game' ? [past.color === 'white' ? 1 : -1] : [],
          ),
        })),
        1 + (round.players[0]?.rounds.length ?? 0),
        false,
        true,
      )
      return matches.flatMap(({ player1, player2 }) =>
        player1 === null || player2 === null ? [] : [[Number(player1), Number(player2)]],
      )
    },
  },
  {
    name: 'edmonds-blossom-fixed (one matching)',
    isDutch: false,
    most: 200,
    // What the plain library does with one number for an edge: a single matching, of a few criteria.
    pair: async (round) => {
      const points = scores(round)
      /** @type {[number, number, number][]} */
      const edges = round.players.flatMap(({ id }) => {
        const met = new Set(opponents(round, id))
        return round.players
          .filter((other) => other.id > id && !met.has(other.id))
          .map((other) => [
            id - 1,
            other.id - 1,
            1000 - Math.abs((points[id - 1] ?? 0) - (points[other.id - 1] ?? 0)) * 20,
          ])
      })
      return blossom(edges, true)
        .map((mate, index) => /** @type {const} */ ([index + 1, mate + 1]))
        .filter(([one, other]) => one < other)
    },
  },
]
