import type { Account } from '../../domain/accounts/account.ts'
import type { accounts, players } from '../schema.ts'
import { playerOf } from '../visitor-store.ts'

type AccountRow = typeof accounts.$inferSelect
type PlayerRow = typeof players.$inferSelect

/** A row as the domain's account. */
export function accountOf(row: AccountRow, player: PlayerRow | null): Account {
  const { playerId: _playerId, claimedPlayerId: _claimed, createdAt: _createdAt, ...rest } = row
  return {
    ...rest,
    player: player && playerOf(player),
    avatarId: player?.avatarId ?? null,
    fideVerifiedStatus: verifiedStatusOf(row.fideVerifiedStatus),
  }
}

/** A stored number as a status; anything else is not verified. */
export function verifiedStatusOf(stored: number): Account['fideVerifiedStatus'] {
  return stored === 1 || stored === 2 ? stored : 0
}
