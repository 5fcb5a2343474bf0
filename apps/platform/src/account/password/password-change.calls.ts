import { createClient } from '@kingside/api'
import { changePassword } from '@kingside/api/calls/accounts/passwords'
import {
  type PasswordChangeMachine,
  providePasswordChange,
} from '@kingside/machines/password-change'
import { asking } from '../form/asking.calls.ts'
import type { AccountFlowDeps } from '../form/flow-deps.ts'

/** Gives the change of a password its call. */
export function createPasswordChange({
  server,
  now,
}: Pick<AccountFlowDeps, 'server' | 'now'>): PasswordChangeMachine {
  const api = createClient({ change: changePassword }, server)
  const asked = asking(now, {
    user_inactive: 'not_authenticated',
    password_too_weak: 'password_too_common',
  })
  return providePasswordChange({
    changePassword: async ({ current, password }, signal) => {
      const body = { current_password: current, new_password: password }
      await asked(api.change({ body, signal }))
    },
  })
}
