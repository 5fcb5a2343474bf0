import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { benefitKinds, rewardAudiences, rewardKinds } from '../../facts/tower.ts'
import { dateTime, members, pageOf, pageQuery } from './fields.ts'

export const reward = z.object({
  id: z.int().check(z.positive()),
  /** The level that gives it. */
  level: z.int().check(z.positive()),
  kind: z.enum(rewardKinds),
  audience: z.enum(rewardAudiences),
  title: z.string(),
  description: z.string(),
  /** Number of coins or months of Pro; null for other rewards. */
  amount: z.nullable(z.int().check(z.positive())),
})

export const towerLevel = z.object({
  number: z.int().check(z.positive()),
  /** Total points with which it is reached. */
  points: z.int().check(z.positive()),
  /** What it gives the caller, the most special one first. */
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
  /** Earned since midnight UTC, and how many a day may bring. */
  points_today: z.int().check(z.nonnegative()),
  points_a_day: z.int().check(z.positive()),
  /** Whether the user takes part: has consented, and is old enough. */
  has_consent: z.boolean(),
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
    results: [{ number: 1, points: 10, player_rewards: [{ reward_id: 11, claimed_at: null }] }],
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
      id: 11,
      level: 1,
      kind: 'COINS',
      audience: 'ALL',
      title: '12 coins',
      description: 'To spend on benefits.',
      amount: 12,
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
  example: {
    points: 120,
    coins: 50,
    level: 4,
    next_level_points: 150,
    points_today: 12,
    points_a_day: 60,
    has_consent: true,
  },
})

export const claimRewards = defineCall({
  id: 'motivation.claim',
  method: 'POST',
  path: 'motivation/chess-tower/:level/claim-rewards/',
  summary: 'Claims the rewards of a level that was reached, and answers with them.',
  params: z.object({ level: z.coerce.number<number | string>().check(z.int(), z.positive()) }),
  body: z.optional(z.object({})),
  response: z.readonly(z.array(reward)),
  errors: ['not_found', 'reward_unavailable', 'consent_required'],
  roles: members,
  example: [
    {
      id: 52,
      level: 5,
      kind: 'POSTCARD',
      audience: 'ALL',
      title: 'A postcard',
      description: 'Drawn for those who have climbed this far.',
      amount: null,
    },
  ],
})

export const benefit = z.object({
  id: z.int().check(z.positive()),
  title: z.string(),
  description: z.string(),
  kind: z.enum(benefitKinds),
  /** In coins. */
  price: z.int().check(z.positive()),
  /** Months of Pro, or puzzles; null for a code. */
  amount: z.nullable(z.int().check(z.positive())),
  is_sold_out: z.boolean(),
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
  id: 1,
  title: 'A month of Pro',
  description: 'It begins when you activate it, or when your paid time is over.',
  kind: 'PRO_SUBSCRIPTION',
  price: 600,
  amount: 1,
  is_sold_out: false,
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
  errors: ['not_found', 'not_enough_coins', 'consent_required', 'sold_out'],
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
    kind: z.optional(z.enum(benefitKinds)),
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
  errors: ['not_found', 'sold_out', 'of_no_use'],
  roles: members,
  example: { ...exampleItem, activated_at: '2026-02-01T12:00:00.000Z' },
})
