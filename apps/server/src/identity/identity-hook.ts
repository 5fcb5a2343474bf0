import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { errorResponse } from '../call-error.ts'
import type { FidePorts } from '../domain/fide/fide-ports.ts'
import { takeIdentityMessage } from '../domain/fide/identity-check.ts'
import { failedCall } from '../failed-call.ts'
import type { Log } from '../log.ts'

const maxBodyBytes = 256 * 1024

/**
 * Where the identity provider's messages come in: `POST /`. 200 says that a message is taken, or was before, or says
 * nothing of ours; 400 that it is not signed as it must be; 500 that the provider should send it again.
 */
export function identityHook(ports: FidePorts, log: Log): Hono {
  const hook = new Hono()
  hook.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => errorResponse('too_large', `A message may have ${maxBodyBytes} bytes.`),
    }),
  )
  hook.post('/', async (context) => {
    context.header('cache-control', 'no-store')
    const { identity, clock } = ports
    if (identity === null) return errorResponse('not_found', 'There is nothing here.')
    const body = await context.req.text()
    const signature = context.req.header('stripe-signature') ?? ''
    const message = await identity.read(body, signature, clock.now())
    if (message === 'forged') {
      return errorResponse('bad_request', 'The signature is missing, wrong or too old.')
    }
    if (message !== 'not-ours') await takeIdentityMessage(ports, message)
    return context.json({ received: true })
  })
  hook.all('*', () => errorResponse('not_found', 'There is nothing here.'))
  hook.onError(failedCall(log))
  return hook
}
