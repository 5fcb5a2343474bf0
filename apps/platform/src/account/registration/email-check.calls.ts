import { createClient } from '@kingside/api'
import { checkEmail, sendActivationCode } from '@kingside/api/calls/accounts/registration'
import { type EmailCheckMachine, provideEmailCheck } from '@kingside/machines/email-check'
import { asking } from '../form/asking.calls.ts'
import type { AccountFlowDeps } from '../form/flow-deps.ts'
import { sentAt } from '../form/mail-sent.ts'

const calls = { check: checkEmail, send: sendActivationCode }

/** Gives the machine of the address check its calls. */
export function createEmailCheck({ server, account, now }: AccountFlowDeps): EmailCheckMachine {
  const api = createClient(calls, server)
  const asked = asking(now, { resend_throttled: 'throttled' })
  return provideEmailCheck({
    checkEmail: async (email, signal) => {
      await asked(api.check({ body: { email }, signal }))
    },
    sendCode: async (email, signal) => {
      account.sentCodes.set(email, sentAt(await asked(api.send({ body: { email }, signal })), now))
    },
  })
}
