import { setImmediate } from 'node:timers/promises'
import { createArchiveStore } from './db/archive/archive-store.ts'
import { createArchiveReader } from './db/archive/archived-games.ts'
import type { Database } from './db/database.ts'
import { gamesArchiveTexts } from './domain/accounts/notice-texts.ts'
import type { AccountPorts } from './domain/accounts/ports.ts'
import { createGamesArchive, type GamesArchive } from './domain/archive/games-archive.ts'
import type { Blobs } from './domain/files/blobs.ts'
import { createFileId } from './domain/players/create-uid.ts'
import type { JobQueue } from './jobs/job-queue.ts'

export interface WireArchiveDeps {
  readonly db: Database
  readonly jobs: Pick<JobQueue, 'sendToAccounts'>
  readonly account: Pick<AccountPorts, 'accounts' | 'notifications' | 'notificationFeed' | 'clock'>
  readonly blobs: Blobs
}

/** Puts together the files with all games of a member. */
export function wireArchive({ db, jobs, account, blobs }: WireArchiveDeps): GamesArchive {
  const { accounts, notifications, notificationFeed, clock } = account
  return createGamesArchive({
    store: createArchiveStore(db, jobs),
    blobs,
    clock,
    readGames: createArchiveReader(db),
    createKey: createFileId,
    rest: () => setImmediate(),
    onReady: async ({ accountId, playerId }) => {
      const language = (await accounts.find(accountId))?.language ?? 'en'
      const notice = {
        type: 'FILE_READY',
        url: '/profile/games',
        ...gamesArchiveTexts[language],
      } as const
      const notification = await notifications.add({ playerId, ...notice }, clock.now())
      notificationFeed.publish(playerId, { type: 'notification.added', notification })
    },
  })
}
