import { Stripe } from 'stripe'
import { cardCheck, planPrices, type PriceId } from '@kingside/api/facts'
import { languageTag } from '@kingside/api'
import {
  CardDeclinedError,
  ChangeRefusedError,
  type PaymentProvider,
  ProviderUnavailableError,
  type Sale,
} from '../domain/payments/provider.ts'
import { orderOfSubscription, readMessage, readSubscription } from './read-message.ts'
import { verifyMessage } from './signed-message.ts'

/** The version of the API that requests and messages are in; `read-message.ts` reads its shapes. */
export const stripeVersion = '2026-10-28.endive'

export interface StripeSettings {
  readonly secretKey: string
  /** The current secret of the webhook, and during a rotation the one before. */
  readonly webhookSecrets: readonly string[]
  /** Where the API is, of a stand-in such as `stripe-mock`. @default Stripe's own */
  readonly apiUrl?: string
}

/** Who answers in place of Stripe in tests. */
export interface StripeWorld {
  readonly fetch?: typeof fetch
}

/** Takes payments by Stripe: Checkout, its portal, and subscriptions. */
export function createStripeProvider(
  { secretKey, webhookSecrets, apiUrl }: StripeSettings,
  world: StripeWorld = {},
): PaymentProvider {
  const url = apiUrl === undefined ? null : new URL(apiUrl)
  const stripe = new Stripe(secretKey, {
    apiVersion: stripeVersion,
    maxNetworkRetries: 1,
    timeout: 10_000,
    ...(url && {
      host: url.hostname,
      port: Number(url.port || (url.protocol === 'http:' ? 80 : 443)),
      protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
    ...(world.fetch && { httpClient: Stripe.createFetchHttpClient(world.fetch) }),
  })
  const isLive = /^[rs]k_live_/.test(secretKey)
  return {
    name: 'stripe',
    openCheckout: (sale, back) => asked(() => openCheckout(stripe, sale, back)),
    openPortal: (customer, returnUrl) =>
      asked(async () => {
        const portal = await stripe.billingPortal.sessions.create({
          customer,
          return_url: returnUrl,
        })
        return { url: portal.url }
      }),
    charge: (sale, cardToken) => asked(() => charge(stripe, sale, cardToken)),
    setRenewal: (subscriptionRef, renews) =>
      asked(async () => {
        await stripe.subscriptions.update(subscriptionRef, { cancel_at_period_end: !renews })
      }),
    subscription: (subscriptionRef) =>
      asked(async () =>
        readSubscription(
          await stripe.subscriptions.retrieve(subscriptionRef, {
            expand: ['default_payment_method'],
          }),
        ),
      ),
    retryPayment: (subscriptionRef) =>
      asked(async () => {
        const { data } = await stripe.invoices.list({
          subscription: subscriptionRef,
          status: 'open',
          limit: 1,
        })
        const [invoice] = data
        if (!invoice?.id) throw new ChangeRefusedError('There is nothing to pay.')
        await stripe.invoices.pay(invoice.id)
      }),
    switchToWallet: (subscriptionRef) => asked(() => switchToWallet(stripe, subscriptionRef)),
    changeCard: (subscriptionRef, cardToken) =>
      asked(() => changeCard(stripe, subscriptionRef, cardToken)),
    refund: (order) => asked(() => refund(stripe, order)),
    endSubscription: (subscriptionRef) => asked(() => endSubscription(stripe, subscriptionRef)),
    readEvent: (body, signature, at) => {
      verifyMessage(body, signature, { secrets: webhookSecrets, at })
      return asked(() =>
        readMessage(body, { isLive, findOrder: (intent) => orderOfPayment(stripe, intent) }),
      )
    },
  }
}

/** Stripe's errors as those of the port. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new CardDeclinedError(error.message)
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      throw new ChangeRefusedError(error.message)
    }
    if (error instanceof Stripe.errors.StripeError)
      throw new ProviderUnavailableError(error.message)
    throw error
  }
}

const keyOf = (sale: Pick<Sale, 'orderId'>, what: string) => ({
  idempotencyKey: `kingside/${what}/${sale.orderId}`,
})

async function openCheckout(
  stripe: Stripe,
  sale: Sale,
  { successUrl, cancelUrl }: { readonly successUrl: string; readonly cancelUrl: string },
) {
  const { orderId, title, amountCents, currency, renews, percentOff, email, customerRef } = sale
  const metadata = { order_id: orderId }
  const discounts =
    renews !== null && percentOff > 0 ? [{ coupon: await couponOf(stripe, percentOff) }] : []
  const session = await stripe.checkout.sessions.create(
    {
      mode: renews === null ? 'payment' : 'subscription',
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: amountCents,
            product_data: { name: title },
            ...(renews !== null && { recurring: recurringOf(renews) }),
          },
        },
      ],
      metadata,
      ...(renews === null
        ? { payment_intent_data: { metadata } }
        : { subscription_data: { metadata } }),
      ...(discounts.length > 0 && { discounts }),
      ...(customerRef === null
        ? email !== null && { customer_email: email }
        : { customer: customerRef }),
      locale: languageTag(sale.language) === 'ru' ? 'ru' : 'en',
      success_url: successUrl,
      cancel_url: cancelUrl,
    },
    keyOf(sale, 'checkout'),
  )
  if (!session.url) throw new ProviderUnavailableError('The session has no address.')
  return { ref: session.id, url: session.url }
}

const recurringOf = (plan: PriceId) => ({
  interval: planPrices[plan].period === 'annual' ? ('year' as const) : ('month' as const),
})

/** A percentage is one coupon of Stripe's for ever: it is made when it is first needed. */
async function couponOf(stripe: Stripe, percentOff: number): Promise<string> {
  const id = `kingside-${percentOff}`
  try {
    await stripe.coupons.create({ id, percent_off: percentOff, duration: 'forever' })
  } catch (error) {
    const isThere =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists'
    if (!isThere) throw error
  }
  return id
}

const productId = 'kingside-pro'

async function keepProduct(stripe: Stripe): Promise<void> {
  try {
    await stripe.products.create({ id: productId, name: 'Kingside Pro' })
  } catch (error) {
    const isThere =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists'
    if (!isThere) throw error
  }
}

async function charge(stripe: Stripe, sale: Sale, cardToken: string): Promise<void> {
  const { orderId, amountCents, renews, percentOff, email, title } = sale
  const currency = sale.currency.toLowerCase()
  const metadata = { order_id: orderId }
  const method = await stripe.paymentMethods.create(
    { type: 'card', card: { token: cardToken } },
    keyOf(sale, 'method'),
  )
  if (renews === null) {
    await stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency,
        payment_method: method.id,
        allowed_payment_method_types: ['card'],
        confirm: true,
        description: title,
        metadata,
        ...(email !== null && { receipt_email: email }),
      },
      keyOf(sale, 'payment'),
    )
    return
  }
  await keepProduct(stripe)
  const customer = await stripe.customers.create(
    { ...(email !== null && { email }), payment_method: method.id },
    keyOf(sale, 'customer'),
  )
  await stripe.subscriptions.create(
    {
      customer: customer.id,
      default_payment_method: method.id,
      items: [
        {
          price_data: {
            currency,
            unit_amount: amountCents,
            product: productId,
            recurring: recurringOf(renews),
          },
        },
      ],
      ...(percentOff > 0 && { discounts: [{ coupon: await couponOf(stripe, percentOff) }] }),
      payment_behavior: 'error_if_incomplete',
      metadata,
    },
    keyOf(sale, 'subscription'),
  )
}

/** Pays by a wallet that the customer has added in the portal. */
async function switchToWallet(stripe: Stripe, subscriptionRef: string): Promise<void> {
  const { customer } = await stripe.subscriptions.retrieve(subscriptionRef)
  const { data } = await stripe.customers.listPaymentMethods(
    typeof customer === 'string' ? customer : customer.id,
  )
  const wallet = data.find(({ type }) => type !== 'card')
  if (!wallet) throw new ChangeRefusedError('Add the wallet in the portal first.')
  await stripe.subscriptions.update(subscriptionRef, { default_payment_method: wallet.id })
}

async function changeCard(stripe: Stripe, subscriptionRef: string, cardToken: string) {
  const { customer } = await stripe.subscriptions.retrieve(subscriptionRef)
  const customerId = typeof customer === 'string' ? customer : customer.id
  const method = await stripe.paymentMethods.create({ type: 'card', card: { token: cardToken } })
  await stripe.paymentMethods.attach(method.id, { customer: customerId })
  const check = await stripe.paymentIntents.create(
    {
      amount: cardCheck.cents,
      currency: cardCheck.currency.toLowerCase(),
      customer: customerId,
      payment_method: method.id,
      allowed_payment_method_types: ['card'],
      confirm: true,
      off_session: true,
      description: 'Card check',
    },
    { idempotencyKey: `kingside/card-check/${method.id}` },
  )
  await stripe.refunds.create(
    { payment_intent: check.id },
    { idempotencyKey: `kingside/card-check-refund/${method.id}` },
  )
  await stripe.subscriptions.update(subscriptionRef, { default_payment_method: method.id })
  return { brand: method.card?.brand ?? 'card', last4: method.card?.last4 ?? '0000' }
}

async function refund(
  stripe: Stripe,
  { orderId, paymentRef, subscriptionRef }: Parameters<PaymentProvider['refund']>[0],
): Promise<void> {
  // Of a subscription the last payment is an invoice, which names the payment that is given back.
  const intent = paymentRef?.startsWith('in_') ? await paymentOf(stripe, paymentRef) : paymentRef
  if (intent) {
    await stripe.refunds.create(
      { payment_intent: intent, metadata: { order_id: orderId } },
      { idempotencyKey: `kingside/refund/${orderId}` },
    )
  }
  if (subscriptionRef !== null) await endSubscription(stripe, subscriptionRef)
}

async function endSubscription(stripe: Stripe, subscriptionRef: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(subscriptionRef)
  if (status !== 'canceled') await stripe.subscriptions.cancel(subscriptionRef)
}

async function paymentOf(stripe: Stripe, invoice: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid', limit: 1 })
  const intent = data[0]?.payment.payment_intent ?? null
  return typeof intent === 'string' || intent === null ? intent : intent.id
}

/** The order of a payment that does not name it, by the invoice and its subscription. */
async function orderOfPayment(stripe: Stripe, intent: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    limit: 1,
  })
  const invoice = data[0]?.invoice
  if (!invoice) return null
  const id = typeof invoice === 'string' ? invoice : invoice.id
  if (!id) return null
  const { parent } = await stripe.invoices.retrieve(id)
  const subscription = parent?.subscription_details?.subscription
  if (!subscription) return null
  const ref = typeof subscription === 'string' ? subscription : subscription.id
  return orderOfSubscription(await stripe.subscriptions.retrieve(ref))
}
