import { z } from 'zod/mini'
import { color, gameId } from '../../realtime/game.ts'
import { lobbyPlayer } from '../../realtime/lobby-player.ts'
import { timeControl } from '../../time-control.ts'
import { endReasons, gamePhases, gameResults, resultNumbers } from '../../facts/games.ts'
import { ratingTypes } from '../../facts/ratings.ts'

const ms = z.number().check(z.nonnegative())

/** A moment between two plies. */
const turnMoment = z.object({
  /** How many plies had been played; 0 at the start. */
  absNum: z.int().check(z.nonnegative()),
  /** When it was, in ms since 1970; null for the start, and for plies of which that was not kept. */
  ts: z.nullable(ms),
  fen: z.string(),
  /** The ply that led to it; null at the start. */
  uci: z.nullable(z.string()),
})

/** By how many points the reader's rating changes with each result of the game. */
const stakes = z.object({ win: z.int(), draw: z.int(), loss: z.int() })

/** The present state of a game: players, settings, side to move and result (specification 2, section 3). */
export const gameData = z.object({
  gId: gameId,
  /** Public ids of the players. */
  wPId: z.string(),
  bPId: z.string(),
  currPh: z.enum(gamePhases),
  playingPh: z.object({
    /**
     * The last ply: when its player's turn began, and when it was played; null before the first. Older servers leave it
     * out.
     */
    lastTurn: z._default(z.nullable(z.object({ start: turnMoment, end: turnMoment })), null),
    /** The side to move, and the number of its next ply. */
    currTurn: z.object({ clr: color, absNum: z.int().check(z.positive()) }),
    /** What each side had left when the answer was made. Older servers leave it out. */
    leftMs: z._default(z.nullable(z.object({ w: ms, b: ms })), null),
  }),
  publicExtra: z.object({
    tournament_id: z.nullable(z.string()),
    /** The rating type that the game counts for. */
    rating: z.enum(ratingTypes),
    time_control: timeControl,
    /** The region whose server runs the game. */
    rId: z.string(),
  }),
  /** When a scheduled game starts. */
  scheduledPhCfg: z.nullable(z.object({ start: z.iso.datetime() })),
  /** The time for each side's first move, and for both players to arrive. */
  firstMoveMs: ms,
  connectingMs: ms,
  donePh: z.nullable(z.object({ result: z.enum(gameResults), reason: z.enum(endReasons) })),
  misc: z.object({ version: z.int().check(z.nonnegative()) }),
  /** Only for a player of a rated game that is not over; null for everybody else. Older servers leave it out. */
  stakes: z._default(z.nullable(stakes), null),
  white_player: lobbyPlayer,
  black_player: lobbyPlayer,
  /** White win 1, draw 2, black win 3, aborted 4; null while the game runs. */
  result: z.nullable(z.literal(Object.values(resultNumbers))),
  created_at: z.iso.datetime(),
})
export type GameData = z.output<typeof gameData>
export type GameStakes = NonNullable<GameData['stakes']>

export const gameParams = z.object({ id: gameId })
