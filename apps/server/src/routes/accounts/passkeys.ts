import { contract, type Passkey } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { clientAddress } from '../../client-address.ts'
import { createPasskeyVerifier, passkeyAlgorithms } from '../../credentials/webauthn.ts'
import * as domain from '../../domain/accounts/passkeys.ts'
import { accountLimits } from '../../domain/limits/limits.ts'
import { spend } from '../../limit.ts'
import { requireConfirmed } from './confirmation.ts'
import type { AccountDeps } from './deps.ts'
import { memberOf } from './member.ts'
import { answerSignIn } from './sign-in-answer.ts'

const verifier = createPasskeyVerifier()

const describe = ({
  id,
  name,
  createdAt,
  lastUsedAt,
  isSynced,
}: domain.StoredPasskey): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
  is_synced: isSynced,
})

const descriptorOf = ({ id }: domain.StoredPasskey) => ({ id, type: 'public-key' }) as const

export function listPasskeys({ account }: AccountDeps): Route {
  return bind(contract.me.passkeys.list, async ({ caller }) => {
    const { id } = await memberOf(account, caller)
    return (await account.passkeys.listOf(id)).map(describe)
  })
}

export function startPasskey({ account }: AccountDeps): Route {
  return bind(contract.me.passkeys.start, async ({ caller }) => {
    const member = await memberOf(account, caller)
    await requireConfirmed(account, caller)
    const challenge = verifier.newChallenge()
    await domain.giveChallenge(account, challenge, 'add', member.id)
    const name = member.email || 'Kingside'
    return {
      challenge,
      rp: { id: domain.passkeySite(account).rpId, name: 'Kingside' },
      user: { id: domain.passkeyHandle(account, member), name, displayName: name },
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type: 'public-key' }) as const),
      timeout: domain.challengeMs,
      excludeCredentials: (await account.passkeys.listOf(member.id)).map(descriptorOf),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    }
  })
}

export function addPasskey({ account }: AccountDeps): Route {
  return bind(contract.me.passkeys.add, async ({ body, caller, fail }) => {
    const member = await memberOf(account, caller)
    await requireConfirmed(account, caller)
    const { name, passkey: made } = body
    const added = await domain.addPasskey(account, verifier, member, { made, name })
    return added ? describe(added) : fail('passkey_refused', refusedText)
  })
}

export function renamePasskey({ account }: AccountDeps): Route {
  return bind(contract.me.passkeys.rename, async ({ params, body, caller, fail }) => {
    const { id } = await memberOf(account, caller)
    if (await account.passkeys.rename(id, params.id, body.name)) return { ok: true }
    return fail('not_found', notFoundText)
  })
}

export function removePasskey({ account }: AccountDeps): Route {
  return bind(contract.me.passkeys.remove, async ({ params, caller, fail }) => {
    const { id } = await memberOf(account, caller)
    await requireConfirmed(account, caller)
    const outcome = await account.passkeys.remove(id, params.id)
    if (outcome === 'not_found') return fail(outcome, notFoundText)
    if (outcome === 'last_way_in') {
      return fail(outcome, 'This is your only way to sign in. Set a password first.')
    }
    return undefined
  })
}

export function startPasskeyConfirmation({ account }: AccountDeps): Route {
  return bind(contract.me.confirmation.startPasskey, async ({ caller }) => {
    const { id } = await memberOf(account, caller)
    const allowed = (await account.passkeys.listOf(id)).map(descriptorOf)
    return startRequest(account, 'confirm', id, allowed)
  })
}

export function startPasskeySignIn({ account, limiter }: AccountDeps): Route {
  return bind(contract.auth.passkey.start, async ({ context }) => {
    await spend(limiter, [[accountLimits.passkeyByAddress, clientAddress(context)]], 'throttled')
    return startRequest(account, 'sign-in', null, [])
  })
}

export function signInByPasskey({ account, limiter, publicOrigin }: AccountDeps): Route {
  return bind(contract.auth.passkey.signIn, async ({ body, context, fail }) => {
    await spend(limiter, [[accountLimits.passkeyByAddress, clientAddress(context)]], 'throttled')
    const result = await domain.signInByPasskey(account, verifier, body.passkey)
    if (!result) return fail('passkey_refused', refusedText)
    return answerSignIn(context, result, account, publicOrigin)
  })
}

async function startRequest(
  account: AccountDeps['account'],
  purpose: 'sign-in' | 'confirm',
  accountId: number | null,
  allowCredentials: readonly ReturnType<typeof descriptorOf>[],
) {
  const challenge = verifier.newChallenge()
  await domain.giveChallenge(account, challenge, purpose, accountId)
  return {
    challenge,
    rpId: domain.passkeySite(account).rpId,
    timeout: domain.challengeMs,
    allowCredentials: [...allowCredentials],
    userVerification: 'required',
  } as const
}

const refusedText = 'This passkey was not accepted. Try again.'
const notFoundText = 'You have no passkey of this id.'
