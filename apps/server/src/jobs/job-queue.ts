import { is, SQL, sql } from 'drizzle-orm'
import { type Db, fromDrizzle, PgBoss } from 'pg-boss'
import { z } from 'zod/mini'
import { locales } from '@kingside/api'
import { certificateFormats } from '../domain/tournaments/certificate.ts'
import type { Database } from '../db/database.ts'
import type { TournamentJob } from '../domain/tournaments/jobs.ts'

/** The database as the job library wants it. */
export interface JobDatabase {
  readonly db: Db
  readonly backend: 'pglite' | 'postgres'
}

/** A job to send. */
export interface SentJob {
  readonly job: TournamentJob
  /** The same key again sends none while the first one waits. */
  readonly key: string
  /** @default at once */
  readonly startAfter?: Date
}

/** Sends jobs. */
export interface JobSender {
  /** Sends jobs within the transaction that makes them due: they are there if and only if the change is. */
  readonly send: (tx: Database, jobs: readonly SentJob[]) => Promise<void>
}

/** Work for accounts: the file with all data of a member, or the one with all games. */
export type AccountJob =
  | { readonly kind: 'own-data'; readonly accountId: number }
  | { readonly kind: 'games-archive'; readonly accountId: number; readonly key: string }

export interface AccountJobSender {
  /** Sends a job within a transaction. @param key the same again sends none while the first one waits */
  readonly sendToAccounts: (tx: Database, job: AccountJob, key: string) => Promise<void>
}

export interface JobQueue extends JobSender, AccountJobSender {
  /** Makes the tables; from then on jobs can be sent. */
  readonly open: () => Promise<void>
  /** Does jobs from now on. */
  readonly work: (handle: (job: TournamentJob) => Promise<void>) => Promise<void>
  /** Does the jobs of accounts from now on, beside those. */
  readonly workForAccounts: (handle: (job: AccountJob) => Promise<void>) => Promise<void>
  /** Ends what is being done, and does no more. */
  readonly close: () => Promise<void>
}

const queue = 'tournaments'
const accountQueue = 'accounts'

/** How often this process looks for jobs, in seconds, and how long it waits for one when it stops, in ms. */
const pollingSeconds = 2
const graceMs = 3_000

const tournamentJob = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('remind'),
    tournamentId: z.number(),
    minutes: z.literal([30, 5]),
    start: z.string(),
  }),
  z.object({ kind: z.literal('started'), tournamentId: z.number() }),
  z.object({ kind: z.literal('canceled'), tournamentId: z.number() }),
  z.object({ kind: z.literal('invited'), tournamentId: z.number(), playerId: z.number() }),
  z.object({ kind: z.literal('pgn'), tournamentId: z.number() }),
  z.object({
    kind: z.literal('certificate'),
    tournamentId: z.number(),
    playerId: z.number(),
    language: z.enum(locales),
    format: z.enum(certificateFormats),
  }),
])

const accountJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('own-data'), accountId: z.number() }),
  z.object({ kind: z.literal('games-archive'), accountId: z.number(), key: z.string() }),
])

/** Every driver answers with `rows`, which Drizzle's common type does not say. */
const answer = z.object({ rows: z.array(z.unknown()) })

const executorOf = (tx: Database) => ({
  execute: async (query: unknown) => {
    if (!is(query, SQL)) throw new TypeError('The job library has sent what is no statement.')
    return answer.parse(await tx.execute(query))
  },
})

/** The jobs of tournaments on pg-boss, in the same database as everything else (docs/adr/0017-jobs.md). */
export function createJobQueue(
  { db, backend }: JobDatabase,
  onFailure: (event: string, error: unknown) => void,
): JobQueue {
  const boss = new PgBoss({
    db,
    backend,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => onFailure('jobs', error))
  return {
    open: async () => {
      await boss.start()
      for (const name of [queue, accountQueue]) {
        // oxlint-disable-next-line no-await-in-loop -- two
        await boss.createQueue(name, { policy: 'exclusive', retryLimit: 5, retryBackoff: true })
      }
    },
    send: async (tx, jobs) => {
      if (jobs.length === 0) return
      const rows = jobs.map(({ job, key, startAfter }) => ({
        data: job,
        singletonKey: key,
        ...(startAfter && { startAfter }),
      }))
      await boss.insert(queue, rows, { db: fromDrizzle(executorOf(tx), sql) })
    },
    work: async (handle) => {
      await boss.work(queue, { pollingIntervalSeconds: pollingSeconds }, async (jobs) => {
        for (const { data } of jobs) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          await handle(tournamentJob.parse(data))
        }
      })
    },
    sendToAccounts: async (tx, data, key) => {
      await boss.insert(accountQueue, [{ data, singletonKey: key }], {
        db: fromDrizzle(executorOf(tx), sql),
      })
    },
    workForAccounts: async (handle) => {
      await boss.work(accountQueue, { pollingIntervalSeconds: pollingSeconds }, async (jobs) => {
        for (const { data } of jobs) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          await handle(accountJob.parse(data))
        }
      })
    },
    close: () => boss.stop({ graceful: true, timeout: graceMs }),
  }
}
