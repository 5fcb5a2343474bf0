import { contract } from '@kingside/api'
import { bind, type Route } from '../../../bind.ts'
import type { Caller } from '../../../caller.ts'
import type { TicketPurpose, Tickets } from '../../../domain/realtime/tickets.ts'

export interface IssueTicketDeps {
  readonly tickets: Tickets
  readonly now: () => Date
}

export function issueTicket({ tickets, now }: IssueTicketDeps): Route {
  return bind(contract.realtime.issueTicket, async ({ body, caller, fail }) => {
    const purpose: TicketPurpose =
      body.kind === 'lobby'
        ? { kind: 'lobby' }
        : { kind: 'game', gameId: body.game_id, userType: body.user_type }
    const { player, sessionId } = caller
    const acts = purpose.kind === 'lobby' || purpose.userType === 'player'
    if (acts && !player) {
      return fail('player_uid_missing', 'Send a ping first: it makes you a player.')
    }
    if (acts && isBanned(caller, now())) {
      return fail('player_banned', 'You can’t play: your account is banned.')
    }
    const holder = { playerId: player?.id ?? null, playerUid: player?.uid ?? null, sessionId }
    return { ticket: await tickets.issue(holder, purpose) }
  })
}

const isBanned = ({ bannedUntil }: Caller, now: Date): boolean =>
  bannedUntil === 'for ever' || (bannedUntil !== null && bannedUntil > now)
