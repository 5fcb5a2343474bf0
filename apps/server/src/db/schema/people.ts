import { playerReportDecisions, playerReportKinds } from '@kingside/api/facts'
import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { games } from './games.ts'
import { players } from './players.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const playerRef = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => players.id)

/** Who follows whom. */
export const follows = pgTable(
  'follows',
  {
    followerId: playerRef('follower_id'),
    followedId: playerRef('followed_id'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followedId] }),
    index('follows_followed').on(table.followedId),
    index('follows_newest').on(table.followerId, table.createdAt.desc()),
  ],
)

/** Who wants to meet whom in tournaments only. It holds both ways, and the other one is not told. */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: playerRef('blocker_id'),
    blockedId: playerRef('blocked_id'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('blocks_blocked').on(table.blockedId),
    index('blocks_newest').on(table.blockerId, table.createdAt.desc()),
  ],
)

/** What players reported of others, and what operators decided. */
export const playerReports = pgTable(
  'player_reports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reporterId: playerRef('reporter_id'),
    playerId: playerRef('player_id'),
    kind: text({ enum: playerReportKinds }).notNull(),
    text: text().notNull(),
    gameId: bigint('game_id', { mode: 'number' }).references(() => games.id),
    createdAt: at('created_at').notNull(),
    /** Null until an operator has looked at it. */
    decision: text({ enum: playerReportDecisions }),
    decidedAt: at('decided_at'),
    /** The operator's name, as the operators' own sign-in has it. */
    decidedBy: text('decided_by'),
    note: text().notNull().default(''),
  },
  (table) => [
    index('player_reports_reporter').on(table.reporterId, table.createdAt),
    index('player_reports_player').on(table.playerId, table.id),
    index('player_reports_open')
      .on(table.id)
      .where(sql`${table.decision} is null`),
  ],
)
