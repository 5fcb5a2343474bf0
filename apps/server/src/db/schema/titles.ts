import { locales } from '@kingside/api'
import { arenaTitles, titleBoardTypes } from '@kingside/api/facts'
import { isNotNull, isNull } from 'drizzle-orm'
import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { certificateFormats } from '../../domain/tournaments/certificate.ts'
import { games } from './games.ts'
import { players } from './players.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Titles of the online arena: a player has each once. */
export const foaTitles = pgTable(
  'foa_titles',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    title: text({ enum: arenaTitles }).notNull(),
    /** Where it was won, with what. */
    boardType: text('board_type', { enum: titleBoardTypes }).notNull(),
    performance: integer().notNull(),
    games: integer().notNull(),
    /** The last of the games. */
    gameId: bigint('game_id', { mode: 'number' })
      .notNull()
      .references(() => games.id),
    awardedAt: at('awarded_at').notNull(),
    /** In the addresses of its certificates. */
    key: text().notNull().unique(),
    /** When the mail is to be sent, or to be tried again; null once it was. */
    mailDueAt: at('mail_due_at'),
    /** When it was taken away because its player was banned for cheating. */
    withdrawnAt: at('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('foa_titles_once').on(table.playerId, table.title).where(isNull(table.withdrawnAt)),
    index('foa_titles_player').on(table.playerId, table.withdrawnAt),
    index('foa_titles_mail').on(table.mailDueAt).where(isNotNull(table.mailDueAt)),
  ],
)

/** Certificates of titles, as they were asked for. */
export const foaTitleCertificates = pgTable(
  'foa_title_certificates',
  {
    titleId: bigint('title_id', { mode: 'number' })
      .notNull()
      .references(() => foaTitles.id),
    language: text({ enum: locales }).notNull(),
    format: text({ enum: certificateFormats }).notNull(),
    bytes: bytea().notNull(),
    madeAt: at('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.titleId, table.language, table.format] })],
)
