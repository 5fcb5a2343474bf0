import { clubMemberships, clubPlans, clubRoles, type ClubSocial } from '@kingside/api/facts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { ClubRestrictions } from '../../domain/clubs/club.ts'
import { files } from './files.ts'
import { players } from './players.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const key = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const playerId = () =>
  bigint('player_id', { mode: 'number' })
    .notNull()
    .references(() => players.id)

export const clubs = pgTable(
  'clubs',
  {
    id: key(),
    /** Names it in addresses, for ever. */
    slug: text().notNull().unique(),
    name: text().notNull(),
    shortName: text('short_name').notNull(),
    tagline: text().notNull(),
    description: text().notNull(),
    links: jsonb().$type<readonly { readonly title: string; readonly url: string }[]>().notNull(),
    coverId: text('cover_id').references(() => files.id, { onDelete: 'set null' }),
    /** Two letters. */
    country: text(),
    city: text().notNull(),
    address: text().notNull(),
    workingHours: text('working_hours').notNull(),
    site: text(),
    socialMedia: jsonb('social_media')
      .$type<readonly { readonly kind: ClubSocial; readonly url: string }[]>()
      .notNull(),
    membership: text({ enum: clubMemberships }).notNull(),
    restrictions: jsonb().$type<ClubRestrictions>().notNull(),
    plan: text({ enum: clubPlans }).notNull().default('unpaid'),
    /** Kept under the row's lock. */
    memberCount: integer('member_count').notNull().default(0),
    /** Raised with each change of what an administrator fills in. */
    version: integer().notNull().default(1),
    /** Who made it: so many an account may make. */
    createdBy: bigint('created_by', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    createdAt: at('created_at').notNull(),
    /** Its tournaments stay, and name it. */
    deletedAt: at('deleted_at'),
  },
  (table) => [
    index('clubs_by_members')
      .on(table.memberCount.desc(), table.id)
      .where(sql`${table.deletedAt} is null`),
    index('clubs_created_by').on(table.createdBy),
  ],
)

const clubId = () =>
  bigint('club_id', { mode: 'number' })
    .notNull()
    .references(() => clubs.id)

export const clubMembers = pgTable(
  'club_members',
  {
    clubId: clubId(),
    playerId: playerId(),
    role: text({ enum: clubRoles }).notNull(),
    joinedAt: at('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.playerId] }),
    index('club_members_player').on(table.playerId),
  ],
)

/** Who waits to be let in. */
export const clubRequests = pgTable(
  'club_requests',
  { clubId: clubId(), playerId: playerId(), askedAt: at('asked_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.clubId, table.playerId] }),
    index('club_requests_player').on(table.playerId),
  ],
)

/** Who can neither join nor ask to. */
export const clubBans = pgTable(
  'club_bans',
  {
    clubId: clubId(),
    playerId: playerId(),
    bannedBy: bigint('banned_by', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    bannedAt: at('banned_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.playerId] }),
    index('club_bans_player').on(table.playerId),
  ],
)

/** When somebody joined or left, without who. */
export const clubMoves = pgTable(
  'club_moves',
  { id: key(), clubId: clubId(), at: at('at').notNull(), change: smallint().notNull() },
  (table) => [index('club_moves_club').on(table.clubId, table.at)],
)

/** The place among the others of the club, from 0, and what a change is made on. */
const item = () => ({
  id: key(),
  clubId: clubId(),
  version: integer().notNull().default(1),
})
const fileId = () => text('file_id').references(() => files.id, { onDelete: 'cascade' })

export const clubPictures = pgTable(
  'club_pictures',
  {
    ...item(),
    position: integer().notNull(),
    fileId: fileId().notNull(),
    caption: text().notNull(),
  },
  (table) => [index('club_pictures_club').on(table.clubId, table.position)],
)

/** Cards with information. */
export const clubCards = pgTable(
  'club_cards',
  {
    ...item(),
    position: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    fileId: text('file_id').references(() => files.id, { onDelete: 'set null' }),
    link: text(),
  },
  (table) => [index('club_cards_club').on(table.clubId, table.position)],
)

export const clubEvents = pgTable(
  'club_events',
  {
    ...item(),
    title: text().notNull(),
    text: text().notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    place: text().notNull(),
    link: text(),
  },
  (table) => [
    index('club_events_club').on(table.clubId, table.startsAt),
    index('club_events_start').on(table.startsAt),
  ],
)
