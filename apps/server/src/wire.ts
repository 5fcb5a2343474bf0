import { openAccounts } from './accounts.ts'
import type { AppDeps } from './app.ts'
import { createBackground } from './background.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { OpenDatabase } from './db/open.ts'
import { createTimeControlStore } from './db/time-control-store.ts'
import { createVisitorStore } from './db/visitor-store.ts'
import type { Background } from './domain/background.ts'
import type { Clock } from './domain/clock.ts'
import type { RateLimiter } from './domain/limits/rate-limiter.ts'
import { createUid } from './domain/players/create-uid.ts'
import { createMemoryTickets } from './domain/realtime/memory-tickets.ts'
import { identifyBy } from './identify.ts'
import type { EventLog } from './log.ts'
import type { Registry } from 'prom-client'
import { createOperation } from './operation/operation.ts'

export interface WireDeps {
  readonly database: Pick<OpenDatabase, 'check'> & { readonly db: Database }
  readonly config: Pick<Config, 'publicOrigin' | 'appDist' | 'metricsToken'> &
    Partial<Pick<Config, 'secret' | 'smtpUrl' | 'mailFrom' | 'oauth'>>
  readonly log: EventLog
  readonly clock: Clock
  readonly limiter: RateLimiter
  readonly metrics: Registry
  /** Work beside the calls; whoever closes the database settles it first. */
  readonly background?: Background
  /** Where players reach the app when no public address is set. */
  readonly localOrigin?: () => string
}

/** Makes what the HTTP app needs out of an open database and what the process has. */
export async function wireApp({
  database,
  config,
  log,
  clock,
  limiter,
  metrics,
  background = createBackground(log),
  localOrigin = () => 'http://localhost',
}: WireDeps): Promise<AppDeps> {
  const {
    publicOrigin,
    appDist,
    metricsToken,
    secret = null,
    smtpUrl,
    mailFrom,
    oauth = {},
  } = config
  const visitors = createVisitorStore(database.db)
  const smtp = smtpUrl && mailFrom ? { url: smtpUrl, from: mailFrom } : null
  const { account, sandbox } = await openAccounts(
    { secret, smtp, oauth },
    {
      db: database.db,
      clock,
      background,
      createUid,
      siteOrigin: () => publicOrigin ?? localOrigin(),
      fetch: (url, init) => fetch(url, init),
    },
  )
  return {
    timeControls: createTimeControlStore(database.db),
    visitors,
    identify: identifyBy({ visitors, account }),
    account,
    sandbox,
    limiter,
    createUid,
    tickets: createMemoryTickets({ createTicket: createUid, clock }),
    now: clock.now,
    checkDatabase: database.check,
    appDist,
    publicOrigin,
    log,
    operation: createOperation({
      limiter,
      metrics,
      log,
      clock,
      publicOrigin,
      metricsToken,
    }),
  }
}
