import { arenaTitles } from '@kingside/api/facts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { boardType } from './reference.ts'

/** A `relayed` player is known only by what the PGN of a broadcast says. */
export const playerKind = pgEnum('player_kind', ['visitor', 'member', 'bot', 'relayed'])
export const ratingKind = pgEnum('rating_kind', ['worldchess', 'fide'])

/** Whoever can sit at a board. A visitor who registers stays the same player, so the games stay. */
export const players = pgTable(
  'players',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Names the player to everybody. */
    uid: text().notNull().unique(),
    kind: playerKind().notNull(),
    /** What others see; empty for a visitor, whom the client names in the reader's language. */
    name: text().notNull(),
    /** Of the federation, such as `GM`. */
    title: text(),
    /** The highest of the online arena, such as `AGM`, that the player holds. */
    foaTitle: text('foa_title', { enum: arenaTitles }),
    /** Two letters, upper case. */
    country: text(),
    /** The file of the picture of the player, of the kind `avatar`; the file knows the player as well. */
    avatarId: text('avatar_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // For the search of players: names that begin so, in their order, and names that contain it.
    index('players_name')
      .on(sql`lower(${table.name}) collate "C"`, table.id)
      .where(sql`${table.kind} = 'member'`),
    index('players_name_parts')
      .using('gin', sql`lower(${table.name}) gin_trgm_ops`)
      .where(sql`${table.kind} = 'member'`),
  ],
)

/** Browsers that came without an account. */
export const visitors = pgTable(
  'visitors',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => players.id),
    /** SHA-256 of the anonymous uid, so that a copy of the database lets nobody pass for a visitor. */
    uidHash: text('uid_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('visitors_seen').on(table.seenAt)],
)

/** Glicko-2 for each kind and board type; a row comes with the first rated game. */
export const ratings = pgTable(
  'ratings',
  {
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    kind: ratingKind().notNull(),
    boardType: boardType('board_type').notNull(),
    rating: doublePrecision().notNull(),
    deviation: doublePrecision().notNull(),
    volatility: doublePrecision().notNull(),
    games: integer().notNull(),
    /** How those games ended. */
    wins: integer().notNull().default(0),
    draws: integer().notNull().default(0),
    losses: integer().notNull().default(0),
    /** The highest that it was after a game; null before the first. */
    highest: doublePrecision(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.kind, table.boardType] }),
    index('ratings_best').on(
      table.kind,
      table.boardType,
      table.rating.desc().nullsFirst(),
      table.playerId,
    ),
  ],
)
