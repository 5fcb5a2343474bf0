import type { SnapshotFrom } from 'xstate'
import type { TowerReward } from '../tower/tower.types.ts'
import { provideRewardClaim, type rewardClaimMachine } from './reward-claim.machine.ts'
import type { RewardClaimContext, RewardClaimEvent } from './reward-claim.types.ts'

type Snapshot = SnapshotFrom<typeof rewardClaimMachine>

/** The machine with a server that never answers. */
export const exampleRewardClaim = provideRewardClaim({
  claim: () => new Promise<never>(() => {}),
  followUp: () => {},
  reload: () => {},
  report: () => {},
})

const coins: TowerReward = { id: 51, level: 5, kind: 'COINS', audience: 'ALL', amount: 20 }
const postcard: TowerReward = { id: 52, level: 5, kind: 'POSTCARD', audience: 'ALL', amount: null }

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<RewardClaimContext> = {},
): Snapshot =>
  exampleRewardClaim.resolveState({ value, context: { level: 5, rewards: [], ...context } })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const rewardClaimStates = {
  idle: snapshotAt('idle', { level: null }),
  consentWanted: snapshotAt('consentWanted'),
  claiming: snapshotAt('claiming'),
  claimed: snapshotAt('claimed', { rewards: [postcard, coins] }),
  failed: snapshotAt('failed'),
} satisfies Record<string, Snapshot>

export const exampleEvents = {
  'claim.press': [
    { type: 'claim.press', level: 5, hasConsent: true },
    { type: 'claim.press', level: 5, hasConsent: false },
  ],
  'consent.given': [{ type: 'consent.given' }],
  'consent.dismiss': [{ type: 'consent.dismiss' }],
} satisfies {
  readonly [Type in RewardClaimEvent['type']]: readonly Extract<
    RewardClaimEvent,
    { readonly type: Type }
  >[]
}

export const exampleOutputs = { claim: [[postcard, coins]] }
export const exampleFailures = {
  claim: [{ failure: 'consent_required' }, { failure: 'reward_unavailable' }],
}
