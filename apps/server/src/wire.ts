import { openAccounts } from './accounts.ts'
import type { AppDeps } from './app.ts'
import { createBackground } from './background.ts'
import type { Config } from './config.ts'
import { socialProviders, unknownSite } from '@kingside/api'
import type { Database } from './db/database.ts'
import type { OpenDatabase } from './db/open.ts'
import { createReports } from './db/reports/reports.ts'
import { createSupportMessages } from './db/support/support-messages.ts'
import { createTimeControlStore } from './db/time-control-store.ts'
import { createVisitorStore } from './db/visitor-store.ts'
import type { Background } from './domain/background.ts'
import type { Clock } from './domain/clock.ts'
import type { Blobs } from './domain/files/blobs.ts'
import { createMemoryBlobs } from './domain/files/memory-blobs.ts'
import type { RateLimiter } from './domain/limits/rate-limiter.ts'
import { createUid } from './domain/players/create-uid.ts'
import { createMemoryTickets } from './domain/realtime/memory-tickets.ts'
import { identifyBy } from './identify.ts'
import type { EventLog } from './log.ts'
import type { Registry } from 'prom-client'
import { createOperation } from './operation/operation.ts'
import type { Files } from './domain/files/files.ts'
import { documentsIn } from './files/documents.ts'
import { wireFiles } from './wire-files.ts'

export interface WireDeps {
  readonly database: Pick<OpenDatabase, 'check'> & { readonly db: Database }
  /** Whether there is no room left for what is stored. @default no */
  readonly isDiskFull?: () => Promise<boolean>
  readonly config: Pick<Config, 'publicOrigin' | 'appDist' | 'metricsToken'> &
    Partial<
      Pick<
        Config,
        | 'secret'
        | 'smtpUrl'
        | 'mailFrom'
        | 'oauth'
        | 'stripeIdentity'
        | 'sandbox'
        | 'hostNames'
        | 'trustedProxies'
        | 'operator'
        | 'links'
        | 'supportMail'
      >
    >
  /** Where the bytes of files lie. @default in memory */
  readonly blobs?: Blobs
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
  isDiskFull,
  blobs = createMemoryBlobs(),
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
    stripeIdentity = null,
    sandbox: audience,
    hostNames = [],
    trustedProxies,
    operator = null,
    links = unknownSite.links,
    supportMail = null,
  } = config
  const visitors = createVisitorStore(database.db)
  const smtp = smtpUrl && mailFrom ? { url: smtpUrl, from: mailFrom } : null
  const documents = documentsIn(() => files)
  const { account, sandbox } = await openAccounts(
    { secret, smtp, oauth, stripeIdentity, ...(audience && { sandbox: audience }) },
    {
      db: database.db,
      clock,
      background,
      createUid,
      siteOrigin: () => publicOrigin ?? localOrigin(),
      fetch: (url, init) => fetch(url, init),
      documents,
    },
  )
  const files: Files = wireFiles({ db: database.db, blobs, digests: account.digests, clock, log })
  return {
    timeControls: createTimeControlStore(database.db),
    visitors,
    identify: identifyBy({ visitors, account }),
    account,
    files,
    site: {
      operator,
      links,
      providers: socialProviders.filter((name) => name in account.providers),
    },
    support: {
      messages: createSupportMessages(database.db),
      mailer: account.mailer,
      mailTo: supportMail,
      background,
      clock,
    },
    reports: { reports: createReports(database.db), clock },
    ...(sandbox && { sandbox }),
    limiter,
    createUid,
    tickets: createMemoryTickets({ createTicket: createUid, clock }),
    now: clock.now,
    checkDatabase: database.check,
    ...(isDiskFull && { isDiskFull }),
    appDist,
    publicOrigin,
    hostNames,
    ...(trustedProxies && { trustedProxies }),
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
