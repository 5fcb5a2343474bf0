import { createClient, type UserProfile } from '@kingside/api'
import {
  getVerificationSessionUrl,
  listVerificationSessions,
} from '@kingside/api/calls/accounts/identity'
import { getProfile } from '@kingside/api/calls/accounts/profile'
import {
  requestFreeAccount,
  submitFide,
  updateProfile,
} from '@kingside/api/calls/accounts/profile-change'
import { register } from '@kingside/api/calls/accounts/registration'
import { openSubscriptionCheckout } from '@kingside/api/calls/tournaments/checkout-sessions'
import {
  type PriceId,
  provideRegistration,
  type RegistrationMachine,
} from '@kingside/machines/registration'
import { isSubscribed } from '@kingside/machines/session'
import { leavePage } from '../../platform/page/index.ts'
import { activationCodeDeps } from './activation-code.calls.ts'
import { asking } from '../form/asking.calls.ts'
import type { AccountFlowDeps } from '../form/flow-deps.ts'
import { sentAt } from '../form/mail-sent.ts'
import { profileChange } from '../profile/profile-change.ts'

const calls = {
  register,
  update: updateProfile,
  requestFreeAccount,
  fide: submitFide,
  profile: getProfile,
  identity: { list: listVerificationSessions, open: getVerificationSessionUrl },
  checkout: openSubscriptionCheckout,
}

/** Gives the registration the calls of its steps. The visitor's games move to the new account. */
export function createRegistration(deps: AccountFlowDeps): RegistrationMachine {
  const { server, now } = deps
  const { session } = deps.actors
  const api = createClient(calls, server)
  const asked = asking(now, {
    user_inactive: 'not_authenticated',
    password_too_weak: 'password_too_common',
  })
  const keep = (profile: UserProfile) => session.send({ type: 'profile.change', profile })

  return provideRegistration({
    register: async (credentials, signal) => {
      const body = { ...credentials, anonymous_uid: session.getSnapshot().context.anonymousUid }
      const sent = sentAt(await asked(api.register({ body, signal })), now)
      deps.account.sentCodes.set(credentials.email, sent)
      return sent
    },
    activationCode: activationCodeDeps(deps),
    saveInfo: async ({ info, plan }, signal) => {
      if (plan === 'free_pro') {
        await asked(api.requestFreeAccount({ body: { free_account_requested: true }, signal }))
      }
      keep(await asked(api.update({ body: profileChange(info), signal })))
    },
    connectFide: async (fideId, signal) =>
      keep(await asked(api.fide({ body: { fide_id: Number(fideId) }, signal }))),
    askIdentity: async (signal) => {
      const [newest] = await asked(api.identity.list({ signal }))
      return newest?.status ?? 'none'
    },
    openIdentity: async (signal) => {
      // Back to this step: the address has the popup and its plan.
      const { pathname, search } = window.location
      const body = { return_path: `${pathname}${search}` }
      const { url } = await asked(api.identity.open({ body, signal }))
      leavePage(url)
    },
    openCheckout: async (price, signal) => {
      const { url } = await asked(
        api.checkout({ params: { priceId: price }, body: returnsOf(price), signal }),
      )
      leavePage(url)
    },
    askPayment: async (signal) => {
      const profile = await asked(api.profile({ signal }))
      keep(profile)
      return isSubscribed(profile) ? 'active' : 'none'
    },
  })
}

/** The return addresses of the payment's page: this page, with the registration open and the result. */
function returnsOf(price: PriceId) {
  const back = (paidResult: '1' | 'aborted') => {
    const url = new URL(window.location.pathname, window.location.origin)
    url.searchParams.set('popup', 'registration')
    url.searchParams.set('price', price)
    url.searchParams.set('paidResult', paidResult)
    url.searchParams.set('subscriptionType', price)
    return url.href
  }
  return { success_url: back('1'), cancel_url: back('aborted') }
}
