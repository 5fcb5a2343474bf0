import {
  challengeKinds,
  challengeStatuses,
  desiredColors,
  playableRatingTypes,
} from '@kingside/api'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { requestModes, requestStatuses, type SearchOption } from '../../domain/lobby/request.ts'
import { players } from './players.ts'
import { timeControls } from './reference.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const playerId = (name: string) => bigint(name, { mode: 'number' }).references(() => players.id)

/** Challenges of every kind. Who takes one changes `status` from `open`, and that one update decides races. */
export const challenges = pgTable(
  'challenges',
  {
    id: text().primaryKey(),
    kind: text({ enum: challengeKinds }).notNull(),
    ownerId: playerId('owner_id').notNull(),
    /** Who is challenged by name, or who took it. */
    opponentId: playerId('opponent_id'),
    desiredColor: text('desired_color', { enum: desiredColors }).notNull(),
    ratingType: text('rating_type', { enum: playableRatingTypes }).notNull(),
    ratingFrom: integer('rating_from'),
    ratingTo: integer('rating_to'),
    timeControlId: integer('time_control_id')
      .notNull()
      .references(() => timeControls.id),
    inviteCode: text('invite_code').unique(),
    /** When its game starts; null is as soon as it is accepted. */
    startsAt: at('starts_at'),
    status: text({ enum: challengeStatuses }).notNull(),
    /** Null after an acceptance is a game that is about to begin. */
    gameId: text('game_id'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    index('challenges_open_by_kind')
      .on(table.kind, table.createdAt)
      .where(sql`${table.status} = 'open'`),
    index('challenges_open_by_owner')
      .on(table.ownerId)
      .where(sql`${table.status} = 'open'`),
    index('challenges_open_by_opponent')
      .on(table.opponentId)
      .where(sql`${table.status} = 'open'`),
  ],
)

/** Searches and friends' links; a player has one at a time. */
export const gameRequests = pgTable(
  'game_requests',
  {
    id: text().primaryKey(),
    mode: text({ enum: requestModes }).notNull(),
    playerId: playerId('player_id').notNull(),
    status: text({ enum: requestStatuses }).notNull(),
    desiredColor: text('desired_color', { enum: desiredColors }).notNull(),
    options: jsonb().$type<readonly SearchOption[]>().notNull(),
    /** The only player to play with; null is anybody. */
    onlyOpponentId: playerId('only_opponent_id'),
    inviteCode: text('invite_code').unique(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    endedAt: at('ended_at'),
    endCode: text('end_code'),
    endDetail: text('end_detail'),
    /** Of a found one: what the game is, so that it can be begun after a crash too. */
    originId: text('origin_id'),
    whiteId: playerId('white_id'),
    blackId: playerId('black_id'),
    timeControlId: integer('time_control_id').references(() => timeControls.id),
    ratingType: text('rating_type', { enum: playableRatingTypes }),
    isBot: boolean('is_bot').notNull().default(false),
    gameId: text('game_id'),
  },
  (table) => [
    uniqueIndex('game_requests_one_open_by_player')
      .on(table.playerId)
      .where(sql`${table.status} = 'open'`),
    index('game_requests_by_origin').on(table.originId),
  ],
)
