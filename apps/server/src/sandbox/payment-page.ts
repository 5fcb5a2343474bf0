import { Hono } from 'hono'
import { html } from 'hono/html'
import { returnUrl } from '../domain/payments/return-url.ts'
import type { SandboxPayment } from '../payments/sandbox-books.ts'
import type { SandboxPayments } from '../payments/sandbox-provider.ts'
import { sandboxPage } from './page.ts'

const what =
  'No payment provider is configured (STRIPE_SECRET_KEY), so no money moves: choose how the payment ends.'

const ways: Readonly<Record<SandboxPayment, string>> = {
  card: 'Pay by the card 4242 4242 4242 4242',
  wallet: 'Pay by the wallet',
  'card-fails-later': 'Pay by the card 4000 0000 0000 0341, whose renewals fail',
  'card-declined': 'Pay by the card 4000 0000 0000 0002, which is declined',
}

const isWay = (value: unknown): value is SandboxPayment =>
  typeof value === 'string' && value in ways

const acts = {
  renew: 'Renew now',
  fail: 'Let the renewal fail',
  mend: 'Add a card that works, and pay',
  'stop-paying': 'Give up: unpaid',
  dispute: 'Take the money back by the bank (chargeback)',
} as const

const isAct = (value: unknown): value is keyof typeof acts =>
  typeof value === 'string' && value in acts

const money = (cents: number, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100)

/** What stands for the payment provider's pages: the checkout, and the portal of a customer. */
export function paymentPage(payments: SandboxPayments, siteOrigin: () => string): Hono {
  const page = new Hono()
  page.use(async (context, next) => {
    await next()
    context.res.headers.set('cache-control', 'no-store')
  })
  portal(page, payments, siteOrigin)

  page.get('/:ref', async (context) => {
    const session = await payments.session(context.req.param('ref'))
    if (!session) return context.notFound()
    const { title, amountCents, currency, percentOff, renews } = session.sale
    const isDeclined = context.req.query('declined') !== undefined
    const buttons = Object.entries(ways)
      .filter(([way]) => renews !== null || way !== 'card-fails-later')
      .map(([way, label]) => html`<p><button name="by" value="${way}">${label}</button></p>`)
    const price = money(Math.floor((amountCents * (100 - percentOff)) / 100), currency)
    return context.html(
      sandboxPage(
        title,
        what,
        html`<p>${price}${renews === null ? '' : ', renewed until it is cancelled'}</p>
          ${isDeclined ? html`<p role="alert">The card was declined. Nothing was paid.</p>` : ''}
          <form method="post">
            ${buttons}
            <p><button name="by" value="leave">Leave without paying</button></p>
          </form>`,
      ),
    )
  })

  page.post('/:ref', async (context) => {
    const ref = context.req.param('ref')
    if (!(await payments.session(ref))) return context.notFound()
    const { by } = await context.req.parseBody()
    if (by === 'leave') return context.redirect(await payments.leave(ref), 303)
    if (!isWay(by)) return context.text('Choose one of the ways to pay.', 400)
    const address = await payments.pay(ref, by)
    return context.redirect(address ?? `${siteOrigin()}/dev/payments/${ref}?declined`, 303)
  })
  return page
}

function portal(page: Hono, payments: SandboxPayments, siteOrigin: () => string): void {
  page.get('/portal', async (context) => {
    const { customer = '', return: back = '/' } = context.req.query()
    const subscriptions = await payments.subscriptionsOf(customer)
    if (subscriptions.length === 0) return context.notFound()
    const rows = subscriptions.map(({ ref, subscription }) => {
      const { sale, status, periodEnd, method, cancelAtPeriodEnd } = subscription
      const buttons = Object.entries(acts).map(
        ([act, label]) => html`<p><button name="act" value="${act}">${label}</button></p>`,
      )
      return html`<article>
        <h2>${sale.title}</h2>
        <p>
          ${money(sale.amountCents, sale.currency)} by ${method}, ${status}, until
          ${new Date(periodEnd).toISOString().slice(0, 10)}${cancelAtPeriodEnd ? ', not renewed' : ''}
        </p>
        <form method="post">
          <input type="hidden" name="ref" value="${ref}" />
          ${buttons}
        </form>
      </article>`
    })
    const home = returnUrl(back, siteOrigin()) ?? '/'
    return context.html(
      sandboxPage(
        'Your payments',
        what,
        html`${rows}
          <p><a href="${home}">Back to Kingside</a></p>`,
      ),
    )
  })

  page.post('/portal', async (context) => {
    const { customer = '' } = context.req.query()
    const { ref, act } = await context.req.parseBody()
    const own = await payments.subscriptionsOf(customer)
    if (typeof ref !== 'string' || !own.some((each) => each.ref === ref) || !isAct(act)) {
      return context.notFound()
    }
    await payments.act(ref, act)
    return context.redirect(context.req.url, 303)
  })
}
