import { isNotNull, isNull, sql } from 'drizzle-orm'
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { GameConfig, GameFact } from '../../domain/games/game.types.ts'
import type { StoredState } from '../../domain/games/game-store.ts'
import { players, ratingKind } from './players.ts'
import { boardType, timeControls } from './reference.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const playerRef = (name: string) => bigint(name, { mode: 'number' }).references(() => players.id)

export const gamePhase = pgEnum('game_phase', [
  'SCHEDULED',
  'CONNECTING',
  'PLAYING',
  'DONE',
  'UNEXPECTED',
])
export const gameResult = pgEnum('game_result', [
  'WHITE_WIN',
  'DRAW',
  'BLACK_WIN',
  'ABORT',
  'CANCELLED',
  'UNEXPECTED',
])
export const gameRatingType = pgEnum('game_rating_type', ['non-rated', 'worldchess', 'fide', 'otb'])

/** Games; their moves and events are rows of their own. */
export const games = pgTable(
  'games',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Names the game to everybody. */
    uid: text().notNull().unique(),
    whiteId: playerRef('white_id').notNull(),
    blackId: playerRef('black_id').notNull(),
    timeControlId: integer('time_control_id')
      .notNull()
      .references(() => timeControls.id),
    boardType: boardType('board_type').notNull(),
    ratingType: gameRatingType('rating_type').notNull(),
    /** What the players were rated when it began; null where a kind has no rating. */
    whiteRating: integer('white_rating'),
    blackRating: integer('black_rating'),
    /** What led to it; the pair is unique, so that asking twice begins one game. */
    originKind: text('origin_kind').notNull(),
    originId: text('origin_id').notNull(),
    config: jsonb().$type<GameConfig>().notNull(),
    phase: gamePhase().notNull(),
    /** The number of its last event. */
    v: integer().notNull(),
    /** The fencing number: raised at each takeover; a write with an older number fails. */
    fence: integer().notNull().default(0),
    state: jsonb().$type<StoredState>().notNull(),
    /** Added to the state's times, in ms, to have them on the wall clock. */
    aheadMs: bigint('ahead_ms', { mode: 'number' }).notNull(),
    /** The next deadline; null when there is none. */
    dueAt: at('due_at'),
    plies: integer().notNull().default(0),
    result: gameResult(),
    reason: text(),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
    /** When ratings and counters were brought up to date; null on a game that is over is work to do. */
    settledAt: at('settled_at'),
    /** Why the check with chess.js disagreed; such a game changes no rating. */
    review: text(),
    /** When puzzles were looked for in it. */
    minedAt: at('mined_at'),
  },
  (table) => [
    uniqueIndex('games_origin').on(table.originKind, table.originId),
    index('games_white').on(table.whiteId, table.id),
    index('games_black').on(table.blackId, table.id),
    // For the games of two players against each other, whoever had White.
    index('games_pair').on(
      sql`least(${table.whiteId}, ${table.blackId})`,
      sql`greatest(${table.whiteId}, ${table.blackId})`,
      table.id,
    ),
    index('games_due').on(table.dueAt).where(isNotNull(table.dueAt)),
    index('games_going').on(table.id).where(isNull(table.result)),
    // Games in which puzzles are to be found.
    index('games_unmined')
      .on(table.id)
      .where(
        sql`${table.minedAt} is null and ${table.result} in ('WHITE_WIN', 'DRAW', 'BLACK_WIN')`,
      ),
    index('games_unsettled')
      .on(table.endedAt)
      .where(sql`${table.result} is not null and ${table.settledAt} is null`),
  ],
)

/** The plies of a game: one row for each, whatever is sent twice. */
export const gameMoves = pgTable(
  'game_moves',
  {
    gameId: bigint('game_id', { mode: 'number' })
      .notNull()
      .references(() => games.id),
    absNum: integer('abs_num').notNull(),
    uci: text().notNull(),
    fen: text().notNull(),
    moveId: text('move_id').notNull(),
    /** The number of its event. */
    v: integer().notNull(),
    leftMs: integer('left_ms').notNull(),
    usedMs: integer('used_ms').notNull(),
    compensatedMs: integer('compensated_ms').notNull(),
    earnedMs: integer('earned_ms').notNull(),
    /** When it was stored, in ms since 1970. */
    ts: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.absNum] }),
    unique('game_moves_move_id').on(table.gameId, table.moveId),
  ],
)

/** The events of a game, in order; kept while a client may ask for them. */
export const gameEvents = pgTable(
  'game_events',
  {
    gameId: bigint('game_id', { mode: 'number' })
      .notNull()
      .references(() => games.id),
    v: integer().notNull(),
    fact: jsonb().$type<GameFact>().notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.v] })],
)

/** What a game did to a rating; the key makes it happen once. */
export const ratingChanges = pgTable(
  'rating_changes',
  {
    gameId: bigint('game_id', { mode: 'number' })
      .notNull()
      .references(() => games.id),
    playerId: playerRef('player_id').notNull(),
    kind: ratingKind().notNull(),
    boardType: boardType('board_type').notNull(),
    before: doublePrecision().notNull(),
    after: doublePrecision().notNull(),
    /** Of the player when the game ended, after their rest; null for games before these were kept. */
    deviation: doublePrecision(),
    volatility: doublePrecision(),
    /** What an arbiter has decided that it counts as for the player; null: as it ended. */
    countsAs: text('counts_as', { enum: ['win', 'draw', 'loss', 'nothing'] }),
    at: at('at').notNull(),
    /** When the points that it cost were given back, because the opponent was banned for cheating. */
    restoredAt: at('restored_at'),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.playerId] }),
    index('rating_changes_player').on(table.playerId, table.kind, table.boardType, table.at),
  ],
)

/** How players behave, counted once for each game. */
export const conduct = pgTable('conduct', {
  playerId: playerRef('player_id').primaryKey(),
  games: integer().notNull().default(0),
  /** Aborted by hand. */
  aborts: integer().notNull().default(0),
  /** Did not come, or made no first move. */
  noShows: integer('no_shows').notNull().default(0),
  /** Went away in a game that was going. */
  disconnects: integer().notNull().default(0),
  /** Let the clock run out instead of playing or resigning. */
  sittings: integer().notNull().default(0),
})

/** Rated games in which a player behaved badly; kept for as long as they close rated games to the player. */
export const conductEvents = pgTable(
  'conduct_events',
  {
    gameId: bigint('game_id', { mode: 'number' })
      .notNull()
      .references(() => games.id),
    playerId: playerRef('player_id').notNull(),
    misconduct: text().notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.playerId] }),
    index('conduct_events_player').on(table.playerId, table.at),
    index('conduct_events_at').on(table.at),
  ],
)

/** Which players are the computer, and how it plays as each. */
export const bots = pgTable('bots', {
  playerId: playerRef('player_id').primaryKey(),
  level: integer().notNull().unique(),
  /** The rating that the level stands for; it does not change. */
  rating: integer().notNull(),
})
