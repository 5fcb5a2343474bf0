import type { PlayerReader } from '../lobby/ports.ts'
import type { Player } from '../players/visitor-store.ts'
import type { AccountStore } from './account-store.ts'
import { parseEmail } from './email.ts'

/** Finds a player as operators name one: by the public uid or the e-mail address of the account. */
export type FindPlayer = (who: string) => Promise<Player | null>

export const findPlayerIn =
  (accounts: Pick<AccountStore, 'findByEmail'>, players: Pick<PlayerReader, 'byUid'>): FindPlayer =>
  async (who) => {
    if (!who.includes('@')) return players.byUid(who)
    const parsed = parseEmail(who)
    if (parsed.status === 'refused') return null
    return (await accounts.findByEmail(parsed.email.folded))?.player ?? null
  }
