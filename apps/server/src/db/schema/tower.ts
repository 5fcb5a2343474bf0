import { benefitKinds } from '@kingside/api/facts'
import { isNotNull, isNull, sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { pointSources } from '../../domain/tower/tower-table.ts'
import { players } from './players.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const playerId = () =>
  bigint('player_id', { mode: 'number' })
    .notNull()
    .references(() => players.id)

/** What players earned points for, each once. */
export const towerPoints = pgTable(
  'tower_points',
  {
    playerId: playerId(),
    source: text({ enum: pointSources }).notNull(),
    /** The id of the game, the puzzle or the tournament. */
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    /** What the day still had room for; also none, so that it counts on no later day. */
    points: smallint().notNull(),
    /** UTC. */
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.source, table.sourceId] }),
    index('tower_points_by_day').on(table.playerId, table.day),
    check('tower_points_not_negative', sql`${table.points} >= 0`),
  ],
)

/** The rewards that players claimed, each once. */
export const towerClaims = pgTable(
  'tower_claims',
  {
    playerId: playerId(),
    rewardId: smallint('reward_id').notNull(),
    /** Those that it gave. */
    coins: smallint().notNull(),
    claimedAt: at('claimed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.rewardId] })],
)

/** What players won or bought and can activate. */
export const towerItems = pgTable(
  'tower_items',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: playerId(),
    kind: text({ enum: benefitKinds }).notNull(),
    /** The reward that it was won with; null was bought. */
    rewardId: smallint('reward_id'),
    /** In coins; 0 was won. */
    price: integer().notNull(),
    /** The code that is kept for it, shown once it is activated. */
    promoCode: text('promo_code'),
    acquiredAt: at('acquired_at').notNull(),
    activatedAt: at('activated_at'),
  },
  (table) => [
    index('tower_items_of_player').on(table.playerId, table.id),
    uniqueIndex('tower_items_won')
      .on(table.playerId, table.rewardId, table.kind)
      .where(isNotNull(table.rewardId)),
    check('tower_items_price', sql`${table.price} >= 0`),
  ],
)

/** Codes of the shop, as operators fill them in; each is given away once. */
export const shopCodes = pgTable(
  'shop_codes',
  {
    code: text().primaryKey(),
    addedAt: at('added_at').notNull(),
    takenAt: at('taken_at'),
  },
  (table) => [index('shop_codes_free').on(table.addedAt, table.code).where(isNull(table.takenAt))],
)
