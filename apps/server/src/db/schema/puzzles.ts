import { puzzleModes, puzzleResults, runEndings, runKinds } from '@kingside/api/facts'
import { isNull, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { players } from './players.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const key = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const playerId = () =>
  bigint('player_id', { mode: 'number' })
    .notNull()
    .references(() => players.id)

export const puzzles = pgTable(
  'puzzles',
  {
    id: key(),
    /** Names it in answers: the source's own id, or one of ours. */
    slug: text().notNull().unique(),
    source: text({ enum: ['lichess', 'kingside'] }).notNull(),
    /** The game that it comes from, by the source's id. */
    game: text(),
    /** Before the opponent's move. */
    fen: text().notNull(),
    /** In UCI; the first is the opponent's, the last the solver's. */
    moves: text().array().notNull(),
    themes: text().array().notNull(),
    /** By which it is chosen: the rating as it came in, so that tries don't move the index. */
    level: smallint().notNull(),
    rating: doublePrecision().notNull(),
    deviation: doublePrecision().notNull(),
    volatility: doublePrecision().notNull(),
    plays: integer().notNull(),
    /** What solvers elsewhere thought of it, from -100 to 100. */
    popularity: smallint().notNull(),
    /** Whether everybody's device may have its solution; then it is for practice alone. */
    isPacked: boolean('is_packed').notNull().default(false),
  },
  (table) => [index('puzzles_by_level').on(table.level, table.id)],
)

const puzzleId = () =>
  bigint('puzzle_id', { mode: 'number' })
    .notNull()
    .references(() => puzzles.id)

/** The themes of puzzles, to choose by. */
export const puzzleThemeEntries = pgTable(
  'puzzle_theme_entries',
  { theme: text().notNull(), level: smallint().notNull(), puzzleId: puzzleId() },
  (table) => [primaryKey({ columns: [table.theme, table.level, table.puzzleId] })],
)

/** Puzzles one after the other: until the first miss, or for three minutes. */
export const puzzleRuns = pgTable(
  'puzzle_runs',
  {
    id: key(),
    uid: text().notNull().unique(),
    playerId: playerId(),
    kind: text({ enum: runKinds }).notNull(),
    /** Puzzles that were solved. */
    score: smallint().notNull().default(0),
    /** Right moves in a row. */
    combo: smallint().notNull().default(0),
    /** The number of the puzzle in which the one skip was used. */
    skippedIn: smallint('skipped_in'),
    createdAt: at('created_at').notNull(),
    /** The first move, from which on the clock goes. */
    startedAt: at('started_at'),
    /** When the time of a timed run is up, with what was won and lost of it. */
    deadline: at('deadline'),
    endedAt: at('ended_at'),
    ending: text({ enum: runEndings }),
  },
  (table) => [
    // One at a time of each kind.
    uniqueIndex('puzzle_runs_open').on(table.playerId, table.kind).where(isNull(table.endedAt)),
    index('puzzle_runs_best').on(table.playerId, table.kind, table.score.desc()),
  ],
)

/** Tries of puzzles, from the moment at which they are given. */
export const puzzleAttempts = pgTable(
  'puzzle_attempts',
  {
    id: key(),
    uid: text().notNull().unique(),
    playerId: playerId(),
    puzzleId: puzzleId(),
    mode: text({ enum: puzzleModes }).notNull(),
    /** The theme that was asked for; null is any. */
    theme: text(),
    runId: bigint('run_id', { mode: 'number' }).references(() => puzzleRuns.id),
    /** Which one of its run it is, from 1. */
    number: smallint(),
    /** Right moves of the solver so far. */
    found: smallint().notNull().default(0),
    result: text({ enum: puzzleResults }),
    ratingBefore: doublePrecision('rating_before'),
    ratingAfter: doublePrecision('rating_after'),
    givenAt: at('given_at').notNull(),
    /** The first move or hint, from which on it counts. */
    begunAt: at('begun_at'),
    /** When the result was decided. */
    endedAt: at('ended_at'),
  },
  (table) => [
    // One puzzle at a time of each kind, and one rated try of a puzzle for ever.
    uniqueIndex('puzzle_attempts_open').on(table.playerId, table.mode).where(isNull(table.endedAt)),
    uniqueIndex('puzzle_attempts_rated')
      .on(table.playerId, table.puzzleId)
      .where(sql`${table.mode} = 'rated'`),
    uniqueIndex('puzzle_attempts_of_run').on(table.runId, table.number),
    index('puzzle_attempts_seen').on(table.playerId, table.puzzleId),
    index('puzzle_attempts_ended')
      .on(table.playerId, table.endedAt.desc())
      .where(sql`${table.endedAt} is not null`),
    index('puzzle_attempts_of_puzzle').on(table.puzzleId),
  ],
)

/** Which new puzzles a player has begun, and on which day (UTC). */
export const puzzleUses = pgTable(
  'puzzle_uses',
  { playerId: playerId(), puzzleId: puzzleId(), day: date({ mode: 'string' }).notNull() },
  (table) => [
    primaryKey({ columns: [table.playerId, table.puzzleId] }),
    index('puzzle_uses_by_day').on(table.playerId, table.day),
  ],
)

export const puzzleRatings = pgTable('puzzle_ratings', {
  playerId: playerId().primaryKey(),
  rating: doublePrecision().notNull(),
  deviation: doublePrecision().notNull(),
  volatility: doublePrecision().notNull(),
  updatedAt: at('updated_at').notNull(),
})

/** Puzzles that failed and come again. */
export const puzzleReviews = pgTable(
  'puzzle_reviews',
  {
    playerId: playerId(),
    puzzleId: puzzleId(),
    /** How often it was solved since it failed. */
    stage: smallint().notNull(),
    /** UTC. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.puzzleId] }),
    index('puzzle_reviews_due').on(table.playerId, table.dueOn),
  ],
)

export const dailyPuzzles = pgTable('daily_puzzles', {
  /** UTC. */
  day: date({ mode: 'string' }).primaryKey(),
  puzzleId: puzzleId().unique(),
})
