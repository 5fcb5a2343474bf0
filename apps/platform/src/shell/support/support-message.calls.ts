import { createClient } from '@kingside/api'
import { writeToSupport } from '@kingside/api/calls/accounts/support'
import { contactOrganisers } from '@kingside/api/calls/tournaments/files'
import {
  provideSupportMessage,
  type SupportMessageMachine,
} from '@kingside/machines/support-message'
import type { AppDependencies } from '../../dependencies.ts'
import { type CallFailure, failureOf } from '../../platform/server/index.ts'

/** Whom the form writes to: the people of the site, or those who organise tournaments. */
export type Addressee =
  | { readonly to: 'support' }
  /** `tournament` is the path of the one that it is about; null for any. */
  | { readonly to: 'organisers'; readonly tournament: string | null }

/** Gives the form that writes to the support, or to organisers, its call. */
export function createSupportMessage(
  { server, now }: Pick<AppDependencies, 'server' | 'now'>,
  addressee: Addressee,
): SupportMessageMachine {
  const api = createClient({ write: writeToSupport, contact: contactOrganisers }, server)
  return provideSupportMessage({
    sendMessage: async ({ subject, message, replyTo }, signal) => {
      try {
        if (addressee.to === 'support') {
          await api.write({ body: { subject, message, reply_to: replyTo }, signal })
          return
        }
        const { tournament } = addressee
        const text = tournament === null ? message : `${message}\n\n${tournament}`
        await api.contact({ body: { name: subject, message: text, email: replyTo }, signal })
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
