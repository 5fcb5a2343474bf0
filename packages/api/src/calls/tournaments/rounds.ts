import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { gameId } from '../../realtime/game.ts'
import { count, flag, idOrSlug, moment, paging, playerUid } from './fields.ts'
import { members } from './members.ts'
import { participant, participantExample, stage } from './tournament.ts'
import { gameResults } from '../../facts/games.ts'
import { boardDeciders } from '../../facts/tournaments.ts'

const ms = z.number().check(z.nonnegative())

/** A round; the specification calls it a tour. */
export const round = z.object({
  id: idOrSlug,
  tournament: idOrSlug,
  /** From 1. */
  number: z.int().check(z.positive()),
  status: stage,
  start: z.nullable(moment),
  finish: z.nullable(moment),
  ms_left_to_start: z.nullable(ms),
  ms_left_to_end: z.nullable(ms),
})

export const roundExample = {
  id: '301',
  tournament: '1024',
  number: 1,
  status: 'goes',
  start: '2026-11-28T17:00:00Z',
  finish: null,
  ms_left_to_start: null,
  ms_left_to_end: null,
} as const satisfies z.input<typeof round>

export const listRounds = defineCall({
  id: 'tours.list',
  method: 'GET',
  path: 'tours/',
  summary: 'Lists the rounds of a tournament.',
  query: z.object({
    tournament: z.optional(idOrSlug),
    ordering: z._default(z.enum(['number', '-number', 'tournament', '-tournament']), 'number'),
  }),
  response: z.array(round),
  errors: ['not_found'],
  roles: everyone,
  example: [roundExample],
})

/** A game of a round. */
export const board = z.object({
  board_id: gameId,
  /** Its number in the round's pairing, from 1. */
  table: z.int().check(z.positive()),
  status: stage,
  result: z.nullable(z.enum(gameResults)),
  /** The moves so far in UCI, separated by spaces. */
  moves: z.string(),
  white_uid: playerUid,
  black_uid: playerUid,
  white_player: participant,
  black_player: participant,
  white_ms_left: ms,
  black_ms_left: ms,
  /** When the time of the side to move is over; null while that clock stands. */
  white_ends_at: z.nullable(moment),
  black_ends_at: z.nullable(moment),
  /** How long the first move may take; null once it was made. */
  first_move_ms_left: z.nullable(ms),
  /** Whether somebody did not come to it. */
  is_forfeit: z.boolean(),
  /** Null while it is open. */
  decided_by: z.nullable(z.enum(boardDeciders)),
  /** The report of the game, once there is one. */
  analysis: z.nullable(z.object({ white_accuracy: z.number(), black_accuracy: z.number() })),
  /** The region that runs the game; null in a list unless its query asks for it. */
  gs_region: z.nullable(z.string()),
})

export const boardExample = {
  board_id: 'k3Jd82hsLq0a',
  table: 1,
  status: 'goes',
  result: null,
  moves: 'e2e4 e7e5',
  white_uid: 'aX3kPq91LmZ0',
  black_uid: 'bT7mWz42NcY8',
  white_player: participantExample,
  black_player: { ...participantExample, player_uid: 'bT7mWz42NcY8', name: 'Timur Abenov' },
  white_ms_left: 171_000,
  black_ms_left: 168_500,
  white_ends_at: '2026-11-28T17:02:51Z',
  black_ends_at: null,
  first_move_ms_left: null,
  is_forfeit: false,
  decided_by: null,
  analysis: null,
  gs_region: null,
} as const satisfies z.input<typeof board>

export const listBoards = defineCall({
  id: 'tournamentBoards.list',
  method: 'GET',
  path: 'online/tournament/gaming/',
  summary: 'Lists the boards of a round.',
  query: z.object({
    ...paging(8),
    tournament_id: idOrSlug,
    /** @default the latest round */
    tour_id: z.optional(idOrSlug),
    status: z.optional(z.array(stage)),
    /** Leaves out boards without an opponent. */
    exclude_odd_boards: z.optional(flag),
    include_region: z.optional(flag),
  }),
  response: z.object({
    count,
    active_boards_count: count,
    /** The players who have a bye in this round. */
    players_free_win: z.readonly(z.array(playerUid)),
    results: z.readonly(z.array(board)),
  }),
  errors: ['not_found'],
  roles: everyone,
  example: { count: 24, active_boards_count: 20, players_free_win: [], results: [boardExample] },
})

export const getMyBoard = defineCall({
  id: 'tournamentBoards.mine',
  method: 'GET',
  path: 'online/tournament/gaming/my-board/',
  summary: "Gets the caller's board of a round; null while there is none.",
  query: z.object({
    tournamentId: idOrSlug,
    /** @default the latest round */
    tourId: z.optional(idOrSlug),
    includeRegion: z.optional(flag),
  }),
  response: z.object({ board: z.nullable(board) }),
  errors: ['not_found'],
  roles: members,
  example: { board: boardExample },
})

export const listTopBoards = defineCall({
  id: 'tournamentBoards.top',
  method: 'GET',
  path: 'online/tournament/top-tour-boards/:id/',
  summary: 'Lists the boards of the best players of a round.',
  params: z.object({ id: idOrSlug }),
  response: z.array(board),
  errors: ['not_found'],
  roles: everyone,
  example: [boardExample],
})
