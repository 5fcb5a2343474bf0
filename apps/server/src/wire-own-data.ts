import { createGameReader } from './db/games/game-reader.ts'
import type { Database } from './db/database.ts'
import { createOwnDataStore } from './db/own-data/own-data-store.ts'
import { createDeletion, type DeletionDeps } from './domain/accounts/deletion.ts'
import { ownDataTexts } from './domain/accounts/notice-texts.ts'
import { createOwnData, type OwnDataDeps } from './domain/accounts/own-data.ts'
import { createPackData } from './domain/accounts/own-data-package.ts'
import type { AccountPorts } from './domain/accounts/ports.ts'
import { ownDataMail } from './domain/mail/account-mails.ts'
import type { GamesArchive } from './domain/archive/games-archive.ts'
import type { Blobs } from './domain/files/blobs.ts'
import { createFileId } from './domain/players/create-uid.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import { wireArchive } from './wire-archive.ts'
import type { OwnDataRoutes } from './routes/accounts/deps.ts'

export interface WireOwnDataDeps extends Pick<DeletionDeps, 'withdraw' | 'leaveTournament'> {
  readonly db: Database
  readonly jobs: Pick<JobQueue, 'sendToAccounts' | 'workForAccounts'>
  readonly account: DeletionDeps['account'] &
    Pick<AccountPorts, 'notifications' | 'notificationFeed' | 'siteOrigin' | 'createUid'>
  readonly blobs: Blobs
}

export interface WiredOwnData {
  /** For the app: `ownData` of its deps. */
  readonly routes: OwnDataRoutes
  /** Makes the file of an account now: what the job does. */
  readonly make: (accountId: number) => Promise<void>
  /** Makes the file with all games that was asked for by this key. */
  readonly makeArchive: GamesArchive['make']
  /** Makes files from now on; the queue is open. */
  readonly start: () => Promise<void>
  /** Takes away files that are over, and accounts whose days are. */
  readonly sweep: () => Promise<void>
}

/** Puts together the files with members' data, and the end of accounts. */
export function wireOwnData({
  db,
  jobs,
  account,
  blobs,
  ...leaving
}: WireOwnDataDeps): WiredOwnData {
  const { clock } = account
  const store = createOwnDataStore(db, jobs)
  const ownData = createOwnData({
    store,
    blobs,
    pack: createPackData(createGameReader(db, clock.now), clock.now),
    clock,
    createKey: createFileId,
    onReady: notifyOfOwnData(account),
  })
  const archive = wireArchive({ db, jobs, account, blobs })
  const deletion = createDeletion({ account, store, ownData, ...leaving })
  return {
    routes: { ownData, deletion, archive },
    make: ownData.make,
    makeArchive: archive.make,
    start: () =>
      jobs.workForAccounts((job) => {
        switch (job.kind) {
          case 'own-data':
            return ownData.make(job.accountId)
          case 'games-archive':
            return archive.make(job.accountId, job.key)
          default:
            return job satisfies never
        }
      }),
    sweep: async () => {
      await deletion.closeDue()
      await ownData.sweep()
      await archive.sweep()
    },
  }
}

/** Says on the site and by mail that a file is there. */
function notifyOfOwnData(account: WireOwnDataDeps['account']): OwnDataDeps['onReady'] {
  const { accounts, notifications, background, mailer, siteOrigin, clock } = account
  return async ({ accountId, playerId, email, emailFolded }, expiresAt) => {
    const language = (await accounts.find(accountId))?.language ?? 'en'
    const notice = {
      type: 'AUTHORIZED',
      url: '/profile/security',
      ...ownDataTexts[language],
    } as const
    await notifications.add({ playerId, ...notice }, clock.now())
    if (emailFolded === null) return
    const link = `${siteOrigin()}/profile/security`
    background.run('mail.own-data', () =>
      mailer.send(ownDataMail({ to: email, language }, link, expiresAt)),
    )
  }
}
