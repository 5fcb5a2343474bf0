import { z } from 'zod/mini'
import { count, idOrSlug, moment, playerUid } from '../calls/tournaments/fields.ts'
import { round } from '../calls/tournaments/rounds.ts'
import { stage } from '../calls/tournaments/tournament.ts'
import { gameResults } from '../facts/games.ts'
import { participantStatuses } from '../facts/tournaments.ts'
import { gameId } from './game-id.ts'

/** Every news says of which tournament it is, and its number there: after a gap the client asks for all anew. */
const ofTournament = { tournamentId: idOrSlug, v: count, serverTs: z.number() }

/**
 * News of a tournament, told to those who follow the lobby's tag `tournament` with its id. Of one with more than eight
 * running boards `board.change` has the last move at most once a second for each.
 */
const tournamentEvents = [
  /** Something of its description has changed: ask for it. */
  z.object({ type: z.literal('tournament.update'), ...ofTournament }),
  z.object({ type: z.literal('tournament.status'), ...ofTournament, status: stage }),
  z.object({ type: z.literal('seats.change'), ...ofTournament, signed_up_amount: count }),
  z.object({
    type: z.literal('round.create'),
    ...ofTournament,
    round,
    /** Who has a bye in it. */
    free_wins: z.readonly(z.array(playerUid)),
  }),
  z.object({ type: z.literal('round.change'), ...ofTournament, round }),
  z.object({
    type: z.literal('board.change'),
    ...ofTournament,
    board_id: gameId,
    table: z.int().check(z.positive()),
    status: stage,
    result: z.nullable(z.enum(gameResults)),
    /** In UCI; absent where nothing was moved, as is the position after it. */
    last_move: z.optional(z.string()),
    fen: z.optional(z.string()),
    /** What a side had left after its last move, in ms; absent before that. */
    white_ms_left: z.optional(z.number()),
    black_ms_left: z.optional(z.number()),
  }),
  z.object({ type: z.literal('standing.change'), ...ofTournament }),
  /** Null: the pause is over. */
  z.object({ type: z.literal('pause.set'), ...ofTournament, ends_at: z.nullable(moment) }),
] as const

/** Own news of a tournament, told to the player on every page that is open. */
const ownTournamentEvents = [
  z.object({
    type: z.literal('entry.change'),
    ...ofTournament,
    status: z.nullable(z.enum(participantStatuses)),
  }),
  z.object({ type: z.literal('ready.change'), ...ofTournament, ready: z.boolean() }),
  /** The player has a board: its page opens within two seconds, once, and never out of a running game. */
  z.object({
    type: z.literal('board.own'),
    ...ofTournament,
    game_id: gameId,
    starts_at: z.nullable(moment),
  }),
] as const

/** The `news` of the lobby socket's `tournament` messages. */
export const tournamentEvent = z.discriminatedUnion('type', [
  ...tournamentEvents,
  ...ownTournamentEvents,
])
export type TournamentEvent = z.output<typeof tournamentEvent>
