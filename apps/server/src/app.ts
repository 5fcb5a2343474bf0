import { contract, openApiDocument } from '@kingside/api'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Sandbox } from './accounts.ts'
import { errorResponse } from './call-error.ts'
import { type Identify, setIdentify } from './caller.ts'
import { trustProxies } from './client-address.ts'
import { isMultiregion } from './domain/games/regions.ts'
import { failedCall } from './failed-call.ts'
import type { Log } from './log.ts'
import type { Operation } from './operation/operation.ts'
import { notFoundApp } from './operation/operator-api.ts'
import { createRoutes, type RouteDeps } from './routes/index.ts'
import { forAudienceOf, sandboxApp } from './sandbox/sandbox-app.ts'
import { calendarApp, filesApp } from './routes/tournaments/index.ts'
import {
  letOwnPagesRead,
  refuseForeignHosts,
  refuseForeignOrigins,
  securityHeaders,
} from './security.ts'
import { socialPages } from './social/social-pages.ts'
import { staticApp } from './static.ts'
import { noProxies, type TrustedProxies } from './trusted-proxies.ts'

export interface AppDeps extends RouteDeps {
  /** Rejects when the database does not answer. */
  readonly checkDatabase: () => Promise<void>
  /** Whether there is no room left for what is stored. @default no */
  readonly isDiskFull?: () => Promise<boolean>
  /** The folder of the built app. */
  readonly appDist: string
  /** Finds out who makes a call. */
  readonly identify: Identify
  readonly log: Log
  readonly operation: Operation
  /** The operator API below `/operation`; without it these addresses answer like unknown ones. */
  readonly operatorApi?: Hono | null
  /** Names of this server beside loopback and the public address. @default none */
  readonly hostNames?: readonly string[]
  /** Proxies whose `X-Forwarded-For` is believed. @default none */
  readonly trustedProxies?: TrustedProxies
  /** The pages that stand for what is not configured; none where everything is. */
  readonly sandbox?: Sandbox
}

/** A message to the support with 4,000 characters of four bytes each is the longest body. */
const maxBodyBytes = 18 * 1024
const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => errorResponse('too_large', `A body may have at most ${maxBodyBytes} bytes.`),
})

/** Creates the HTTP app: the API under `/api/`, and the built app for every other address. */
export function createApp(deps: AppDeps): Hono {
  const app = new Hono()
  app.use(securityHeaders(deps.publicOrigin, deps.regions?.regions))
  app.use(refuseForeignHosts(deps))
  app.use(trustProxies(deps.trustedProxies ?? noProxies))
  app.route('/api', createApi(deps))
  app.all('/api', () => unknownCall())
  app.get('/metrics', deps.operation.serveMetrics)
  app.use('/operation/*', limitBody)
  app.route('/operation', deps.operatorApi ?? notFoundApp())
  app.route('/files/calendar', calendarApp(deps.tournaments, deps.publicOrigin))
  app.route('/files', filesApp(deps.tournaments?.files))
  app.route('/dev', sandboxApp(deps.sandbox))
  app.route('/', staticApp(deps.appDist))
  app.notFound((context) => context.text('Not found', 404))
  return app
}

function createApi(deps: AppDeps): Hono {
  const api = new Hono()
  const document = openApiDocument(contract)
  api.use(deps.operation.watch)
  api.use(async (context, next) => {
    await next()
    context.res.headers.set('cache-control', 'no-store')
  })
  api.use(refuseForeignOrigins(deps.publicOrigin))
  api.use((context, next) => {
    setIdentify(context, deps.identify)
    return next()
  })
  if (deps.sandbox?.social) api.use('/auth/social/*', forAudienceOf(deps.sandbox))
  api.use(limitBody)
  if (deps.regions && isMultiregion(deps.regions.regions)) {
    api.use(`/${contract.regions.liveness.path}`, letOwnPagesRead(deps.publicOrigin))
  }
  for (const { call, handle } of createRoutes(deps)) {
    api.on(call.method, `/${call.path}`, ...deps.operation.guard(call), handle)
  }
  api.route('/auth/social', socialPages(deps))
  api.get('/health/live/', (context) => context.json({ status: 'ok' }))
  api.get('/health/', async (context) => {
    const health = await checkHealth(deps)
    if (health.status === 'ok') return context.json(health)
    const detail = 'The database is away or the disk is full: nothing can be stored.'
    return context.json({ code: 'unavailable', detail, ...health }, 503)
  })
  api.get('/openapi.json', (context) => context.json(document))
  api.all('*', () => unknownCall())
  api.notFound(unknownCall)
  api.onError(failedCall(deps.log))
  return api
}

/** Whether this process can store what players do. */
async function checkHealth({ checkDatabase, isDiskFull = async () => false, log }: AppDeps) {
  const [database, disk] = await Promise.all([
    checkDatabase().then(
      () => 'ok' as const,
      (error: unknown) => {
        log.error('health.database', {}, error)
        return 'away' as const
      },
    ),
    isDiskFull().then((isFull) => (isFull ? ('full' as const) : ('ok' as const))),
  ])
  const status = database === 'ok' && disk === 'ok' ? 'ok' : 'degraded'
  return { status, database, disk } as const
}

const unknownCall = () =>
  errorResponse('not_found', 'There is no such call. /api/openapi.json lists them.')
