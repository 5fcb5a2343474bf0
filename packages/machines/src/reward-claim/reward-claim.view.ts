import type { SnapshotFrom } from 'xstate'
import type { TowerReward } from '../tower/tower.types.ts'
import type { rewardClaimMachine } from './reward-claim.machine.ts'

/** How far a claim is. */
export type RewardClaimView =
  | { readonly status: 'idle' }
  | { readonly status: 'consent-wanted'; readonly level: number }
  | { readonly status: 'claiming'; readonly level: number }
  | {
      readonly status: 'claimed'
      readonly level: number
      readonly rewards: readonly TowerReward[]
    }
  | { readonly status: 'failed'; readonly level: number }

/** The machine's snapshot as the page sees it. */
export function selectRewardClaimView({
  value,
  context: { level, rewards },
}: SnapshotFrom<typeof rewardClaimMachine>): RewardClaimView {
  if (level === null) return { status: 'idle' }
  switch (value) {
    case 'idle':
      return { status: 'idle' }
    case 'consentWanted':
      return { status: 'consent-wanted', level }
    case 'claiming':
    case 'failed':
      return { status: value, level }
    case 'claimed':
      return { status: 'claimed', level, rewards }
    default:
      return value satisfies never
  }
}
