import type { RewardAudience, RewardKind } from '@kingside/api/facts'

/** Something that a level gives. */
export interface TowerReward {
  readonly id: number
  readonly level: number
  readonly kind: RewardKind
  readonly audience: RewardAudience
  /** Coins, or months of Pro. */
  readonly amount: number | null
}

export interface TowerLevel {
  readonly number: number
  /** Total points with which it is reached. */
  readonly points: number
  /** What it gives the reader, the most special one first. */
  readonly rewards: readonly TowerReward[]
  /** What it has for those of another membership. */
  readonly others: readonly TowerReward[]
  /** Those of its rewards that the reader has claimed, by their ids. */
  readonly claimed: readonly number[]
}

export interface TowerStats {
  readonly points: number
  readonly pointsToday: number
  readonly pointsADay: number
  readonly coins: number
  /** 0 is none. */
  readonly level: number
  /** Null at the highest level. */
  readonly nextLevelPoints: number | null
  readonly hasConsent: boolean
}

export interface TowerData {
  /** From the ground up. */
  readonly levels: readonly TowerLevel[]
  /** Null for a visitor. */
  readonly stats: TowerStats | null
}

/** Who looks at it; unknown until the session is. */
export type TowerReader = 'unknown' | 'visitor' | 'member'

export interface TowerContext {
  readonly reader: TowerReader
  readonly data: TowerData | null
}

export interface TowerInput {
  readonly reader: TowerReader
}

export type TowerEvent =
  | { readonly type: 'tower.reload' }
  /** The session sends it. */
  | { readonly type: 'reader.update'; readonly reader: TowerReader }

export interface TowerDeps {
  /** GET motivation/chess-tower/, motivation/rewards/ and, for members, motivation/chess-tower/my-stats/ */
  readonly load: (reader: TowerReader, signal: AbortSignal) => Promise<TowerData>
  /** A load failed: it is only noted. */
  readonly report: () => void
}
