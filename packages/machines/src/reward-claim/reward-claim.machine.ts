import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type { Failed } from '../sign-in/refusal.ts'
import { refusalOf } from '../sign-in/refusal.ts'
import type { TowerReward } from '../tower/tower.types.ts'
import type {
  ClaimFollowUp,
  RewardClaimContext,
  RewardClaimDeps,
  RewardClaimEvent,
} from './reward-claim.types.ts'

/** The popup that follows, by the kind of the first reward. */
export function followUpOf(rewards: readonly TowerReward[]): ClaimFollowUp | null {
  const [first] = rewards
  if (!first) return null
  const { kind, id } = first
  switch (kind) {
    case 'POSTCARD':
    case 'SHOP_PROMO_CODE':
      return { popup: 'gamification-notification', reward: id }
    case 'PRO_SUBSCRIPTION':
      return { popup: 'upgrade-to-pro' }
    case 'COINS':
      return null
    default:
      return kind satisfies never
  }
}

const wantsConsent = (_: unknown, { error }: Failed) =>
  refusalOf(['consent_required', 'other'], 'other', error).code === 'consent_required'

const claimable = {
  'claim.press': [
    {
      guard: ({ event }: { readonly event: { readonly hasConsent: boolean } }) => event.hasConsent,
      target: 'claiming',
      actions: {
        type: 'keepLevel',
        params: ({ event }: { readonly event: { readonly level: number } }) => event.level,
      },
    },
    {
      target: 'consentWanted',
      actions: {
        type: 'keepLevel',
        params: ({ event }: { readonly event: { readonly level: number } }) => event.level,
      },
    },
  ],
} as const

export const rewardClaimMachine = setup({
  types: { context: {} as RewardClaimContext, events: {} as RewardClaimEvent },
  actors: { claim: fromPromise<readonly TowerReward[], number>(notProvided('claim')) },
  guards: { wantsConsent },
  actions: {
    keepLevel: assign({ level: (_, level: number) => level, rewards: [] }),
    keepRewards: assign({ rewards: (_, rewards: readonly TowerReward[]) => rewards }),
    followUp: (_, _rewards: readonly TowerReward[]) => notProvided('followUp')(),
    reload: notProvided('reload'),
    report: notProvided('report'),
  },
  delays: { requestTimeout: 10_000 },
}).createMachine({
  id: 'rewardClaim',
  context: { level: null, rewards: [] },
  initial: 'idle',
  states: {
    idle: { on: claimable },
    consentWanted: {
      on: { ...claimable, 'consent.given': 'claiming', 'consent.dismiss': 'idle' },
    },
    claiming: {
      invoke: {
        src: 'claim',
        input: ({ context }) => context.level ?? 0,
        onDone: {
          target: 'claimed',
          actions: [
            { type: 'keepRewards', params: ({ event }) => event.output },
            { type: 'followUp', params: ({ event }) => event.output },
            'reload',
          ],
        },
        onError: [
          {
            guard: { type: 'wantsConsent', params: ({ event }) => event },
            target: 'consentWanted',
            actions: 'reload',
          },
          { target: 'failed', actions: ['report', 'reload'] },
        ],
      },
      after: { requestTimeout: { target: 'failed', actions: ['report', 'reload'] } },
    },
    claimed: { on: claimable },
    failed: { on: claimable },
  },
})

export type RewardClaimMachine = typeof rewardClaimMachine

/** Gives the machine its call, and what follows it. */
export const provideRewardClaim = ({
  claim,
  followUp,
  reload,
  report,
}: RewardClaimDeps): RewardClaimMachine =>
  rewardClaimMachine.provide({
    actors: { claim: fromPromise(({ input, signal }) => claim(input, signal)) },
    actions: {
      followUp: (_, rewards) => {
        const next = followUpOf(rewards)
        if (next) followUp(next)
      },
      reload,
      report,
    },
  })
