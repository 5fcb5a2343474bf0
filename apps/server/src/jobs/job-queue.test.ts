import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/open.ts'
import { accounts, notifications, tournamentEntries } from '../db/schema.ts'
import { eq } from 'drizzle-orm'
import { doJob } from '../domain/tournaments/do-job.ts'
import type { TournamentJob } from '../domain/tournaments/jobs.ts'
import { openCopy } from '../testing/database-snapshot.ts'
import { tournamentWorld } from '../testing/tournament-world.ts'
import { createJobQueue, type JobQueue } from './job-queue.ts'

let database: OpenDatabase
let open: JobQueue[] = []
const failures: unknown[] = []
beforeEach(async () => {
  database = await openCopy()
  open = []
})
afterEach(async () => {
  await Promise.all(open.map((queue) => queue.close()))
  await database.close()
  if (failures.length > 0) throw new Error(`A job has failed: ${String(failures[0])}`)
})

async function openQueue(): Promise<JobQueue> {
  const queue = createJobQueue(database.jobs, (_, error) => failures.push(error))
  open.push(queue)
  await queue.open()
  return queue
}

const started = (tournamentId: number): TournamentJob => ({ kind: 'started', tournamentId })

/** Does jobs until so many were done. */
function doneBy(queue: JobQueue, count: number): Promise<readonly TournamentJob[]> {
  const done: TournamentJob[] = []
  return new Promise((resolve, reject) => {
    queue
      .work(async (job) => {
        done.push(job)
        if (done.length === count) resolve(done)
      })
      .catch(reject)
  })
}

describe('jobs', () => {
  it('are there if and only if the change that makes them due is, and each key once', async () => {
    const queue = await openQueue()
    const { db } = database
    const lost = db.transaction(async (tx) => {
      await queue.send(tx, [{ job: started(1), key: 'lost' }])
      throw new Error('The change did not happen.')
    })
    await expect(lost).rejects.toThrow('The change did not happen.')
    await db.transaction((tx) =>
      queue.send(tx, [
        { job: started(2), key: 'kept' },
        { job: started(3), key: 'other' },
      ]),
    )
    await queue.send(db, [{ job: started(4), key: 'kept' }])
    const later = new Date(Date.now() + 3_600_000)
    await queue.send(db, [{ job: started(5), key: 'later', startAfter: later }])
    const done = await doneBy(queue, 2)
    expect(
      done.map(({ tournamentId }) => tournamentId).toSorted((one, other) => one - other),
    ).toEqual([2, 3])
  })

  it('wait for the next process when one ends', async () => {
    const first = await openQueue()
    await first.send(database.db, [{ job: started(7), key: 'waiting' }])
    await first.close()
    open = []
    expect(await doneBy(await openQueue(), 1)).toEqual([started(7)])
  })
})

describe('what players are told of the start', () => {
  const minute = 60_000

  it('comes once, in the language of each, and not to who joined later', async () => {
    const { db } = database
    const world = tournamentWorld(db)
    const { clock } = world
    const start = new Date(clock.now().getTime() + 40 * minute)
    const id = await world.addTournament({ name: 'Evening Blitz', start })
    const [early, late] = [await world.addMember({ language: 'ru' }), await world.addMember()]
    await world.enter(id, [early])
    await world.enter(id, [late], { joinedAt: new Date(start.getTime() - 20 * minute) })
    expect(world.sent.map(({ key, startAfter }) => [key.split('/')[2], startAfter])).toEqual([
      ['30', new Date(start.getTime() - 30 * minute)],
      ['5', new Date(start.getTime() - 5 * minute)],
    ])
    const { notified: told, jobDeps: deps } = world
    const remind = (minutes: 30 | 5) =>
      doJob(deps, { kind: 'remind', tournamentId: id, minutes, start: start.toISOString() })
    clock.freeze(10 * minute)
    await remind(30)
    await remind(30)
    expect(told).toEqual([early])
    const [notice] = await db.select().from(notifications).where(eq(notifications.playerId, early))
    expect(notice).toMatchObject({
      type: 'TOURNAMENT_START_REMINDER',
      title: 'Ваш турнир начнётся через 30 минут',
      description: null,
      url: '/tournaments/evening-blitz',
      object: { id: String(id), start: start.toISOString(), time_control: { name: '3 min' } },
    })
    // A reminder that comes ten minutes late would say what is not true.
    clock.freeze(10 * minute)
    await remind(30)
    clock.freeze(15 * minute)
    await remind(5)
    expect(told).toEqual([early, early, late])
    clock.freeze(5 * minute)
    await doJob(deps, { kind: 'started', tournamentId: id })
    await doJob(deps, { kind: 'started', tournamentId: id })
    expect(told).toEqual([early, early, late, early, late])
    expect(await db.$count(accounts)).toBe(2)
    expect(await db.$count(tournamentEntries)).toBe(2)
  })
})
