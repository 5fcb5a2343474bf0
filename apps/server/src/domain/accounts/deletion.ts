import { deletionDays } from '@kingside/api/facts'
import type { Locale } from '@kingside/api'
import { deletedMail, deletionAskedMail } from '../mail/account-mails.ts'
import type { ActiveAccount } from './account.ts'
import { accountStaysTexts } from './notice-texts.ts'
import type { JoinedTournament, OwnData, OwnDataStore } from './own-data.ts'
import type { AccountPorts } from './ports.ts'
import { endSessionsOf } from './sessions.ts'

const graceMs = deletionDays * 24 * 3_600_000

export interface DeletionDeps {
  readonly account: Pick<
    AccountPorts,
    'accounts' | 'sessions' | 'sessionEnds' | 'background' | 'mailer' | 'clock'
  >
  readonly store: Pick<OwnDataStore, 'blockersOf' | 'upcomingOf' | 'due' | 'close'>
  readonly ownData: Pick<OwnData, 'remove'>
  /** Takes everything back that the player has in the lobby. */
  readonly withdraw: (playerId: number) => Promise<void>
  readonly leaveTournament: (tournament: JoinedTournament, playerId: number) => Promise<unknown>
}

export interface Deletion {
  /** Signs the member out everywhere and begins the days in which a sign-in keeps the account. */
  readonly ask: (
    member: ActiveAccount,
    language: Locale,
  ) => Promise<{ readonly closesAt: Date } | 'still_playing' | 'tournament_running'>
  /** Deletes every account whose days are over. */
  readonly closeDue: () => Promise<void>
}

/** The end of accounts: a request, some days in which a sign-in takes it back, and then nothing personal is left. */
export function createDeletion(deps: DeletionDeps): Deletion {
  const { account, store, ownData, withdraw, leaveTournament } = deps
  const { clock, mailer } = account
  return {
    ask: async (member, language) => {
      const { id, player, email, emailFolded } = member
      const blocker = await store.blockersOf(player.id)
      if (blocker) return blocker
      await withdraw(player.id)
      for (const tournament of await store.upcomingOf(player.id)) {
        // oxlint-disable-next-line no-await-in-loop -- few, one after the other
        await leaveTournament(tournament, player.id)
      }
      const askedAt = await account.accounts.askForDeletion(id, clock.now())
      const closesAt = new Date(askedAt.getTime() + graceMs)
      await endSessionsOf(account, id, 'deletion_asked')
      if (emailFolded !== null) {
        account.background.run('mail.deletion', () =>
          mailer.send(deletionAskedMail({ to: email, language }, closesAt)),
        )
      }
      return { closesAt }
    },
    closeDue: async () => {
      const at = clock.now()
      const before = new Date(at.getTime() - graceMs)
      for (const accountId of await store.due(before)) {
        // oxlint-disable-next-line no-await-in-loop -- few, one after the other
        const closed = await store.close(accountId, before, at)
        if (!closed) continue
        const { person, language, fileKey } = closed
        // oxlint-disable-next-line no-await-in-loop -- few, one after the other
        if (fileKey !== null) await ownData.remove(fileKey)
        if (person.emailFolded === null) continue
        const reader = { to: person.email, language: language ?? 'en' }
        account.background.run('mail.deleted', () => mailer.send(deletedMail(reader)))
      }
    },
  }
}

/** Keeps an account that was to be deleted, because its owner has signed in, and says so there. */
export async function keepAccount(
  { accounts, notifications, clock }: Pick<AccountPorts, 'accounts' | 'notifications' | 'clock'>,
  { id, player, deletionAskedAt }: ActiveAccount,
  language: Locale,
): Promise<void> {
  if (deletionAskedAt === null || !(await accounts.keep(id))) return
  const notice = {
    type: 'AUTHORIZED',
    url: '/profile/security',
    ...accountStaysTexts[language],
  } as const
  await notifications.add({ playerId: player.id, ...notice }, clock.now())
}
