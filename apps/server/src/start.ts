import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { identifyBy } from './identify.ts'
import { openDataFolder } from './data-folder/open.ts'
import { createTimeControlStore } from './db/time-control-store.ts'
import { createVisitorStore } from './db/visitor-store.ts'
import { createUid } from './domain/players/create-uid.ts'
import { listen } from './listen.ts'
import type { Log } from './log.ts'

export interface RunningServer {
  readonly url: string
  /** Stops accepting, lets the calls under way end, and closes the database. */
  readonly stop: () => Promise<void>
}

export interface StartDeps {
  readonly print: (line: string) => void
  readonly log: Log
  readonly now: () => Date
}

/** How long calls under way may take to end when the server stops, in milliseconds. */
const graceMs = 3_000

/**
 * Starts the server; it can serve when this resolves.
 * @throws StartError when data folder or port can't be had
 */
export async function start(
  config: Config,
  { print, log, now }: StartDeps,
): Promise<RunningServer> {
  const { dataFolder: folder, fresh, publicOrigin, appDist } = config
  const data = await openDataFolder({ folder, fresh, print, now })
  const { db, check } = data.database
  const visitors = createVisitorStore(db)
  const app = createApp({
    timeControls: createTimeControlStore(db),
    visitors,
    identify: identifyBy({ visitors }),
    createUid,
    now,
    checkDatabase: check,
    appDist,
    publicOrigin,
    log,
  })
  const server = createServer(getRequestListener(app.fetch))
  try {
    const port = await listen(server, config.ports, config.host)
    return {
      url: `http://${config.host ?? 'localhost'}:${port}`,
      stop: async () => {
        await closeServer(server)
        await data.close()
      },
    }
  } catch (error) {
    await data.close()
    throw error
  }
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
