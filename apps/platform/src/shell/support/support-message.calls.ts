import { createClient } from '@kingside/api'
import { writeToSupport } from '@kingside/api/calls/accounts/support'
import {
  provideSupportMessage,
  type SupportMessageMachine,
} from '@kingside/machines/support-message'
import type { AppDependencies } from '../../dependencies.ts'
import { type CallFailure, failureOf } from '../../platform/server/index.ts'

/** Gives the form that writes to the support its call. */
export function createSupportMessage({
  server,
  now,
}: Pick<AppDependencies, 'server' | 'now'>): SupportMessageMachine {
  const api = createClient({ write: writeToSupport }, server)
  return provideSupportMessage({
    sendMessage: async ({ subject, message, replyTo }, signal) => {
      try {
        await api.write({ body: { subject, message, reply_to: replyTo }, signal })
      } catch (error) {
        // oxlint-disable-next-line typescript/only-throw-error -- machines read plain data from a rejection
        throw renamed(failureOf(error, now))
      }
    },
  })
}

const names: Readonly<Record<string, string>> = {
  rate_limited: 'throttled',
  invalid_email: 'email_invalid',
  empty_email: 'email_invalid',
}

const renamed = (failure: CallFailure): CallFailure => ({
  ...failure,
  failure: names[failure.failure] ?? failure.failure,
})
