import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isNull, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { games } from '../db/schema.ts'
import { testDatabase } from '../testing/test-database.ts'
import { testRooms, twoPlayers } from '../testing/test-rooms.ts'
import { amount } from './fault-suite.ts'
import { until } from './play.ts'
import { seeded, seedOf } from './seeded.ts'
import { callOffTomorrow, playSoakGame, type SoakTable } from './soak-games.ts'

const seed = seedOf('soak')
const seconds = amount('FAULTS_SOAK_SECONDS', 20)
const atOnce = amount('FAULTS_SOAK_GAMES', 24)
/** As many moves in a second as of 500 games with 4 s for a move. */
const thinkMs = amount('FAULTS_SOAK_THINK_MS', 200)
/** After so many rounds everything that is made once has been made, and code is compiled. */
const warmUp = 3
/** One round of so many is paced. */
const roundsToPace = 5
const maxGrowth = 1.1
const maxLagMs = 50
const lagStepMs = 10

const database = testDatabase()

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

/** What is in use after everything that can be thrown away was thrown away, in bytes. */
function heapInUse(): number {
  if (typeof collect !== 'function') throw new Error('This Node does not let itself be collected.')
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

/** How late the event loop is while games are played, and how much of a processor it has when it wants one. */
function watchLag() {
  const delay = monitorEventLoopDelay({ resolution: lagStepMs })
  const now = () => ({
    cpu: process.threadCpuUsage(),
    busy: performance.eventLoopUtilization(),
  })
  let begun = now()
  let cpuMs = 0
  let busyMs = 0
  return {
    resume: () => {
      begun = now()
      delay.enable()
    },
    pause: () => {
      delay.disable()
      const { user, system } = process.threadCpuUsage(begun.cpu)
      cpuMs += (user + system) / 1_000
      busyMs += performance.eventLoopUtilization(begun.busy).active
    },
    read: () => ({
      lagMs: Math.max(0, delay.percentile(99) / 1e6 - lagStepMs),
      share: cpuMs / busyMs,
    }),
  }
}

const inMb = (bytes: number) => (bytes / 2 ** 20).toFixed(1)

it(
  `R114: ${seconds} s of games leave rooms, listeners, timers, handles and memory as they were`,
  async () => {
    const test = testRooms(database())
    let paceMs = 0
    const tables: SoakTable[] = []
    for (let table = 0; table < atOnce; table++) {
      const pair = await twoPlayers(database())
      tables.push({ test, pair, random: seeded(seed + table), thinkMs: () => paceMs })
    }
    await test.rooms.resumeAll()
    /** Longer than delays, offers and the idle time of a room, twice. */
    const rest = async () => {
      for (let passed = 0; passed < 300_000; passed += 10_000) {
        test.clock.pass(10_000)
        await test.settled()
      }
    }
    await rest()
    const left = () => ({ ...test.rooms.counts(), timers: test.clock.timers() })
    const handles = () => process.getActiveResourcesInfo().length
    const before = left()
    const handlesBefore = handles()
    const lag = watchLag()
    /** Paced, as people play, so that the event loop's delay means something; else as fast as it goes. */
    const playRound = async (isPaced: boolean) => {
      paceMs = isPaced ? thinkMs : 0
      if (isPaced) lag.resume()
      const played = await Promise.all(tables.map(playSoakGame))
      if (isPaced) lag.pause()
      for (const table of tables.slice(0, 2)) await callOffTomorrow(table)
      await rest()
      const unfinished = await database().select().from(games).where(isNull(games.result))
      expect(unfinished).toEqual([])
      expect(left()).toEqual(before)
      // The test runner has some of its own that come and go.
      await until(() => handles() <= handlesBefore + 3, 'the handles are closed')
      // The database is not what is measured; embedded, it keeps in memory what is not thrown away.
      await database().execute(sql`truncate games cascade`)
      await database().execute(sql`checkpoint`)
      return played.reduce((sum, plies) => sum + plies, 0)
    }

    for (let round = 0; round < warmUp; round++) await playRound(false)
    const heapBefore = heapInUse()
    const begun = performance.now()
    let rounds = 0
    let plies = 0
    while (performance.now() - begun < seconds * 1_000) {
      plies += await playRound(rounds % roundsToPace === 0)
      rounds++
    }
    const heapAfter = heapInUse()
    const { lagMs, share } = lag.read()
    console.log(
      `${rounds * atOnce} games, ${plies} plies, heap ${inMb(heapBefore)} to ${inMb(heapAfter)} MB, ` +
        `event loop p99 ${lagMs.toFixed(1)} ms late, with a processor for ${Math.round(share * 100)} % of the time that it wanted one`,
    )
    expect(test.failures).toEqual([])
    expect(heapAfter).toBeLessThan(heapBefore * maxGrowth)
    // Where it had to wait for a processor, others made it late, and the number is only told.
    expect(share > 0.9 ? lagMs : 0).toBeLessThan(maxLagMs)
  },
  (seconds + 600) * 1_000,
)
