import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import type { OwnDataState } from '../../domain/accounts/own-data.ts'
import { languageOf } from '../../request-language.ts'
import { writeRefreshCookie } from '../../refresh-cookie.ts'
import { requireConfirmed } from './confirmation.ts'
import type { AccountDeps, OwnDataRoutes } from './deps.ts'
import { memberOf } from './member.ts'

export function getOwnData({ account }: AccountDeps, { ownData }: OwnDataRoutes): Route {
  return bind(contract.me.data.get, async ({ caller }) => {
    const { id } = await memberOf(account, caller)
    return describe(await ownData.stateOf(id))
  })
}

export function askForOwnData({ account }: AccountDeps, { ownData }: OwnDataRoutes): Route {
  return bind(contract.me.data.ask, async ({ caller, fail }) => {
    const { id } = await memberOf(account, caller)
    await requireConfirmed(account, caller)
    if (!(await ownData.ask(id))) {
      return fail('asked_lately', 'You asked for your data in the last 24 hours.')
    }
    return describe(await ownData.stateOf(id))
  })
}

export function askForDeletion(
  { account, publicOrigin }: AccountDeps,
  { deletion }: OwnDataRoutes,
): Route {
  return bind(contract.me.askForDeletion, async ({ caller, context, fail }) => {
    const member = await memberOf(account, caller)
    await requireConfirmed(account, caller)
    const asked = await deletion.ask(member, member.language ?? languageOf(context))
    if (asked === 'still_playing') return fail(asked, 'Finish or cancel your games first.')
    if (asked === 'tournament_running') return fail(asked, 'Wait until your tournament is over.')
    writeRefreshCookie(context, null, publicOrigin)
    return { closes_at: asked.closesAt.toISOString() }
  })
}

const describe = ({ status, askedAt, expiresAt, size, key, nextAt }: OwnDataState) => ({
  status,
  asked_at: askedAt?.toISOString() ?? null,
  expires_at: expiresAt?.toISOString() ?? null,
  size,
  link: key === null ? null : `/files/own/${key}.zip`,
  next_at: nextAt?.toISOString() ?? null,
})
