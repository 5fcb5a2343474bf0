import { Hono, type MiddlewareHandler } from 'hono'
import type { Sandbox } from '../accounts.ts'
import { isOwnComputer } from '../client-address.ts'
import type { AccountPorts } from '../domain/accounts/ports.ts'
import { identityPage } from './identity-page.ts'
import { mailboxPage } from './mailbox-page.ts'
import { paymentPage } from './payment-page.ts'
import { socialPage } from './social-page.ts'

/** The pages below `/dev`; 404 for those who are not the sandbox's audience. */
export function sandboxApp(
  sandbox: Sandbox | undefined,
  checks?: {
    readonly account: Pick<AccountPorts, 'fide'>
    /** Where the messages of the identity provider come in. */
    readonly hook: Hono
  },
): Hono {
  const app = new Hono()
  if (sandbox) {
    app.use(forAudienceOf(sandbox))
    if (sandbox.mailbox) app.route('/mail', mailboxPage(sandbox.mailbox))
    if (sandbox.identity && checks) {
      const deliver = async (body: string, signature: string) =>
        checks.hook.request('/', {
          method: 'POST',
          body,
          headers: { 'stripe-signature': signature },
        })
      const { fide } = checks.account
      app.route('/identity', identityPage({ identity: sandbox.identity, fide, deliver }))
    }
    if (sandbox.payments) {
      const { pages, siteOrigin } = sandbox.payments
      app.route('/payments', paymentPage(pages, siteOrigin))
    }
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
