import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import { clientAddress } from '../../client-address.ts'
import { relayByAddress, relayByToken } from '../../domain/limits/limits.ts'
import type { RateLimiter } from '../../domain/limits/rate-limiter.ts'
import type { Relay } from '../../domain/tournaments/relay.ts'
import { RelayPgnError } from '../../domain/tournaments/relay-pgn.ts'
import type { RelayTournament } from '../../domain/tournaments/relay-store.ts'
import type { TournamentRouteDeps } from './deps.ts'
import { findRun } from './access.ts'

export interface RelayRouteDeps extends TournamentRouteDeps {
  readonly limiter: RateLimiter
}

/** @throws CallError `relay_not_possible` for what is no broadcast over the board, or over */
export function refuseOtherThanBroadcasts({ isRelayable, stage }: RelayTournament): void {
  if (!isRelayable) {
    throw new CallError(
      'relay_not_possible',
      'Games come in by PGN only for broadcasts of what is played over the board.',
    )
  }
  if (stage === 'completed') {
    throw new CallError('relay_not_possible', 'The tournament is over: its games change no more.')
  }
}

/** The games of broadcasts come in, by a token that the tournament's organiser has made. */
export function relayRoutes(deps: RelayRouteDeps): readonly Route[] {
  const { relay, limiter } = deps
  const calls = contract.tournaments.relay
  const described = async (id: number) => {
    const madeAt = await relay.tokenMadeAt(id)
    return { exists: madeAt !== null, made_at: madeAt?.toISOString() ?? null }
  }
  return [
    bind(calls.token.get, async ({ params, caller }) =>
      described((await findRun(deps, params.id, caller)).id),
    ),
    bind(calls.token.renew, async ({ params, caller }) => {
      const { id } = await findRun(deps, params.id, caller)
      return renewToken(relay, String(id))
    }),
    bind(calls.token.drop, async ({ params, caller }) => {
      const { id } = await findRun(deps, params.id, caller)
      await relay.dropToken(id)
      return described(id)
    }),
    bind(calls.push, async ({ params, body, context }) => {
      const tournament = await relayOf(relay, params.id)
      const given = /^Bearer ([\w-]{20,64})$/.exec(context.req.header('authorization') ?? '')?.[1]
      if (given === undefined || !(await relay.isToken(tournament.id, given))) {
        await take(limiter, relayByAddress, clientAddress(context))
        throw new CallError(
          'relay_token_invalid',
          'Send the tournament’s token as a Bearer token. It may have been renewed or ended.',
        )
      }
      await take(limiter, relayByToken, String(tournament.id))
      refuseOtherThanBroadcasts(tournament)
      try {
        return await relay.push(tournament, body)
      } catch (error) {
        if (error instanceof RelayPgnError) throw new CallError('pgn_unreadable', error.message)
        throw error
      }
    }),
  ]
}

async function relayOf(relay: Relay, id: string): Promise<RelayTournament> {
  const found = await relay.find(id)
  if (!found) throw new CallError('not_found', 'There is no such tournament.')
  return found
}

/** Makes a token, and says where games are sent with it. */
export async function renewToken(relay: Relay, id: string) {
  const found = await relayOf(relay, id)
  refuseOtherThanBroadcasts(found)
  const { token, madeAt } = await relay.renewToken(found.id)
  return {
    token,
    path: `/api/${contract.tournaments.relay.push.path.replace(':id', String(found.id))}`,
    made_at: madeAt.toISOString(),
  }
}

/** @throws CallError 429 in words for whoever sends games */
async function take(limiter: RateLimiter, rule: typeof relayByToken, key: string): Promise<void> {
  const answer = await limiter.take(rule, key)
  if (answer.ok) return
  const seconds = Math.ceil(answer.retryAfterMs / 1000)
  throw new CallError(
    'rate_limited',
    `Games may be sent ${rule.limit} times in ${rule.windowMs / 1000} s. Send again in ${seconds} s; what was sent before is kept.`,
    { headers: { 'retry-after': String(seconds) } },
  )
}
