import { contract, openApiDocument } from '@kingside/api'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Sandbox } from './accounts.ts'
import { errorResponse } from './call-error.ts'
import { type Identify, setIdentify } from './caller.ts'
import { failedCall } from './failed-call.ts'
import type { Log } from './log.ts'
import type { Operation } from './operation/operation.ts'
import { notFoundApp } from './operation/operator-api.ts'
import { createRoutes, type RouteDeps } from './routes/index.ts'
import { mailboxPage } from './sandbox/mailbox-page.ts'
import { socialPage } from './sandbox/social-page.ts'
import { refuseForeignOrigins, securityHeaders } from './security.ts'
import { socialPages } from './social/social-pages.ts'
import { staticApp } from './static.ts'

export interface AppDeps extends RouteDeps {
  /** Rejects when the database does not answer. */
  readonly checkDatabase: () => Promise<void>
  /** The folder of the built app. */
  readonly appDist: string
  /** Finds out who makes a call. */
  readonly identify: Identify
  readonly log: Log
  readonly operation: Operation
  /** Answers operators below `/operation`; where there is none, nobody sees that there are such addresses. */
  readonly operatorApi?: Hono | null
  /** The pages that stand for what is not configured; none where everything is. */
  readonly sandbox?: Sandbox
}

const maxBodyBytes = 8 * 1024
const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => errorResponse('too_large', `A body may have at most ${maxBodyBytes} bytes.`),
})

/** Creates the HTTP app: the API under `/api/`, and the built app for every other address. */
export function createApp(deps: AppDeps): Hono {
  const app = new Hono()
  app.use(securityHeaders(deps.publicOrigin))
  app.route('/api', createApi(deps))
  app.all('/api', () => unknownCall())
  app.get('/metrics', deps.operation.serveMetrics)
  app.use('/operation/*', limitBody)
  app.route('/operation', deps.operatorApi ?? notFoundApp())
  if (deps.sandbox?.mailbox)
    app.route('/dev/mail', mailboxPage(deps.sandbox.mailbox, deps.publicOrigin))
  if (deps.sandbox?.social) app.route('/dev/social', socialPage(deps.sandbox.social))
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
  api.use(limitBody)
  for (const { call, handle } of createRoutes(deps)) {
    api.on(call.method, `/${call.path}`, ...deps.operation.guard(call), handle)
  }
  api.route('/auth/social', socialPages(deps))
  api.get('/health/live/', (context) => context.json({ status: 'ok' }))
  api.get('/health/', async (context) => {
    try {
      await deps.checkDatabase()
    } catch (error) {
      deps.log.error('health.database', {}, error)
      return errorResponse('unavailable', 'The database does not answer.')
    }
    return context.json({ status: 'ok', database: 'ok' })
  })
  api.get('/openapi.json', (context) => context.json(document))
  api.all('*', () => unknownCall())
  api.onError(failedCall(deps.log))
  return api
}

const unknownCall = () =>
  errorResponse('not_found', 'There is no such call. /api/openapi.json lists them.')
