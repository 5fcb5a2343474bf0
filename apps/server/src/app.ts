import { contract, listCalls, openApiDocument } from '@kingside/api'
import { type Context, Hono, type HonoRequest } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Sandbox } from './accounts.ts'
import { errorResponse } from './call-error.ts'
import { type Identify, setIdentify } from './caller.ts'
import { trustProxies } from './client-address.ts'
import { isMultiregion } from './domain/games/regions.ts'
import { failedCall } from './failed-call.ts'
import { identityHook } from './identity/identity-hook.ts'
import type { Log } from './log.ts'
import type { Operation } from './operation/operation.ts'
import { notFoundApp } from './operation/operator-api.ts'
import { uploadsApp } from './routes/files/index.ts'
import { createRoutes, type RouteDeps } from './routes/index.ts'
import { forAudienceOf, sandboxApp } from './sandbox/sandbox-app.ts'
import { titleFilesApp } from './routes/accounts/titles.ts'
import { gamesArchiveApp } from './routes/accounts/games-archive-files.ts'
import { ownDataApp } from './routes/accounts/own-data-files.ts'
import { recordingsApp } from './routes/masterclasses/recordings.ts'
import { webhookApp } from './routes/payments/index.ts'
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
  /** The calls of the operators' pages, below `/api/operation`; without them they answer like unknown ones. */
  readonly operatorApp?: Hono | null
  /** Names of this server beside loopback and the public address. @default none */
  readonly hostNames?: readonly string[]
  /** Proxies whose `X-Forwarded-For` is believed. @default none */
  readonly trustedProxies?: TrustedProxies
  /** The pages that stand for what is not configured; none where everything is. */
  readonly sandbox?: Sandbox
}

/** A club with all its texts and links, in letters of three bytes, is the longest body. */
const maxBodyBytes = 32 * 1024
const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => errorResponse('too_large', `A body may have at most ${maxSize} bytes.`),
  })
const limitBody = limitTo(maxBodyBytes)

const patternOf = ({ path }: { readonly path: string }) =>
  new RegExp(`^/api/${path.replaceAll(/:\w+/g, '[^/]+')}$`)

/** Creates the HTTP app: the API under `/api/`, and the built app for every other address. */
export function createApp(deps: AppDeps): Hono {
  const app = new Hono()
  app.use(securityHeaders(deps.publicOrigin, deps.regions?.regions))
  app.use(refuseForeignHosts(deps))
  app.use(trustProxies(deps.trustedProxies ?? noProxies))
  // Before the API: its messages are longer, are read to the byte and come from no page.
  app.route('/api/payments/webhook/', webhookApp(deps.payments, deps.log))
  app.route('/api', createApi(deps))
  app.all('/api', () => unknownCall())
  app.get('/metrics', deps.operation.serveMetrics)
  const pages = staticApp(deps.appDist)
  app.use('/operation/*', async (context, next) =>
    isPage(context.req) ? pages.fetch(context.req.raw) : next(),
  )
  app.use('/operation/*', limitBody)
  app.route('/operation', deps.operatorApi ?? notFoundApp())
  app.route('/files/calendar', calendarApp(deps.tournaments, deps.publicOrigin))
  app.route('/files/titles', titleFilesApp(deps.account))
  app.route('/files/own', ownDataApp(deps))
  app.route('/files/games', gamesArchiveApp(deps))
  app.route('/files/masterclasses', recordingsApp(deps.masterclasses))
  app.route('/files', filesApp(deps.tournaments?.files))
  app.route('/files', uploadsApp({ files: deps.files }))
  const hook = identityHook(deps.account, deps.log)
  app.route('/hooks/identity', hook)
  app.route('/dev', sandboxApp(deps.sandbox, { account: deps.account, hook }))
  app.route('/', pages)
  app.notFound((context) => context.text('Not found', 404))
  return app
}

/** The operators' pages have the addresses of their API: a browser that goes to one sends no token. */
const isPage = (request: HonoRequest) =>
  request.method === 'GET' &&
  request.header('authorization') === undefined &&
  (request.header('accept') ?? '').includes('text/html')

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
  const textCalls = listCalls(contract).filter(({ textBody }) => textBody)
  api.use((context, next) => {
    const { method, path } = context.req
    const isText = textCalls.some((call) => call.method === method && patternOf(call).test(path))
    return isText || isUpload(context) ? next() : limitBody(context, next)
  })
  if (deps.regions && isMultiregion(deps.regions.regions)) {
    api.use(`/${contract.regions.liveness.path}`, letOwnPagesRead(deps.publicOrigin))
  }
  for (const { call, handle } of createRoutes(deps)) {
    const { textBody } = call
    const limits = textBody ? [limitTo(textBody.maxBytes)] : []
    api.on(call.method, `/${call.path}`, ...deps.operation.guard(call), ...limits, handle)
  }
  api.route('/auth/social', socialPages(deps))
  if (deps.operatorApp) api.route('/operation', deps.operatorApp)
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

/** Of these the call itself says how long a body may be. */
const isUpload = ({ req }: Context) =>
  req.method === contract.files.upload.method && req.path === `/api/${contract.files.upload.path}`

const unknownCall = () =>
  errorResponse('not_found', 'There is no such call. /api/openapi.json lists them.')
