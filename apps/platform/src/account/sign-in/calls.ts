import { createClient, type SignInAnswer } from '@kingside/api'
import { finishSecondFactor } from '@kingside/api/calls/accounts/second-factor'
import { finishSocial, login } from '@kingside/api/calls/accounts/sign-in'
import {
  type FirstStep,
  provideSignIn,
  signInCodes,
  type SignInInput,
  type SignInMachine,
  type SocialAnswer,
} from '@kingside/machines/sign-in'
import type { SocialReturn } from '../session/arrival.calls.ts'
import { leavePage } from '../../platform/page/index.ts'
import { apiAddress } from '../../platform/server/index.ts'
import { asking } from '../form/asking.calls.ts'
import type { AccountFlowDeps } from '../form/flow-deps.ts'

const calls = { login, finishSocial, finishSecondFactor }

/** The server's name for a sign-in that is over is one of tokens. */
const renamed = { invalid_token: 'code_over' }

/**
 * Gives the machine of the sign-in its calls.
 * @param social the answer of a provider's page; null when the visitor does not come from one
 */
export function createSignIn(
  { server, account, now }: AccountFlowDeps,
  social: SocialReturn | null,
): SignInMachine {
  const api = createClient(calls, server)
  const asked = asking(now, {}, signInCodes)
  const askedForCode = asking(now, renamed, signInCodes)
  /** Of the first step; the machine knows only that there is one. */
  let ticket = ''
  const enter = (answer: SignInAnswer): FirstStep => {
    if ('second_factor' in answer) {
      ticket = answer.second_factor.ticket
      return 'second-factor'
    }
    account.enter(answer)
    return 'session'
  }
  /** A code can be exchanged once, so the exchange continues even if the popup closes. */
  let exchange: Promise<FirstStep> | null = null
  const finish = async (brought: SocialReturn | null) => {
    // oxlint-disable-next-line typescript/only-throw-error -- machines read plain data from a rejection
    if (brought?.kind !== 'code') throw { failure: 'social_failed' }
    await account.settled()
    const { provider, code, state } = brought
    return enter(await asked(api.finishSocial({ params: { provider }, body: { code, state } })))
  }
  return provideSignIn({
    logIn: async (body, signal) => {
      await account.settled(signal)
      return enter(await asked(api.login({ body, signal })))
    },
    openProvider: async ({ provider, path }, signal) => {
      const query = new URLSearchParams({ state: path })
      const address = apiAddress(`/api/auth/social/${provider}/?${query}`)
      await expectRedirect(address, signal)
      leavePage(address)
    },
    finishSocial: () => (exchange ??= finish(social)),
    verifyCode: async (code, signal) => {
      account.enter(await askedForCode(api.finishSecondFactor({ body: { ticket, code }, signal })))
    },
  })
}

/** Follows only a redirect: any other answer of our server would be a page without a way back. */
async function expectRedirect(address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { redirect: 'manual', signal }).catch(() => null)
  if (answer?.type === 'opaqueredirect') return
  const refused = answer?.status === 429 ? 'throttled' : 'social_failed'
  // oxlint-disable-next-line typescript/only-throw-error -- machines read plain data from a rejection
  throw { failure: answer === null ? 'offline' : refused }
}

/** The provider's answer as the machine takes it. */
export function socialAnswer(social: SocialReturn | null): Pick<SignInInput, 'answer'> {
  if (social === null) return {}
  switch (social.kind) {
    case 'code':
      return { answer: { kind: 'code', code: social.code, state: social.state } }
    case 'cancelled':
      return { answer: { kind: 'cancelled' } }
    case 'failed':
      return { answer: nothing }
    default:
      return social satisfies never
  }
}

/** An answer without a code: the machine tries to exchange it, and shows the error. */
const nothing: SocialAnswer = { kind: 'code', code: '', state: '' }
