import { join } from 'node:path'
import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { createBackground } from './background.ts'
import { type Config, defaultHost } from './config.ts'
import { isDiskFull } from './data-folder/disk.ts'
import { openStorage } from './data-folder/open-storage.ts'
import { systemClock } from './domain/clock.ts'
import type { RateLimiter } from './domain/limits/rate-limiter.ts'
import { sweepOver } from './db/accounts/sweep-over.ts'
import { createFolderRecordings } from './files/folder-recordings.ts'
import { openBlobs } from './files/open-blobs.ts'
import { createHttpServer } from './http-server.ts'
import { createJobQueue } from './jobs/job-queue.ts'
import { listen } from './listen.ts'
import type { AuditLog, EventLog } from './log.ts'
import { Registry } from 'prom-client'
import { measureProcess } from './operation/process-metrics.ts'
import { isWildcard } from './own-hosts.ts'
import { openRateLimiter } from './redis/open-rate-limiter.ts'
import { describeStart } from './sandbox/describe-start.ts'
import { doFideRound, fideRoundMs } from './domain/fide/fide-rounds.ts'
import { startRepeating } from './domain/repeating.ts'
import { wireApp } from './wire.ts'
import { wirePlay } from './wire-play.ts'

export interface RunningServer {
  readonly url: string
  /** Stops accepting, lets the calls under way end, and closes the database. */
  readonly stop: () => Promise<void>
}

export interface StartDeps {
  readonly print: (line: string) => void
  readonly log: EventLog & AuditLog
  readonly now: () => Date
  /** @default what the settings name: of this process alone, or of all processes by Redis */
  readonly limiter?: RateLimiter
}

/** How long calls under way may take to end when the server stops, in milliseconds. */
const graceMs = 3_000

/** How often what is over is taken away. */
const sweepEveryMs = 10 * 60_000

/**
 * Starts the server; it can serve when this resolves.
 * @throws StartError when data folder or port can't be had
 */
export async function start(
  config: Config,
  { print, log, now, limiter }: StartDeps,
): Promise<RunningServer> {
  const data = await openStorage({ ...config, print, log, now })
  const limits = await openRateLimiter({ redisUrl: config.redisUrl, clock: systemClock, log })
  const metrics = new Registry()
  const stopMeasuring = measureProcess(metrics)
  const background = createBackground(log)
  const local = { origin: 'http://localhost' }
  const blobs = await openBlobs(config).catch(async (error: unknown) => {
    limits.close()
    await data.close()
    throw error
  })
  const app = await wireApp({
    database: data.database,
    blobs,
    ...(config.databaseUrl === null && { isDiskFull: () => isDiskFull(config.dataFolder) }),
    config,
    log,
    clock: systemClock,
    limiter: limiter ?? limits.limiter,
    metrics,
    background,
    localOrigin: () => local.origin,
  })
  const onJobFailure = (event: string, error: unknown) => log.error(event, {}, error)
  const play = await wirePlay({
    db: data.database.db,
    blobs,
    recordings: createFolderRecordings(join(config.dataFolder, 'recordings')),
    jobs: createJobQueue(data.database.jobs, onJobFailure),
    config,
    clock: systemClock,
    random: Math.random,
    log,
    background,
    metrics,
    app,
  }).catch(async (error: unknown) => {
    limits.close()
    await data.close()
    throw error
  })
  const server = createHttpServer(getRequestListener(createApp(play.app).fetch))
  server.on('upgrade', play.sockets.handle)
  let stopSweeping = async () => {}
  let stopFideRounds = async () => {}
  try {
    await play.start()
    stopSweeping = startRepeating({
      everyMs: sweepEveryMs,
      clock: systemClock,
      work: async (at) => {
        await sweepOver(data.database.db, at)
        await app.files.sweep()
        await play.sweep()
      },
      onError: (error) => log.error('accounts.sweep', {}, error),
    })
    stopFideRounds = startRepeating({
      everyMs: fideRoundMs,
      clock: systemClock,
      work: (at) => doFideRound(app.account, at),
      onError: (error) => log.error('fide.round', {}, error),
    })
    const port = await listen(server, config.ports, config.host)
    local.origin = originOf(config.host, port)
    for (const line of describeStart(config, local.origin)) print(line)
    return {
      url: local.origin,
      stop: async () => {
        await play.stop()
        await closeServer(server)
        await stopSweeping()
        await stopFideRounds()
        await background.settle()
        stopMeasuring()
        limits.close()
        await data.close()
      },
    }
  } catch (error) {
    await stopSweeping()
    await stopFideRounds()
    await play.stop()
    await background.settle()
    limits.close()
    await data.close()
    throw error
  }
}

/** Where this computer reaches the server. */
function originOf(host: string, port: number): string {
  const isAnybodys = isWildcard(host) || host === defaultHost
  const name = isAnybodys ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
