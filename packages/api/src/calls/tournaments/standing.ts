import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { count, idOrSlug, page, paging, playerUid } from './fields.ts'
import { gameId } from '../../realtime/game-id.ts'
import { participant, participantExample, stage } from './tournament.ts'

const points = z.number().check(z.nonnegative())

/** A row of the standing; the tie-breaks are the tournament's `tie_breaks`, null in an arena. */
export const standingRow = z.object({
  place: z.int().check(z.positive()),
  player: participant,
  /** The latest round that counts. */
  round: count,
  games: count,
  points,
  tb1: z.nullable(points),
  tb2: z.nullable(points),
  tb3: z.nullable(points),
  /** Performance rating; null before the first rated game. */
  performance: z.nullable(count),
  /** How many games were won in a row by now; null but in an arena. */
  streak: z.nullable(count),
  /** Whether the next win counts double. */
  is_on_fire: z.boolean(),
})

export const standingRowExample = {
  place: 3,
  player: participantExample,
  round: 4,
  games: 4,
  points: 3.5,
  tb1: 8,
  tb2: 10.5,
  tb3: 9.25,
  performance: 1966,
  streak: null,
  is_on_fire: false,
} as const satisfies z.input<typeof standingRow>

const params = z.object({ id: idOrSlug })

export const listStanding = defineCall({
  id: 'tournaments.standing.list',
  method: 'GET',
  path: 'online/tournaments/:id/standing/',
  summary: 'Lists the standing from the first place down.',
  params,
  query: z.object({
    ...paging(50),
    /** What follows this row, in place of `offset`: rows that move meanwhile are neither missed nor told twice. */
    after: z.optional(z.string().check(z.maxLength(120))),
    /** The stage of a play-off. */
    stage: z.optional(z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(64))),
  }),
  response: z.object({
    count,
    data: z.readonly(z.array(standingRow)),
    /** The caller's own row; null without one. */
    you: z.nullable(standingRow),
    /** The number of the news that it is as of. */
    v: count,
    /** For `after` of the next page; null on the last. */
    next: z.nullable(z.string()),
  }),
  errors: ['not_found'],
  roles: everyone,
  example: { count: 48, data: [standingRowExample], you: null, v: 52, next: null },
})

export const listWinners = defineCall({
  id: 'tournaments.standing.winners',
  method: 'GET',
  path: 'online/tournaments/:id/winners/',
  summary: 'Lists the first three of a tournament that is over.',
  params,
  response: z.array(standingRow).check(z.maxLength(3)),
  errors: ['not_found'],
  roles: everyone,
  example: [{ ...standingRowExample, place: 1 }],
})

export const listPlayers = defineCall({
  id: 'tournaments.players',
  method: 'GET',
  path: 'online/tournaments/:id/players/',
  summary: 'Lists who has joined a tournament, the highest rated first.',
  params,
  query: z.object(paging(50)),
  response: page(participant),
  errors: ['not_found'],
  roles: everyone,
  example: { count: 48, results: [participantExample] },
})

/** One of the two of a tie; without a player it is a place for nobody, and the other goes on. */
const tieSide = z.object({
  player: z.nullable(participant),
  seed: z.nullable(z.int().check(z.positive())),
  /** Of the games of the tie so far. */
  points,
  has_won: z.boolean(),
})

/** Two who play for a place in the next stage. */
const tie = z.object({
  sides: z.tuple([tieSide, tieSide]),
  status: stage,
  /** Its latest game; null before the first, and where none is played. */
  board_id: z.nullable(gameId),
})

const tieExample = {
  sides: [
    { player: participantExample, seed: 1, points: 1, has_won: true },
    {
      player: { ...participantExample, player_uid: 'bT7mWz42NcY8' },
      seed: 2,
      points: 0,
      has_won: false,
    },
  ],
  status: 'completed',
  board_id: 'k3Jd82hsLq0a',
} as const satisfies z.input<typeof tie>

export const getBracket = defineCall({
  id: 'tournaments.bracket',
  method: 'GET',
  path: 'online/tournaments/:id/bracket/',
  summary: 'Gets the bracket of a play-off, as far as it is known.',
  params,
  response: z.object({
    /** How many stages there are; 0 before the start. */
    stage_count: count,
    /** Those that are known, the first first: the ties in the order of the bracket, of which each two lead to one. */
    stages: z.readonly(z.array(z.object({ ties: z.readonly(z.array(tie)) }))),
    /** The tie for the third place; null without one. */
    third_place: z.nullable(tie),
  }),
  errors: ['not_found'],
  roles: everyone,
  example: { stage_count: 1, stages: [{ ties: [tieExample] }], third_place: null },
})

/** A team's row; its points are the sum of its players' points. */
const teamRow = z.object({
  id: idOrSlug,
  name: z.string(),
  place: z.int().check(z.positive()),
  players: count,
  points,
  /** Whether the player of the query plays in it. */
  is_own: z.boolean(),
})

export const listTeams = defineCall({
  id: 'tournaments.teams.list',
  method: 'GET',
  path: 'online/tournaments/:id/teams-standing/',
  summary: 'Lists the teams of a team tournament from the first place down.',
  params,
  query: z.object({
    ...paging(50),
    /** The player whose team gets `is_own`. */
    player_id: z.optional(playerUid),
  }),
  response: z.object({ count, data: z.readonly(z.array(teamRow)) }),
  errors: ['not_found'],
  roles: everyone,
  example: {
    count: 1,
    data: [{ id: '7', name: 'Steppe Knights', place: 1, players: 4, points: 11.5, is_own: false }],
  },
})

export const listTeamPlayers = defineCall({
  id: 'tournaments.teams.players',
  method: 'GET',
  path: 'online/tournaments/:id/teams-standing/:teamId/players/',
  summary: 'Lists the players of a team by their points.',
  params: z.object({ id: idOrSlug, teamId: idOrSlug }),
  query: z.object(paging(50)),
  response: page(standingRow),
  errors: ['not_found'],
  roles: everyone,
  example: { count: 4, results: [standingRowExample] },
})
