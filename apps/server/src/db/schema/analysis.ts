import type { AnalysisItem } from '@kingside/chess-game'
import { analysisStatuses, moveGrades } from '@kingside/api'
import { isNull } from 'drizzle-orm'
import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { games } from './games.ts'
import { players } from './players.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const gameId = () => bigint('game_id', { mode: 'number' }).references(() => games.id)

/** Games that are or were analysed, and the queue of those that wait: one row for each game. */
export const gameAnalyses = pgTable(
  'game_analyses',
  {
    gameId: gameId().primaryKey(),
    status: text({ enum: analysisStatuses }).notNull(),
    /** Positions of the game: one more than it has moves. */
    total: integer().notNull(),
    requestedAt: at('requested_at').notNull(),
    finishedAt: at('finished_at'),
    /** Raised by whoever takes it up; a write with an older number changes nothing. */
    claim: integer().notNull().default(0),
    /** How often it was taken up since something was stored last. */
    tries: smallint().notNull().default(0),
    /** Until when it belongs to whoever took it up; null is free. */
    leaseUntil: at('lease_until'),
  },
  (table) => [index('game_analyses_waiting').on(table.requestedAt).where(isNull(table.finishedAt))],
)

/** The positions of a game that were looked at, with the judgement of the move that led to each. */
export const analysedPositions = pgTable(
  'analysed_positions',
  {
    gameId: gameId().notNull(),
    /** 0 is the position that the game began with. */
    ply: integer().notNull(),
    item: jsonb().$type<AnalysisItem>().notNull(),
    grade: text({ enum: moveGrades }),
    accuracy: doublePrecision(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.ply] })],
)

/** Who had which game analysed on which day, in UTC; the key counts a game once a day. */
export const analysisUses = pgTable(
  'analysis_uses',
  {
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    gameId: gameId().notNull(),
    day: date({ mode: 'string' }).notNull(),
    usedAt: at('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.gameId, table.day] }),
    index('analysis_uses_day').on(table.playerId, table.day),
  ],
)
