import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { errorResponse } from '../../call-error.ts'
import { hearPayment } from '../../domain/payments/hear-payment.ts'
import type { PaymentPorts } from '../../domain/payments/payment-ports.ts'
import { ForgedMessageError } from '../../domain/payments/provider.ts'
import type { Log } from '../../log.ts'

/** Longer than the longest message of the provider. */
const maxBytes = 512 * 1024

/**
 * Where the payment provider's messages come: signed, and read to the byte. What is not signed is 400, so that nobody
 * else grants anything; what fails is 500, so that the provider sends it again.
 */
export function webhookApp(ports: PaymentPorts | undefined, log: Log): Hono {
  const app = new Hono()
  if (ports) {
    app.use(
      bodyLimit({
        maxSize: maxBytes,
        onError: () => errorResponse('too_large', 'A message has 512 KiB at most.'),
      }),
    )
    app.post('/', async (context) => {
      const body = await context.req.text()
      const signature = context.req.header('stripe-signature') ?? ''
      try {
        await hearPayment(ports, body, signature)
        return context.json({ received: true })
      } catch (error) {
        if (error instanceof ForgedMessageError) return errorResponse('bad_request', error.message)
        log.error('payments.webhook', {}, error)
        return errorResponse('server_error', 'The message was not taken. Send it again.')
      }
    })
  }
  app.all('*', () => errorResponse('not_found', 'There is no such call.'))
  return app
}
