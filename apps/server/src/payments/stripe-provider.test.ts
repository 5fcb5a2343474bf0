import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import {
  CardDeclinedError,
  ForgedMessageError,
  ProviderUnavailableError,
  type Sale,
} from '../domain/payments/provider.ts'
import { createStripeProvider, stripeVersion } from './stripe-provider.ts'

const secret = 'whsec_0123456789abcdef'
const at = new Date('2026-11-27T12:00:00Z')
const created = Math.floor(at.getTime() / 1000)

interface Asked {
  readonly method: string
  readonly path: string
  readonly form: Readonly<Record<string, string>>
  readonly version: string | null
  readonly key: string | null
}

/** Stripe's answers by method and path, as its API reference shows them for the pinned version. */
function stripeThatAnswers(answers: Readonly<Record<string, readonly [number, object]>>) {
  const asked: Asked[] = []
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    asked.push({
      method: request.method,
      path: pathname,
      form: Object.fromEntries(new URLSearchParams(await request.text())),
      version: request.headers.get('stripe-version'),
      key: request.headers.get('idempotency-key'),
    })
    const [status, body] = answers[`${request.method} ${pathname}`] ?? [500, {}]
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  }
  const settings = { secretKey: 'sk_test_0123456789', webhookSecrets: [secret] }
  return { provider: createStripeProvider(settings, { fetch: answer }), asked }
}

const sale: Sale = {
  orderId: 'order-1',
  title: 'Kingside Pro, one year',
  amountCents: 4999,
  currency: 'USD',
  renews: 'pro-annual',
  percentOff: 0,
  email: 'dana@kingside.example',
  customerRef: null,
  language: 'en',
}
const back = { successUrl: 'https://kingside.example/a', cancelUrl: 'https://kingside.example/b' }
const checkout = { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/1' }

describe('Stripe is asked', () => {
  it('for a checkout of a plan that renews, once for each order, in the pinned version', async () => {
    const { provider, asked } = stripeThatAnswers({ 'POST /v1/checkout/sessions': [200, checkout] })
    expect(await provider.openCheckout(sale, back)).toEqual({ ref: 'cs_1', url: checkout.url })
    expect(asked).toMatchObject([
      {
        version: stripeVersion,
        key: 'kingside/checkout/order-1',
        form: {
          mode: 'subscription',
          'line_items[0][price_data][unit_amount]': '4999',
          'line_items[0][price_data][currency]': 'usd',
          'line_items[0][price_data][recurring][interval]': 'year',
          'metadata[order_id]': 'order-1',
          'subscription_data[metadata][order_id]': 'order-1',
          success_url: back.successUrl,
          cancel_url: back.cancelUrl,
        },
      },
    ])
  })

  it('for a checkout of what is paid for once', async () => {
    const { provider, asked } = stripeThatAnswers({ 'POST /v1/checkout/sessions': [200, checkout] })
    await provider.openCheckout({ ...sale, renews: null }, back)
    expect(asked[0]?.form).toMatchObject({
      mode: 'payment',
      'payment_intent_data[metadata][order_id]': 'order-1',
    })
  })

  it('to give the payment of an invoice back, and to end the subscription', async () => {
    const { provider, asked } = stripeThatAnswers({
      'GET /v1/invoice_payments': [
        200,
        {
          object: 'list',
          data: [{ payment: { type: 'payment_intent', payment_intent: 'pi_1' }, invoice: 'in_1' }],
        },
      ],
      'POST /v1/refunds': [200, { id: 're_1' }],
      'GET /v1/subscriptions/sub_1': [200, { id: 'sub_1', status: 'active' }],
      'DELETE /v1/subscriptions/sub_1': [200, { id: 'sub_1', status: 'canceled' }],
    })
    await provider.refund({ orderId: 'order-1', paymentRef: 'in_1', subscriptionRef: 'sub_1' })
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/invoice_payments',
      'POST /v1/refunds',
      'GET /v1/subscriptions/sub_1',
      'DELETE /v1/subscriptions/sub_1',
    ])
    expect(asked[1]).toMatchObject({
      key: 'kingside/refund/order-1',
      form: { payment_intent: 'pi_1', 'metadata[order_id]': 'order-1' },
    })
  })

  it('and its refusals are told apart from its absence', async () => {
    const declined = { error: { type: 'card_error', code: 'card_declined', message: 'Declined.' } }
    const refusing = stripeThatAnswers({ 'POST /v1/payment_methods': [402, declined] })
    await expect(refusing.provider.charge(sale, 'tok_1')).rejects.toBeInstanceOf(CardDeclinedError)
    const away = stripeThatAnswers({ 'POST /v1/checkout/sessions': [503, { error: {} }] })
    await expect(away.provider.openCheckout(sale, back)).rejects.toBeInstanceOf(
      ProviderUnavailableError,
    )
  })
})

const metadata = { order_id: 'order-1' }

/** Messages in the shapes of the pinned version, shortened to what stands in the way of reading them. */
const messages = {
  'checkout.session.completed': {
    object: {
      id: 'cs_1',
      object: 'checkout.session',
      mode: 'subscription',
      payment_status: 'paid',
      metadata,
      payment_intent: null,
      subscription: 'sub_1',
      amount_total: 4999,
      currency: 'usd',
    },
    event: {
      type: 'checkout.paid',
      orderId: 'order-1',
      sessionRef: 'cs_1',
      paymentRef: null,
      subscriptionRef: 'sub_1',
      amountCents: 4999,
      currency: 'USD',
    },
  },
  'invoice.paid': {
    object: {
      id: 'in_1',
      object: 'invoice',
      amount_paid: 4999,
      currency: 'usd',
      billing_reason: 'subscription_create',
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { metadata, subscription: 'sub_1' },
      },
      lines: {
        object: 'list',
        data: [{ id: 'il_1', period: { start: created, end: created + 31_536_000 } }],
      },
    },
    event: {
      type: 'invoice.paid',
      orderId: 'order-1',
      subscriptionRef: 'sub_1',
      paymentRef: 'in_1',
      amountCents: 4999,
      currency: 'USD',
      periodEnd: (created + 31_536_000) * 1000,
      isFirst: true,
    },
  },
  'customer.subscription.updated': {
    object: {
      id: 'sub_1',
      object: 'subscription',
      status: 'past_due',
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_details: { comment: null, feedback: null, reason: null },
      customer: 'cus_1',
      metadata,
      default_payment_method: 'pm_1',
      items: { object: 'list', data: [{ id: 'si_1', current_period_end: created }] },
    },
    event: {
      type: 'subscription.changed',
      orderId: 'order-1',
      subscriptionRef: 'sub_1',
      status: 'renew-failed',
      periodEnd: created * 1000,
      cancelAtPeriodEnd: false,
      cancelledAt: null,
      method: 'card',
      customerRef: 'cus_1',
    },
  },
  'charge.refunded': {
    object: {
      id: 'ch_1',
      object: 'charge',
      amount: 7000,
      amount_refunded: 7000,
      currency: 'eur',
      metadata,
      payment_intent: 'pi_1',
      refunded: true,
    },
    event: {
      type: 'payment.refunded',
      orderId: 'order-1',
      movementRef: 'ch_1/7000',
      amountCents: 7000,
      currency: 'EUR',
      isWhole: true,
    },
  },
  'customer.created': { object: { id: 'cus_1' }, event: { type: 'other' } },
} as const

describe('S-60: Stripe’s messages', () => {
  const stripe = new Stripe('sk_test_0123456789')
  const signed = (type: string, object: object, livemode = false) => {
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      api_version: stripeVersion,
      created,
      livemode,
      type,
      data: { object },
    })
    const header = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: created })
    return { payload, header }
  }

  it.each(Object.entries(messages))('%s is read', async (type, { object, event }) => {
    const { provider } = stripeThatAnswers({})
    const { payload, header } = signed(type, object)
    const read = await provider.readEvent(payload, header, at)
    expect(read).toMatchObject({ id: 'evt_1', at: created * 1000, ...event })
  })

  it('of the test mode count for nothing in a live server, nor live ones in a test', async () => {
    const { provider } = stripeThatAnswers({})
    const { payload, header } = signed('invoice.paid', messages['invoice.paid'].object, true)
    expect(await provider.readEvent(payload, header, at)).toMatchObject({ type: 'other' })
  })

  it('that were altered are refused', async () => {
    const { provider } = stripeThatAnswers({})
    const { payload, header } = signed('invoice.paid', messages['invoice.paid'].object)
    await expect(
      (async () => provider.readEvent(payload.replace('4999', '1'), header, at))(),
    ).rejects.toBeInstanceOf(ForgedMessageError)
  })

  it('of a dispute that names no order find it by payment, invoice and subscription', async () => {
    const { provider } = stripeThatAnswers({
      'GET /v1/invoice_payments': [200, { object: 'list', data: [{ invoice: 'in_1' }] }],
      'GET /v1/invoices/in_1': [
        200,
        { id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } },
      ],
      'GET /v1/subscriptions/sub_1': [200, messages['customer.subscription.updated'].object],
    })
    const { payload, header } = signed('charge.dispute.created', {
      id: 'dp_1',
      object: 'dispute',
      amount: 4999,
      currency: 'usd',
      metadata: {},
      payment_intent: 'pi_1',
    })
    expect(await provider.readEvent(payload, header, at)).toMatchObject({
      type: 'payment.disputed',
      orderId: 'order-1',
      isWhole: true,
    })
  })
})
