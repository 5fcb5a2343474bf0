import type { BannedUntil } from './account.ts'
import type { AccountPorts } from './ports.ts'
import { endSessionsOf } from './sessions.ts'

export interface NewBan {
  readonly playerId: number
  readonly reason: string
  /** Null is for ever. */
  readonly until: Date | null
}

/** Where bans are kept. */
export interface BanStore {
  readonly add: (ban: NewBan, at: Date) => Promise<void>
  readonly lift: (playerId: number, at: Date) => Promise<void>
  /** The longest ban that holds. */
  readonly current: (playerId: number, at: Date) => Promise<BannedUntil>
}

/** Bans a player: may not play or sign in until the ban is over. Every sign-in ends at once. */
export async function banPlayer(
  ports: Pick<
    AccountPorts,
    'bans' | 'accounts' | 'sessions' | 'sessionEnds' | 'notifications' | 'clock'
  >,
  ban: NewBan,
): Promise<void> {
  const at = ports.clock.now()
  await ports.bans.add(ban, at)
  await ports.notifications.add(
    {
      playerId: ban.playerId,
      type: 'BAN',
      title: 'Your account was banned',
      description: ban.until
        ? `${ban.reason} Until ${ban.until.toISOString().slice(0, 10)}.`
        : ban.reason,
    },
    at,
  )
  const account = await ports.accounts.findByPlayer(ban.playerId)
  if (account) await endSessionsOf(ports, account.id, 'banned')
}

/** A sentence for the banned player. */
export function describeBan(until: Date | 'for ever'): string {
  return until === 'for ever'
    ? 'Your account is banned for ever because of a breach of fair play.'
    : `Your account is banned until ${until.toISOString().slice(0, 10)}.`
}
