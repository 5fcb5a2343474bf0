import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { dateTime, members, pageOf, pageQuery } from './fields.ts'

export const rewardKinds = ['COINS', 'PRO_SUBSCRIPTION', 'SHOP_PROMO_CODE', 'POSTCARD'] as const

export const rewardAudiences = ['ALL', 'FREE', 'PRO'] as const

export const reward = z.object({
  id: z.int().check(z.positive()),
  kind: z.enum(rewardKinds),
  audience: z.enum(rewardAudiences),
  title: z.string(),
  description: z.string(),
  /** Number of coins or months of Pro; null for other rewards. */
  amount: z.nullable(z.int().check(z.positive())),
})

export const towerLevel = z.object({
  number: z.int().check(z.positive()),
  player_rewards: z.readonly(
    z.array(z.object({ reward_id: z.int().check(z.positive()), claimed_at: z.nullable(dateTime) })),
  ),
})

export const towerStats = z.object({
  points: z.int().check(z.nonnegative()),
  coins: z.int().check(z.nonnegative()),
  /** The highest level reached; 0 is none. */
  level: z.int().check(z.nonnegative()),
  /** Total points needed for the next level; null at the highest. */
  next_level_points: z.nullable(z.int().check(z.positive())),
})

export const getTower = defineCall({
  id: 'motivation.tower',
  method: 'GET',
  path: 'motivation/chess-tower/',
  summary: 'Lists the levels of the tower, from the ground, with the rewards that the caller has.',
  query: z.object(pageQuery),
  response: pageOf(towerLevel),
  errors: [],
  roles: everyone,
  example: {
    count: 30,
    results: [{ number: 1, player_rewards: [{ reward_id: 1, claimed_at: null }] }],
  },
})

export const listRewards = defineCall({
  id: 'motivation.rewards',
  method: 'GET',
  path: 'motivation/rewards/',
  summary: 'Lists the rewards that there are.',
  response: z.readonly(z.array(reward)),
  errors: [],
  roles: everyone,
  example: [
    {
      id: 1,
      kind: 'COINS',
      audience: 'ALL',
      title: '50 coins',
      description: 'To spend on benefits.',
      amount: 50,
    },
  ],
})

export const getTowerStats = defineCall({
  id: 'motivation.myStats',
  method: 'GET',
  path: 'motivation/chess-tower/my-stats/',
  summary: 'Answers with how far the user has climbed.',
  response: towerStats,
  errors: [],
  roles: members,
  example: { points: 120, coins: 50, level: 2, next_level_points: 200 },
})

export const claimRewards = defineCall({
  id: 'motivation.claim',
  method: 'POST',
  path: 'motivation/chess-tower/:level/claim-rewards/',
  summary: 'Claims the rewards of a level that was reached, and answers with them.',
  params: z.object({ level: z.coerce.number<number | string>().check(z.int(), z.positive()) }),
  body: z.optional(z.object({})),
  response: z.readonly(z.array(reward)),
  errors: ['not_found', 'reward_unavailable'],
  roles: members,
  example: [
    {
      id: 4,
      kind: 'POSTCARD',
      audience: 'ALL',
      title: 'A postcard',
      description: 'With a position from your own games.',
      amount: null,
    },
  ],
})

export const benefit = z.object({
  id: z.int().check(z.positive()),
  title: z.string(),
  description: z.string(),
  kind: z.enum(rewardKinds),
  /** In coins. */
  price: z.int().check(z.positive()),
})

export const inventoryItem = z.object({
  id: z.int().check(z.positive()),
  benefit,
  acquired_at: dateTime,
  activated_at: z.nullable(dateTime),
  /** The code of a shop promo code after activation; null before, and for other rewards. */
  promo_code: z.nullable(z.string()),
})

const exampleBenefit = {
  id: 3,
  title: 'A month of Pro',
  description: 'Begins when you activate it.',
  kind: 'PRO_SUBSCRIPTION',
  price: 500,
} as const

const exampleItem = {
  id: 9,
  benefit: exampleBenefit,
  acquired_at: '2026-01-31T12:00:00.000Z',
  activated_at: null,
  promo_code: null,
} as const

export const listBenefits = defineCall({
  id: 'motivation.benefits',
  method: 'GET',
  path: 'motivation/benefits/',
  summary: 'Lists what coins can buy.',
  query: z.object(pageQuery),
  response: pageOf(benefit),
  errors: [],
  roles: everyone,
  example: { count: 1, results: [exampleBenefit] },
})

export const purchaseBenefit = defineCall({
  id: 'motivation.purchaseBenefit',
  method: 'POST',
  path: 'motivation/benefits/:benefitId/purchase/',
  summary: 'Buys a benefit with coins; it goes into the inventory.',
  params: z.object({ benefitId: z.coerce.number<number | string>().check(z.int(), z.positive()) }),
  body: z.optional(z.object({})),
  response: inventoryItem,
  errors: ['not_found', 'not_enough_coins'],
  roles: members,
  example: exampleItem,
})

export const listInventory = defineCall({
  id: 'motivation.inventory',
  method: 'GET',
  path: 'motivation/inventory/',
  summary: 'Lists what the user won or bought, the newest first.',
  query: z.object({
    ...pageQuery,
    kind: z.optional(z.enum(rewardKinds)),
    /** `true` lists activated rewards only, `false` the others only. */
    is_activated: z.optional(z.enum(['true', 'false'])),
  }),
  response: pageOf(inventoryItem),
  errors: [],
  roles: members,
  example: { count: 1, results: [exampleItem] },
})

export const activateItem = defineCall({
  id: 'motivation.activateItem',
  method: 'POST',
  path: 'motivation/inventory/:id/activate/',
  summary: 'Activates an item of the inventory; again changes nothing.',
  params: z.object({ id: z.coerce.number<number | string>().check(z.int(), z.positive()) }),
  body: z.optional(z.object({})),
  response: inventoryItem,
  errors: ['not_found'],
  roles: members,
  example: { ...exampleItem, activated_at: '2026-02-01T12:00:00.000Z' },
})
