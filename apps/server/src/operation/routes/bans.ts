import { operatorContract } from '@kingside/api/calls/operation/index'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import type { BanEverywhere } from '../../domain/accounts/ban-everywhere.ts'
import { operatorOf } from '../operator-guard.ts'
import { unknownPlayer } from '../unknown-player.ts'

export interface BanRouteDeps {
  readonly bans: BanEverywhere
  readonly now: () => Date
}

const calls = operatorContract.operation.bans

/** The bans that hold, and who gives and lifts them. */
export const banRoutes = ({ bans, now }: BanRouteDeps): readonly Route[] => [
  bind(calls.list, async ({ query }) => {
    const { count, bans: held } = await bans.list(query)
    return {
      count,
      results: held.map(({ player, reason, since, until }) => ({
        player,
        reason,
        since: since.toISOString(),
        until: until?.toISOString() ?? null,
      })),
    }
  }),
  bind(calls.add, async ({ body, context }) => {
    const until = body.until === null ? null : new Date(body.until)
    if (until !== null && until <= now()) {
      throw new CallError('bad_request', 'The body of the call is not valid. until: it is over')
    }
    const banned = await bans.ban({
      who: body.player,
      reason: body.reason,
      until,
      isCheating: body.cheating,
      language: body.language,
      operator: operatorOf(context).name,
    })
    switch (banned.status) {
      case 'unknown-player':
        throw unknownPlayer()
      case 'bot':
        throw new CallError('bad_request', 'This player is a bot of the server.')
      case 'banned': {
        const { player, isNew, undone } = banned
        return { player: { uid: player.uid, name: player.name }, is_new: isNew, undone }
      }
      default:
        return banned satisfies never
    }
  }),
  bind(calls.lift, async ({ params, body, context }) => {
    const { name: operator } = operatorOf(context)
    const lifted = await bans.lift(params.uid, { operator, reason: body.reason })
    if (lifted.status === 'unknown-player') throw unknownPlayer()
    const { player, wasBanned } = lifted
    return { player: { uid: player.uid, name: player.name }, was_banned: wasBanned }
  }),
]
