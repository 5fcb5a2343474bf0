import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'

/** Serves the built app from `folder`; looks for it at each request until it is there. */
export function staticApp(folder: string): Hono {
  const app = new Hono()
  let built: MiddlewareHandler | null = null
  const serve: MiddlewareHandler = async (context, next) => {
    if (!built && existsSync(join(folder, 'index.html'))) built = serveBuilt(folder)
    return built ? built(context, next) : explainMissingBuild(context)
  }
  app.get('*', serve)
  return app
}

function serveBuilt(root: string): MiddlewareHandler {
  const file = serveStatic({ root, precompressed: true })
  const page = serveStatic({ root, precompressed: true, path: 'index.html' })
  const nothing = async () => {}
  return async (context) => {
    // Whoever looks into an error has the sources; the site does not hand them out.
    if (/\.map(?:\.\w+)?$/i.test(context.req.path)) return context.text('Not found', 404)
    const found =
      (await file(context, nothing)) ??
      (isNavigation(context) ? await page(context, nothing) : null)
    return found ? withCaching(context, found) : context.text('Not found', 404)
  }
}

/** A person going to a screen of the app, as opposed to a page asking for one of its files. */
function isNavigation({ req }: Context): boolean {
  return (req.header('accept') ?? '').includes('text/html') && extname(req.path) === ''
}

function withCaching({ req }: Context, response: Response): Response {
  const isHashed = req.path.startsWith('/assets/')
  response.headers.set(
    'cache-control',
    isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  )
  response.headers.set('vary', 'Accept-Encoding')
  return response
}

function explainMissingBuild(context: Context): Response {
  if (!isNavigation(context)) return context.text('Not found', 404)
  return context.html(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Kingside: the app is not built yet</title>
<h1>The app is not built yet</h1>
<p>The API is running, but the folder with the built app is missing or empty.
Build it in the repository with <code>npm run build</code>, then reload this page.</p>
</html>
`,
    503,
  )
}
