import type { TowerReward } from '../tower/tower.types.ts'

export interface RewardClaimContext {
  /** The level that is claimed, or was last. */
  readonly level: number | null
  readonly rewards: readonly TowerReward[]
}

export type RewardClaimEvent =
  | { readonly type: 'claim.press'; readonly level: number; readonly hasConsent: boolean }
  /** The reader has consented: the claim that waited for it goes on. */
  | { readonly type: 'consent.given' }
  | { readonly type: 'consent.dismiss' }

/** A popup that follows a claim. */
export type ClaimFollowUp =
  | { readonly popup: 'gamification-notification'; readonly reward: number }
  | { readonly popup: 'upgrade-to-pro' }

export interface RewardClaimDeps {
  /** POST motivation/chess-tower/{level}/claim-rewards/; rejects with `{ failure }`. */
  readonly claim: (level: number, signal: AbortSignal) => Promise<readonly TowerReward[]>
  readonly followUp: (next: ClaimFollowUp) => void
  /** The tower and the stats have changed, or may have. */
  readonly reload: () => void
  /** A claim failed: it is only noted. */
  readonly report: () => void
}
