import { createClient } from '@kingside/api'
import { confirmPasswordReset, requestPasswordReset } from '@kingside/api/calls/accounts/passwords'
import { type PasswordResetMachine, providePasswordReset } from '@kingside/machines/password-reset'
import { asking } from '../form/asking.calls.ts'
import type { AccountFlowDeps } from '../form/flow-deps.ts'
import { sentAt } from '../form/mail-sent.ts'

const calls = { request: requestPasswordReset, confirm: confirmPasswordReset }

/** Gives the machine of the password reset its calls. */
export function createPasswordReset({
  server,
  now,
}: Pick<AccountFlowDeps, 'server' | 'now'>): PasswordResetMachine {
  const api = createClient(calls, server)
  const asked = asking(now, { password_too_weak: 'password_too_common' })
  return providePasswordReset({
    sendMail: async (email, signal) =>
      sentAt(await asked(api.request({ body: { email }, signal })), now),
    setPassword: async ({ email, token, password }, signal) => {
      await asked(api.confirm({ body: { email, token, new_password: password }, signal }))
    },
  })
}
