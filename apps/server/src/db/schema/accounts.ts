import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { locales, type NotificationObject } from '@kingside/api'
import { genders, type PasskeyTransport } from '@kingside/api/facts'
import type { GivenName } from '../../domain/accounts/social-ports.ts'
import { players } from './players.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
/** Both databases hand out a view of a larger buffer, so it is copied. */
const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
  toDriver: (value) => Buffer.from(value),
})
const key = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** Who can sign in. The player comes with the activation: the visitor who registered, or a new one. */
export const accounts = pgTable(
  'accounts',
  {
    id: key(),
    playerId: bigint('player_id', { mode: 'number' })
      .unique()
      .references(() => players.id),
    /** The visitor who registered, until the activation. */
    claimedPlayerId: bigint('claimed_player_id', { mode: 'number' }).references(() => players.id),
    /** As it was typed: mails go there. Empty where a provider gave none. */
    email: text().notNull(),
    /** In the form in which addresses are compared; null until an address that a provider gave is confirmed. */
    emailFolded: text('email_folded').unique(),
    /** argon2id, encoded with its parameters; null is an account of a social sign-in. */
    passwordHash: text('password_hash'),
    createdAt: at('created_at').notNull(),
    /** Null until the activation code was entered. */
    activatedAt: at('activated_at'),
    /** When its member asked for its deletion; a sign-in takes it back. */
    deletionAskedAt: at('deletion_asked_at'),
    closedAt: at('closed_at'),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Until when Pro holds; whoever sells or gives memberships writes it. */
    proUntil: at('pro_until'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    countryId: integer('country_id'),
    birthDate: date('birth_date', { mode: 'string' }),
    gender: text({ enum: genders }),
    fideId: integer('fide_id').unique(),
    /** 0 not verified, 1 on check, 2 verified. */
    fideVerifiedStatus: smallint('fide_verified_status').notNull().default(0),
    /** Since when it is verified. */
    fideVerifiedAt: at('fide_verified_at'),
    freeAccountRequested: boolean('free_account_requested').notNull().default(false),
    gamificationConsent: boolean('gamification_consent').notNull().default(false),
    /** When that was taken back; null is given, or never asked for. */
    gamificationEndedAt: at('gamification_ended_at'),
    receiveNewsletters: boolean('receive_newsletters').notNull().default(false),
    /** In which the member last used the site: what the server writes by itself is in it. Null is not known. */
    language: text({ enum: locales }),
  },
  (table) => [
    check(
      'accounts_player_when_active',
      sql`${table.activatedAt} is null or ${table.playerId} is not null`,
    ),
    index('accounts_to_delete')
      .on(table.deletionAskedAt)
      .where(sql`${table.deletionAskedAt} is not null and ${table.closedAt} is null`),
  ],
)

const accountId = () =>
  bigint('account_id', { mode: 'number' })
    .notNull()
    .references(() => accounts.id)

/**
 * What was typed each time that an address was registered, until one of them is activated by its code. Who registers an
 * address anew changes nothing of what others typed before.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: key(),
    accountId: accountId(),
    /** SHA-256 of what the browser keeps. */
    tokenHash: text('token_hash').notNull().unique(),
    passwordHash: text('password_hash'),
    claimedPlayerId: bigint('claimed_player_id', { mode: 'number' }).references(() => players.id),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    countryId: integer('country_id'),
    freeAccountRequested: boolean('free_account_requested').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('registrations_account').on(table.accountId)],
)

/** Sign-ins: one for each browser. Its id stands in the access tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    accountId: accountId(),
    createdAt: at('created_at').notNull(),
    /** When its saved login was used last; null is when it began. */
    lastUsedAt: at('last_used_at'),
    /** When its owner last proved who it is after the beginning. */
    confirmedAt: at('confirmed_at'),
    /** What its browser said that it is when it began. */
    userAgent: text('user_agent'),
    endedAt: at('ended_at'),
    endReason: text('end_reason'),
  },
  (table) => [
    index('sessions_account').on(table.accountId),
    index('sessions_created').on(table.createdAt),
  ],
)

export const refreshTokenState = pgEnum('refresh_token_state', ['fresh', 'used', 'replaced'])

/** The saved logins of each session, one after the other; only the last one is fresh. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token. */
    hash: text().primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id),
    state: refreshTokenState().notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    /** The hash of the token that it was exchanged for. */
    successor: text(),
  },
  (table) => [
    index('refresh_tokens_session').on(table.sessionId),
    index('refresh_tokens_expiry').on(table.expiresAt),
  ],
)

export const codePurpose = pgEnum('code_purpose', [
  'activation',
  'reset',
  'confirmation',
  'identity',
])

/** Codes and tokens that were mailed: one for each purpose, address and registration, the newest. */
export const mailedCodes = pgTable(
  'address_codes',
  {
    purpose: codePurpose().notNull(),
    emailFolded: text('email_folded').notNull(),
    /**
     * The registration that the code activates, or the account whose address it confirms; empty where there is none, or
     * more than one.
     */
    holder: text().notNull().default(''),
    /** HMAC of the code: six digits would be found from a plain hash at once. */
    codeHash: text('code_hash').notNull(),
    /** By the browser that registered. */
    tries: smallint().notNull(),
    /** By all others. */
    strangerTries: smallint('stranger_tries').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.emailFolded, table.holder] }),
    index('address_codes_expiry').on(table.expiresAt),
  ],
)

/** What kept the codes before there was one for each registration: the version before still writes it, the next drops it. */
export const formerMailedCodes = pgTable(
  'mailed_codes',
  {
    purpose: codePurpose().notNull(),
    emailFolded: text('email_folded').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: smallint().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.emailFolded] })],
)

/** Accounts of providers with which an account can sign in. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    provider: text().notNull(),
    /** The provider's id of the person. */
    subject: text().notNull(),
    accountId: accountId(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
)

/** Passkeys with which an account can sign in. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    accountId: accountId(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<readonly PasskeyTransport[]>().notNull(),
    isSynced: boolean('is_synced').notNull(),
    name: text().notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
)

/** What browsers were given to sign, each once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    hash: text().primaryKey(),
    purpose: text({ enum: ['add', 'sign-in', 'confirm'] }).notNull(),
    /** Null of a sign-in. */
    accountId: bigint('account_id', { mode: 'number' }).references(() => accounts.id),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
)

/** Social sign-ins under way. */
export const socialStates = pgTable(
  'social_states',
  {
    /** SHA-256 of the state that the browser and the provider carry. */
    hash: text().primaryKey(),
    provider: text().notNull(),
    /** The page that asked, a path of our own. */
    path: text().notNull(),
    /** PKCE's secret half. */
    verifier: text().notNull(),
    /** The name that a provider gives beside its code, and only once. */
    givenName: jsonb('given_name').$type<GivenName>(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('social_states_expiry').on(table.expiresAt)],
)

/** Files with all of a member's data: one for each account, the newest. */
export const ownDataFiles = pgTable(
  'own_data_files',
  {
    accountId: bigint('account_id', { mode: 'number' })
      .primaryKey()
      .references(() => accounts.id),
    status: text({ enum: ['wanted', 'preparing', 'ready', 'failed'] }).notNull(),
    askedAt: at('asked_at').notNull(),
    /** In its address; null until it is ready, and when it is taken away. */
    key: text().unique(),
    /** In bytes. */
    size: integer(),
    expiresAt: at('expires_at'),
  },
  (table) => [index('own_data_files_expiry').on(table.expiresAt)],
)

export const notifications = pgTable(
  'notifications',
  {
    id: key(),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    type: text().notNull(),
    title: text().notNull(),
    description: text(),
    url: text(),
    object: jsonb().$type<NotificationObject>(),
    createdAt: at('created_at').notNull(),
    readAt: at('read_at'),
    /** Of one that was written to many: a member gets each campaign once. */
    campaign: text(),
  },
  (table) => [
    index('notifications_player').on(table.playerId, table.id),
    uniqueIndex('notifications_campaign').on(table.campaign, table.playerId),
  ],
)

/** Who may not play, and why; the row that ends last counts. */
export const bans = pgTable(
  'bans',
  {
    id: key(),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    reason: text().notNull(),
    createdAt: at('created_at').notNull(),
    /** Null is for ever. */
    until: at('until'),
    /** When it was taken back. */
    liftedAt: at('lifted_at'),
  },
  (table) => [index('bans_player').on(table.playerId)],
)

/** The federation's list of players, as far as this server has it. */
export const federationPlayers = pgTable('federation_players', {
  fideId: integer('fide_id').primaryKey(),
  fullName: text('full_name').notNull(),
  birthYear: integer('birth_year'),
  federation: text().notNull(),
  title: text(),
  isBanned: boolean('is_banned').notNull().default(false),
  /** Ratings over the board; null is unrated. */
  standard: integer(),
  rapid: integer(),
  blitz: integer(),
})

/** The mails that the sandbox mailbox keeps instead of sending them. */
export const sandboxMails = pgTable('sandbox_mails', {
  id: key(),
  to: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  sentAt: at('sent_at').notNull(),
})

/** Keys that the server made for itself, where none is configured. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
})
