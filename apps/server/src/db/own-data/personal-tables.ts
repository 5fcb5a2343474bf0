import { eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database.ts'
import { leaveClubs } from '../clubs/leave-clubs.ts'
import * as tables from '../schema.ts'

/** Whose data are meant, by everything that names the person in a table. */
export interface Person {
  readonly accountId: number
  readonly playerId: number
  /** The player's public uid. */
  readonly uid: string
  /** As mails go there. */
  readonly email: string
  readonly emailFolded: string | null
}

/** What is done with the rows of a table that are about a person. */
export interface PersonalTable {
  readonly table: PgTable
  /** Which rows are the person's. */
  readonly isOf: (db: Database, who: Person) => SQL | undefined
  /** Whether the person gets them: all columns but some secrets, or why not. */
  readonly given:
    | {
        readonly without: readonly string[]
        /** Which of the rows, where some are another person's to know. @default all */
        readonly only?: (who: Person) => SQL
      }
    | { readonly leftOut: string }
  /** What happens when the account is deleted: gone, emptied of what is personal, or kept, with a reason. */
  readonly atTheEnd: 'deleted' | { readonly emptied: Emptied } | { readonly kept: string }
}

type Emptied = (db: Database, isTheirs: SQL | undefined) => Promise<unknown>

const everything = { without: [] } as const
const gameStays = { kept: 'Games stay for the opponents, and name the player by a number only.' }
const tournamentStays = {
  kept: 'Tournaments stay as they were played, and name the player by a number only.',
}
const copyOfName = 'It is a picture with the name, drawn again of what is given here.'

const ofPlayer = (column: SQL.Aliased | Parameters<typeof eq>[0]) => (_: Database, who: Person) =>
  eq(column, who.playerId)
const ofAccount = (column: Parameters<typeof eq>[0]) => (_: Database, who: Person) =>
  eq(column, who.accountId)

/** At the boards of tournaments that were played elsewhere sit players of the same name. */
async function forgetNamesOfBoards(db: Database, isTheirs: SQL | undefined): Promise<void> {
  const seated = db
    .select({ id: tables.tournamentRelayPlayers.playerId })
    .from(tables.tournamentRelayPlayers)
    .where(isTheirs)
  await db
    .update(tables.players)
    .set({ name: '', title: null })
    .where(inArray(tables.players.id, seated))
}

async function endMembership(db: Database, isTheirs: SQL | undefined): Promise<void> {
  const ended = await db
    .delete(tables.memberships)
    .where(isTheirs)
    .returning({ orderId: tables.memberships.orderId })
  if (ended.length === 0) return
  await db
    .insert(tables.paymentTasks)
    .values(
      ended.map(({ orderId }) => ({
        kind: 'end-subscription' as const,
        orderId,
        dueAt: new Date(),
      })),
    )
    .onConflictDoNothing()
}

/**
 * Every table with something of a person, in the order in which rows can be deleted. A test fails for a table that
 * names an account or a player and is not here.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: tables.refreshTokens,
    isOf: (db, who) =>
      inArray(
        tables.refreshTokens.sessionId,
        db
          .select({ id: tables.sessions.id })
          .from(tables.sessions)
          .where(eq(tables.sessions.accountId, who.accountId)),
      ),
    given: { leftOut: 'They are hashes of secrets.' },
    atTheEnd: 'deleted',
  },
  {
    table: tables.operatorSessions,
    isOf: ofAccount(tables.operatorSessions.accountId),
    given: { without: ['hash', 'sessionId'] },
    atTheEnd: 'deleted',
  },
  {
    table: tables.secondFactors,
    isOf: ofAccount(tables.secondFactors.accountId),
    given: { without: ['sealedSecret', 'lastStep'] },
    atTheEnd: 'deleted',
  },
  {
    table: tables.recoveryCodes,
    isOf: ofAccount(tables.recoveryCodes.accountId),
    given: { leftOut: 'They are hashes of secrets.' },
    atTheEnd: 'deleted',
  },
  {
    table: tables.signInTickets,
    isOf: ofAccount(tables.signInTickets.accountId),
    given: { leftOut: 'They hold for minutes.' },
    atTheEnd: 'deleted',
  },
  {
    table: tables.sessions,
    isOf: ofAccount(tables.sessions.accountId),
    given: { without: ['id'] },
    atTheEnd: 'deleted',
  },
  {
    table: tables.passkeys,
    isOf: ofAccount(tables.passkeys.accountId),
    given: { without: ['publicKey'] },
    atTheEnd: 'deleted',
  },
  {
    table: tables.passkeyChallenges,
    isOf: ofAccount(tables.passkeyChallenges.accountId),
    given: { leftOut: 'They hold for minutes.' },
    atTheEnd: 'deleted',
  },
  {
    table: tables.registrations,
    isOf: (_, who) =>
      or(
        eq(tables.registrations.accountId, who.accountId),
        eq(tables.registrations.claimedPlayerId, who.playerId),
      ),
    given: { leftOut: 'An account that was activated has none.' },
    atTheEnd: 'deleted',
  },
  {
    table: tables.mailedCodes,
    isOf: (_, who) => eq(tables.mailedCodes.emailFolded, who.emailFolded ?? ''),
    given: { leftOut: 'They are hashes of secrets that hold for minutes.' },
    atTheEnd: 'deleted',
  },
  {
    table: tables.formerMailedCodes,
    isOf: (_, who) => eq(tables.formerMailedCodes.emailFolded, who.emailFolded ?? ''),
    given: { leftOut: 'They are hashes of secrets that hold for minutes.' },
    atTheEnd: 'deleted',
  },
  {
    table: tables.socialIdentities,
    isOf: ofAccount(tables.socialIdentities.accountId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.notifications,
    isOf: ofPlayer(tables.notifications.playerId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.supportMessages,
    isOf: ofPlayer(tables.supportMessages.playerId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.sandboxMails,
    isOf: (_, who) => eq(tables.sandboxMails.to, who.email),
    given: { leftOut: 'They stand for mails that the person has got.' },
    atTheEnd: 'deleted',
  },
  {
    table: tables.reports,
    isOf: (_, who) => eq(tables.reports.playerUid, who.uid),
    given: everything,
    atTheEnd: {
      emptied: (db, isTheirs) => db.update(tables.reports).set({ playerUid: null }).where(isTheirs),
    },
  },
  {
    table: tables.visitors,
    isOf: ofPlayer(tables.visitors.playerId),
    given: { leftOut: 'Who has an account is no visitor.' },
    atTheEnd: 'deleted',
  },
  {
    table: tables.conduct,
    isOf: ofPlayer(tables.conduct.playerId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.conductEvents,
    isOf: ofPlayer(tables.conductEvents.playerId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.analysisUses,
    isOf: ofPlayer(tables.analysisUses.playerId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.puzzleReviews,
    isOf: ofPlayer(tables.puzzleReviews.playerId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.puzzleRatings,
    isOf: ofPlayer(tables.puzzleRatings.playerId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.puzzleUses,
    isOf: ofPlayer(tables.puzzleUses.playerId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.puzzleAttempts,
    isOf: ofPlayer(tables.puzzleAttempts.playerId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.puzzleRuns,
    isOf: ofPlayer(tables.puzzleRuns.playerId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.towerPoints,
    isOf: ofPlayer(tables.towerPoints.playerId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.towerClaims,
    isOf: ofPlayer(tables.towerClaims.playerId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    // A code that is not shown yet is given with the activation.
    table: tables.towerItems,
    isOf: ofPlayer(tables.towerItems.playerId),
    given: { without: ['promoCode'] },
    atTheEnd: 'deleted',
  },
  {
    table: tables.masterclassReminders,
    isOf: ofPlayer(tables.masterclassReminders.playerId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.tournamentCalendars,
    isOf: ofPlayer(tables.tournamentCalendars.playerId),
    given: { without: ['tokenHash'] },
    atTheEnd: 'deleted',
  },
  {
    table: tables.tournamentCertificates,
    isOf: ofPlayer(tables.tournamentCertificates.playerId),
    given: { leftOut: copyOfName },
    atTheEnd: 'deleted',
  },
  {
    // The games of a tournament are written anew when somebody asks for them.
    table: tables.tournamentFiles,
    isOf: (db, who) =>
      inArray(
        tables.tournamentFiles.tournamentId,
        db
          .select({ id: tables.tournamentEntries.tournamentId })
          .from(tables.tournamentEntries)
          .where(eq(tables.tournamentEntries.playerId, who.playerId)),
      ),
    given: { leftOut: 'The own games are given as PGN.' },
    atTheEnd: 'deleted',
  },
  {
    table: tables.tournamentDrafts,
    isOf: ofPlayer(tables.tournamentDrafts.playerId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.tournamentInvitations,
    isOf: ofPlayer(tables.tournamentInvitations.playerId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.tournamentSeatHolds,
    isOf: ofPlayer(tables.tournamentSeatHolds.playerId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.follows,
    isOf: (_, { playerId }) =>
      or(eq(tables.follows.followerId, playerId), eq(tables.follows.followedId, playerId)),
    given: { without: [], only: (who) => eq(tables.follows.followerId, who.playerId) },
    atTheEnd: 'deleted',
  },
  {
    table: tables.blocks,
    isOf: (_, { playerId }) =>
      or(eq(tables.blocks.blockerId, playerId), eq(tables.blocks.blockedId, playerId)),
    given: { without: [], only: (who) => eq(tables.blocks.blockerId, who.playerId) },
    atTheEnd: 'deleted',
  },
  {
    // Who has reported the person stays between those and the operators.
    table: tables.playerReports,
    isOf: (_, who) => eq(tables.playerReports.reporterId, who.playerId),
    given: { without: ['decidedBy', 'note'] },
    atTheEnd: {
      emptied: (db, isTheirs) => db.update(tables.playerReports).set({ text: '' }).where(isTheirs),
    },
  },
  {
    table: tables.clubRequests,
    isOf: ofPlayer(tables.clubRequests.playerId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    // Bans of others stay, and name who has made them by a number only.
    table: tables.clubBans,
    isOf: ofPlayer(tables.clubBans.playerId),
    given: { without: ['bannedBy'] },
    atTheEnd: 'deleted',
  },
  {
    table: tables.clubMembers,
    isOf: ofPlayer(tables.clubMembers.playerId),
    given: everything,
    atTheEnd: { emptied: leaveClubs },
  },
  {
    table: tables.clubs,
    isOf: ofPlayer(tables.clubs.createdBy),
    given: everything,
    atTheEnd: { kept: 'Clubs stay for their members, and name the player by a number only.' },
  },
  {
    // Their bytes go with the next sweep of files.
    table: tables.files,
    isOf: ofPlayer(tables.files.ownerId),
    given: everything,
    atTheEnd: {
      emptied: (db, isTheirs) =>
        db
          .update(tables.files)
          .set({ deletedAt: sql`coalesce(${tables.files.deletedAt}, now())` })
          .where(isTheirs),
    },
  },
  {
    table: tables.fideVerifications,
    isOf: ofAccount(tables.fideVerifications.accountId),
    given: { without: ['note'] },
    atTheEnd: 'deleted',
  },
  {
    table: tables.identitySessions,
    isOf: ofAccount(tables.identitySessions.accountId),
    given: { without: ['id'] },
    atTheEnd: 'deleted',
  },
  {
    // A subscription would go on to be charged: the provider is asked to end it.
    table: tables.memberships,
    isOf: ofAccount(tables.memberships.accountId),
    given: { without: ['customerRef', 'subscriptionRef'] },
    atTheEnd: { emptied: endMembership },
  },
  {
    table: tables.payLinks,
    isOf: ofAccount(tables.payLinks.accountId),
    given: { without: ['codeHash'] },
    atTheEnd: 'deleted',
  },
  {
    table: tables.gifts,
    isOf: ofAccount(tables.gifts.redeemedBy),
    given: { without: ['codeHash', 'giftForFolded'] },
    atTheEnd: {
      emptied: (db, isTheirs) =>
        db.update(tables.gifts).set({ redeemedBy: null, giftForFolded: '' }).where(isTheirs),
    },
  },
  {
    table: tables.coupons,
    isOf: ofAccount(tables.coupons.accountId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.orders,
    isOf: (_, { accountId }) =>
      or(eq(tables.orders.ownerId, accountId), eq(tables.orders.payerId, accountId)),
    given: {
      without: ['payLinkHash', 'pressKey', 'sessionRef', 'paymentRef', 'subscriptionRef'],
    },
    atTheEnd: {
      kept: 'What was paid for stays in the books, and names the person by a number only.',
    },
  },
  {
    table: tables.analysisWorks,
    isOf: (db, { accountId }) =>
      inArray(
        tables.analysisWorks.orderId,
        db
          .select({ id: tables.orders.id })
          .from(tables.orders)
          .where(eq(tables.orders.ownerId, accountId)),
      ),
    given: { without: ['takenBy'] },
    atTheEnd: {
      kept: 'What was delivered for money stays with its order, which names the person by a number only.',
    },
  },
  {
    table: tables.proGrants,
    isOf: ofAccount(tables.proGrants.accountId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.freeProDecisions,
    isOf: ofAccount(tables.freeProDecisions.accountId),
    given: everything,
    atTheEnd: 'deleted',
  },
  {
    table: tables.tournamentRelayPlayers,
    isOf: (db, who) =>
      inArray(
        tables.tournamentRelayPlayers.entryId,
        db
          .select({ id: tables.tournamentEntries.id })
          .from(tables.tournamentEntries)
          .where(eq(tables.tournamentEntries.playerId, who.playerId)),
      ),
    given: { leftOut: 'They have the name only, which is given with the account.' },
    atTheEnd: { emptied: forgetNamesOfBoards },
  },
  {
    table: tables.foaTitleCertificates,
    isOf: (db, who) =>
      inArray(
        tables.foaTitleCertificates.titleId,
        db
          .select({ id: tables.foaTitles.id })
          .from(tables.foaTitles)
          .where(eq(tables.foaTitles.playerId, who.playerId)),
      ),
    given: { leftOut: copyOfName },
    atTheEnd: 'deleted',
  },
  {
    table: tables.foaTitles,
    isOf: ofPlayer(tables.foaTitles.playerId),
    given: everything,
    atTheEnd: { kept: 'It tells how many have a title, and names the player by a number only.' },
  },
  {
    table: tables.ownDataFiles,
    isOf: ofAccount(tables.ownDataFiles.accountId),
    given: { leftOut: 'It is this file.' },
    atTheEnd: 'deleted',
  },
  {
    table: tables.gamesArchives,
    isOf: ofAccount(tables.gamesArchives.accountId),
    given: { without: ['key'] },
    atTheEnd: 'deleted',
  },
  {
    table: tables.gamesArchiveParts,
    isOf: ofAccount(tables.gamesArchiveParts.accountId),
    given: { leftOut: 'They are copies of the games, which are given as PGN.' },
    atTheEnd: {
      kept: 'The next sweep takes their files away and then them, as the archive is gone.',
    },
  },
  {
    table: tables.games,
    isOf: (_, who) =>
      or(eq(tables.games.whiteId, who.playerId), eq(tables.games.blackId, who.playerId)),
    given: { leftOut: 'They are given as PGN.' },
    atTheEnd: gameStays,
  },
  {
    table: tables.ratings,
    isOf: ofPlayer(tables.ratings.playerId),
    given: everything,
    atTheEnd: gameStays,
  },
  {
    table: tables.ratingChanges,
    isOf: ofPlayer(tables.ratingChanges.playerId),
    given: everything,
    atTheEnd: gameStays,
  },
  {
    table: tables.bots,
    isOf: ofPlayer(tables.bots.playerId),
    given: { leftOut: 'The computer has no account.' },
    atTheEnd: { kept: 'The computer has no account.' },
  },
  {
    table: tables.bans,
    isOf: ofPlayer(tables.bans.playerId),
    given: everything,
    atTheEnd: { kept: 'A ban explains games and ratings that changed, and has no name in it.' },
  },
  {
    table: tables.challenges,
    isOf: (_, who) =>
      or(
        eq(tables.challenges.ownerId, who.playerId),
        eq(tables.challenges.opponentId, who.playerId),
      ),
    given: { without: ['inviteCode'] },
    atTheEnd: gameStays,
  },
  {
    table: tables.gameRequests,
    isOf: ofPlayer(tables.gameRequests.playerId),
    given: { without: ['inviteCode'] },
    atTheEnd: gameStays,
  },
  {
    table: tables.tournamentEntries,
    isOf: ofPlayer(tables.tournamentEntries.playerId),
    given: everything,
    atTheEnd: tournamentStays,
  },
  {
    table: tables.tournamentStaff,
    isOf: ofPlayer(tables.tournamentStaff.playerId),
    given: everything,
    atTheEnd: tournamentStays,
  },
  {
    table: tables.tournamentAudit,
    isOf: ofPlayer(tables.tournamentAudit.playerId),
    given: everything,
    atTheEnd: tournamentStays,
  },
  {
    table: tables.players,
    isOf: (_, who) => eq(tables.players.id, who.playerId),
    given: everything,
    atTheEnd: {
      emptied: (db, isTheirs) =>
        db
          .update(tables.players)
          .set({ name: '', title: null, foaTitle: null, country: null, avatarId: null })
          .where(isTheirs),
    },
  },
  {
    table: tables.accounts,
    isOf: (_, who) => eq(tables.accounts.id, who.accountId),
    given: { without: ['passwordHash'] },
    atTheEnd: {
      emptied: (db, isTheirs) =>
        db
          .update(tables.accounts)
          .set({
            email: '',
            emailFolded: null,
            passwordHash: null,
            claimedPlayerId: null,
            isAdmin: false,
            proUntil: null,
            firstName: '',
            lastName: '',
            countryId: null,
            birthDate: null,
            gender: null,
            fideId: null,
            fideVerifiedStatus: 0,
            freeAccountRequested: false,
            gamificationConsent: false,
            gamificationEndedAt: null,
            receiveNewsletters: false,
            language: null,
          })
          .where(isTheirs),
    },
  },
]

/** The rows of a table that its person gets, without what is secret. */
export async function givenRows(
  db: Database,
  { table, isOf, given }: PersonalTable,
  who: Person,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  if ('leftOut' in given) return []
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !given.without.includes(name)),
  )
  const isGiven = given.only?.(who) ?? isOf(db, who)
  return db.select(columns).from(table).where(isGiven)
}

/** Takes everything away that is personal, but for what stays with a reason. */
export async function eraseRows(db: Database, who: Person): Promise<void> {
  for (const { table, isOf, atTheEnd } of personalTables) {
    const isTheirs = isOf(db, who) ?? sql`false`
    // oxlint-disable-next-line no-await-in-loop -- in this order
    if (atTheEnd === 'deleted') await db.delete(table).where(isTheirs)
    // oxlint-disable-next-line no-await-in-loop -- in this order
    else if ('emptied' in atTheEnd) await atTheEnd.emptied(db, isTheirs)
  }
}
