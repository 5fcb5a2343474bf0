import { createClient } from '@kingside/api'
import { sendActivationCode, verifyActivationCode } from '@kingside/api/calls/accounts/registration'
import {
  type ActivationCodeDeps,
  type ActivationCodeMachine,
  type CodeSent,
  provideActivationCode,
} from '@kingside/machines/activation-code'
import { asking } from '../form/asking.calls.ts'
import type { AccountFlowDeps } from '../form/flow-deps.ts'
import { sentAt } from '../form/mail-sent.ts'

const calls = { send: sendActivationCode, verify: verifyActivationCode }

/** The calls about codes, for every machine that has the step. */
export function activationCodeDeps({ server, account, now }: AccountFlowDeps): ActivationCodeDeps {
  const api = createClient(calls, server)
  const asked = asking(now, { not_found: 'account_not_found' })
  return {
    sendCode: async (email, signal) => {
      const sent = sentAt(await asked(api.send({ body: { email }, signal })), now)
      account.sentCodes.set(email, sent)
      return sent
    },
    verifyCode: async (body, signal) => {
      await account.settled(signal)
      account.enter(await asked(api.verify({ body, signal })))
    },
  }
}

/** Gives the step its calls, where it is used alone. */
export const createActivationCode = (deps: AccountFlowDeps): ActivationCodeMachine =>
  provideActivationCode(activationCodeDeps(deps))

/** The code that was last sent to an address; null when there is none, or it is too old. */
export function codeOnItsWay(
  { account, now }: Pick<AccountFlowDeps, 'account' | 'now'>,
  email: string,
): CodeSent | null {
  const sent = account.sentCodes.get(email)
  return sent && now() - sent.at < (sent.waitMs ?? 0) ? sent : null
}
