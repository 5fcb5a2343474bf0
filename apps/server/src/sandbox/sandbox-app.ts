import { Hono, type MiddlewareHandler } from 'hono'
import type { Sandbox } from '../accounts.ts'
import { isOwnComputer } from '../client-address.ts'
import { mailboxPage } from './mailbox-page.ts'
import { socialPage } from './social-page.ts'

/** The pages below `/dev`; 404 for those who are not the sandbox's audience. */
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

/** Lets the sandbox's audience through; for everybody else the pages don't exist (404). */
export function forAudienceOf({ audience }: Sandbox): MiddlewareHandler {
  return async (context, next) => {
    if (audience === 'own-computer' && !isOwnComputer(context)) return context.notFound()
    return next()
  }
}
