import { boardStatuses, locales, ratingTypes, type TournamentForm } from '@kingside/api'
import {
  boardDeciders,
  participantStatuses,
  tournamentKinds,
  tournamentRegions,
  tournamentSystems,
} from '@kingside/api/facts'
import { isNotNull, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
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
import { certificateFormats } from '../../domain/tournaments/certificate.ts'
import type {
  EntryLimits,
  TournamentAbout,
  TournamentRules,
} from '../../domain/tournaments/tournament.ts'
import { clubs } from './clubs.ts'
import { gameResult } from './games.ts'
import { players } from './players.ts'
import { timeControls } from './reference.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const key = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const playerId = () =>
  bigint('player_id', { mode: 'number' })
    .notNull()
    .references(() => players.id)

export const stage = pgEnum('stage', boardStatuses)
export const entryStatus = pgEnum('entry_status', participantStatuses)

/** Sets of tournaments that belong together. */
export const tournamentSeries = pgTable('tournament_series', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** How many of them one player may join; null is no limit. */
  joinLimit: integer('join_limit'),
  /** The club whose championship set it is; null of the platform's own. */
  clubId: bigint('club_id', { mode: 'number' }).references(() => clubs.id),
})

export const tournaments = pgTable(
  'tournaments',
  {
    id: key(),
    /** Names it in addresses, for ever. */
    slug: text().notNull().unique(),
    /** Of one that the timetable made: it makes each once. */
    plannedKey: text('planned_key').unique(),
    name: text().notNull(),
    kind: text({ enum: tournamentKinds }).notNull(),
    system: text({ enum: tournamentSystems }).notNull(),
    mode: text({ enum: ['online', 'offline'] })
      .notNull()
      .default('online'),
    stage: stage().notNull().default('expected'),
    /** Why it is not played; a cancelled one is completed. */
    cancelReason: text('cancel_reason'),
    ratingType: text('rating_type', { enum: ratingTypes }).notNull(),
    timeControlId: integer('time_control_id')
      .notNull()
      .references(() => timeControls.id),
    startsAt: at('starts_at').notNull(),
    /** What its organiser says; null is that it ends with its last round. */
    finishesAt: at('finishes_at'),
    /** When it ends as far as is known: of an arena to the second, else by `expectedEndOf`; when it ended. */
    endsAt: at('ends_at').notNull(),
    rounds: integer(),
    durationMinutes: integer('duration_minutes'),
    maxParticipants: integer('max_participants'),
    /** Pending and joined players, and seats that are kept for whoever pays; kept under the row's lock. */
    seatsTaken: integer('seats_taken').notNull().default(0),
    signupStart: at('signup_start'),
    signupFinish: at('signup_finish'),
    locationRegion: text('location_region', { enum: tournamentRegions }),
    seriesId: text('series_id').references(() => tournamentSeries.id),
    /** The club that organises it. */
    clubId: bigint('club_id', { mode: 'number' }).references(() => clubs.id),
    entryFeeCents: integer('entry_fee_cents').notNull().default(0),
    /** The sum of the prizes that are money; null where none is. */
    prizeFundCents: integer('prize_fund_cents'),
    prizeCurrency: text('prize_currency'),
    isFeatured: boolean('is_featured').notNull().default(false),
    isHidden: boolean('is_hidden').notNull().default(false),
    isTeam: boolean('is_team').notNull().default(false),
    isBroadcast: boolean('is_broadcast').notNull().default(false),
    about: jsonb().$type<TournamentAbout>().notNull(),
    limits: jsonb().$type<EntryLimits>().notNull(),
    rules: jsonb().$type<TournamentRules>().notNull(),
    running: text({ enum: ['auto', 'manual'] })
      .notNull()
      .default('auto'),
    pauseEnd: at('pause_end'),
    nextRoundStart: at('next_round_start'),
    /** Of the first seed in round 1, by lot. */
    initialColor: text('initial_color', { enum: ['white', 'black'] }),
    /** What colours are drawn by; null before the first pairing. */
    lot: integer(),
    /** The number of its newest news. */
    v: integer().notNull().default(0),
    /** When somebody has to look after it next; null where nothing happens by itself. */
    dueAt: at('due_at'),
    /** Raised with each takeover: who has an older one writes nothing any more. */
    fence: integer().notNull().default(0),
    /** The process that runs it, and when it last looked after it: after some seconds another may take it. */
    leasedBy: text('leased_by'),
    lookedAt: at('looked_at'),
    createdAt: at('created_at').notNull(),
    /** What its organiser has filled in; null where it was not made by a form. */
    form: jsonb().$type<TournamentForm>(),
    /** Which change of the form it is. */
    formVersion: integer('form_version').notNull().default(1),
  },
  (table) => [
    index('tournaments_start').on(table.stage, table.startsAt),
    // For lists of all of them, and the number of those that are not hidden.
    index('tournaments_all').on(table.startsAt, table.id),
    index('tournaments_counted').on(
      table.stage,
      table.isHidden,
      table.cancelReason,
      table.seatsTaken,
    ),
    // For those that viewers see end late.
    index('tournaments_late')
      .on(table.endsAt)
      .where(sql`(${table.rules}->>'viewerDelaySeconds')::int > 0`),
    index('tournaments_due').on(table.dueAt).where(isNotNull(table.dueAt)),
    index('tournaments_club').on(table.clubId, table.startsAt).where(isNotNull(table.clubId)),
    index('tournaments_series').on(table.seriesId).where(isNotNull(table.seriesId)),
  ],
)

const tournamentId = () =>
  bigint('tournament_id', { mode: 'number' })
    .notNull()
    .references(() => tournaments.id)

/** Teams of a tournament: a player joins for one. */
export const tournamentTeams = pgTable(
  'tournament_teams',
  {
    id: key(),
    tournamentId: tournamentId(),
    name: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('tournament_teams_name').on(table.tournamentId, sql`lower(${table.name})`),
  ],
)

/** Who takes part in a tournament, with how each stands. */
export const tournamentEntries = pgTable(
  'tournament_entries',
  {
    id: key(),
    tournamentId: tournamentId(),
    playerId: playerId(),
    status: entryStatus().notNull(),
    joinedAt: at('joined_at').notNull(),
    isCheckedIn: boolean('is_checked_in').notNull().default(false),
    onHoldSince: at('on_hold_since'),
    /** The tournament pairing number, from 1; null before the first pairing. */
    seed: integer(),
    /** As of when the seeds were given; null is New. */
    rating: integer(),
    /** In a team tournament. */
    teamId: bigint('team_id', { mode: 'number' }).references(() => tournamentTeams.id),
    missedInRow: integer('missed_in_row').notNull().default(0),
    /** Of an arena: from when the player is paired again, and how often there was a break. */
    readyAt: at('ready_at'),
    pauses: integer().notNull().default(0),
    place: integer(),
    points: doublePrecision().notNull().default(0),
    /** In the order of the tournament's rules. */
    tieBreaks: jsonb('tie_breaks')
      .$type<readonly (number | null)[]>()
      .notNull()
      .default(sql`'[]'`),
    performance: integer(),
    games: integer().notNull().default(0),
    streak: integer().notNull().default(0),
  },
  (table) => [
    unique('tournament_entries_player').on(table.tournamentId, table.playerId),
    index('tournament_entries_place').on(table.tournamentId, table.place),
    index('tournament_entries_of_player').on(table.playerId),
  ],
)

const entryRef = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => tournamentEntries.id)

export const tournamentRounds = pgTable(
  'tournament_rounds',
  {
    tournamentId: tournamentId(),
    /** From 1. */
    number: integer().notNull(),
    stage: stage().notNull().default('expected'),
    startsAt: at('starts_at').notNull(),
    endedAt: at('ended_at'),
    /** Of a play-off: which of its stages it is played for, from 1; null in others. */
    bracketStage: integer('bracket_stage'),
    /** Which change of its pairing it is. */
    pairingVersion: integer('pairing_version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.number] })],
)

export const tournamentBoards = pgTable(
  'tournament_boards',
  {
    tournamentId: tournamentId(),
    round: integer().notNull(),
    /** From 1, in the order of the pairing. */
    table: integer('table_number').notNull(),
    whiteId: entryRef('white_id'),
    blackId: entryRef('black_id'),
    /** The public id of its game; null until that is made. */
    gameUid: text('game_uid').unique(),
    /** Of a play-off: the tie of its stage, from 0; null in others. */
    tie: integer(),
    /** Whether a draw counts as a win of Black, who has less time. */
    isArmageddon: boolean('is_armageddon').notNull().default(false),
    /** Null while it is open. */
    result: gameResult(),
    /** Whether somebody did not come. */
    isForfeit: boolean('is_forfeit').notNull().default(false),
    decidedBy: text('decided_by', { enum: boardDeciders }),
    endedAt: at('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.round, table.table] }),
    index('tournament_boards_open')
      .on(table.tournamentId)
      .where(sql`${table.result} is null`),
    index('tournament_boards_white').on(table.whiteId),
    index('tournament_boards_black').on(table.blackId),
  ],
)

/** Rounds in which a player has no board: those that were asked for are there before the round is. */
export const tournamentByes = pgTable(
  'tournament_byes',
  {
    tournamentId: tournamentId(),
    round: integer().notNull(),
    entryId: entryRef('entry_id'),
    kind: text({ enum: ['pairing', 'requested', 'absent'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round, table.entryId] })],
)

/** Who may join a tournament that takes only invited players. */
export const tournamentInvitations = pgTable(
  'tournament_invitations',
  { tournamentId: tournamentId(), playerId: playerId(), invitedAt: at('invited_at').notNull() },
  (table) => [primaryKey({ columns: [table.tournamentId, table.playerId] })],
)

/** Who runs a tournament. */
export const tournamentStaff = pgTable(
  'tournament_staff',
  {
    tournamentId: tournamentId(),
    playerId: playerId(),
    role: text({ enum: ['organiser', 'chief-arbiter', 'arbiter'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.playerId] }),
    index('tournament_staff_of_player').on(table.playerId),
  ],
)

/** Tournaments that are not published yet: nobody knows of them but those who organise them. */
export const tournamentDrafts = pgTable(
  'tournament_drafts',
  {
    id: key(),
    /** Names it in addresses. */
    uid: text().notNull().unique(),
    playerId: playerId(),
    form: jsonb().$type<TournamentForm>().notNull(),
    /** Which change it is: who changes an older one is told so. */
    version: integer().notNull().default(1),
    savedAt: at('saved_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('tournament_drafts_of_player').on(table.playerId),
    index('tournament_drafts_of_club').on(sql`(${table.form}->>'community')`),
  ],
)

/** Seats that are kept while somebody pays for them. */
export const tournamentSeatHolds = pgTable(
  'tournament_seat_holds',
  { tournamentId: tournamentId(), playerId: playerId(), until: at('until').notNull() },
  (table) => [primaryKey({ columns: [table.tournamentId, table.playerId] })],
)

/** Addresses from which calendars read the tournaments of a player: one for each, known to that player alone. */
export const tournamentCalendars = pgTable('tournament_calendars', {
  playerId: playerId().primaryKey(),
  /** SHA-256 of what the address has in it. */
  tokenHash: text('token_hash').notNull().unique(),
  madeAt: at('made_at').notNull(),
})

/** Tokens by which the games of broadcasts come in: one for each tournament. */
export const tournamentRelays = pgTable('tournament_relays', {
  tournamentId: tournamentId().primaryKey(),
  /** SHA-256 of the token. */
  tokenHash: text('token_hash').notNull(),
  madeAt: at('made_at').notNull(),
})

/** Who plays in the games of a broadcast, by the name in its PGN. */
export const tournamentRelayPlayers = pgTable(
  'tournament_relay_players',
  {
    tournamentId: tournamentId(),
    /** The name in small letters. */
    key: text().notNull(),
    /** Who sits at the boards: never somebody with an account, who could then play there. */
    playerId: playerId(),
    /** Who is in the standing: of that name. */
    entryId: entryRef('entry_id'),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.key] })],
)

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Files that were made of tournaments: each once. */
export const tournamentFiles = pgTable(
  'tournament_files',
  {
    /** Its address, which can't be guessed. */
    key: text().primaryKey(),
    tournamentId: tournamentId(),
    kind: text({ enum: ['pgn', 'trf', 'csv'] }).notNull(),
    bytes: bytea().notNull(),
    madeAt: at('made_at').notNull(),
  },
  (table) => [uniqueIndex('tournament_files_kind').on(table.tournamentId, table.kind)],
)

/** Certificates that players asked for. */
export const tournamentCertificates = pgTable(
  'tournament_certificates',
  {
    /** Its address, which can't be guessed. */
    key: text().primaryKey(),
    tournamentId: tournamentId(),
    playerId: playerId(),
    language: text({ enum: locales }).notNull(),
    format: text({ enum: certificateFormats }).notNull(),
    bytes: bytea().notNull(),
    madeAt: at('made_at').notNull(),
  },
  (table) => [
    uniqueIndex('tournament_certificates_once').on(
      table.tournamentId,
      table.playerId,
      table.language,
      table.format,
    ),
  ],
)

/** What was done by hand; nothing is ever changed or taken away. */
export const tournamentAudit = pgTable(
  'tournament_audit',
  {
    id: key(),
    tournamentId: tournamentId(),
    playerId: playerId(),
    at: at('at').notNull(),
    /** The name of the call, such as `run.result`. */
    what: text().notNull(),
    round: integer(),
    table: integer('table_number'),
    before: text(),
    after: text(),
    reason: text(),
  },
  (table) => [index('tournament_audit_of').on(table.tournamentId, table.id)],
)
