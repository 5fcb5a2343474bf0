import { Hono, type MiddlewareHandler } from 'hono'
import type { Sandbox } from '../accounts.ts'
import { isOwnComputer } from '../client-address.ts'
import { mailboxPage } from './mailbox-page.ts'
import { socialPage } from './social-page.ts'

/** The pages below `/dev`; to those for whom they are not, there are none. */
export function sandboxApp(sandbox: Sandbox | undefined): Hono {
  const app = new Hono()
  if (sandbox) {
    app.use(forAudienceOf(sandbox))
    if (sandbox.mailbox) app.route('/mail', mailboxPage(sandbox.mailbox))
    if (sandbox.social) app.route('/social', socialPage(sandbox.social))
  }
  app.all('*', (context) => context.text('Not found', 404))
  return app
}

/** Lets those go on for whom the sandbox is; to all others it is not there. */
export function forAudienceOf({ audience }: Sandbox): MiddlewareHandler {
  return async (context, next) => {
    if (audience === 'own-computer' && !isOwnComputer(context)) return context.notFound()
    return next()
  }
}
