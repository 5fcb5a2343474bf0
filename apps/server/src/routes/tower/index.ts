import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import type { Caller } from '../../caller.ts'
import { CallError } from '../../call-error.ts'
import type { Item } from '../../domain/tower/tower-store.ts'
import {
  type Benefit,
  benefitOf,
  pointsADay,
  type Reward,
  rewards,
} from '../../domain/tower/tower-table.ts'
import type { Climber, Tower, TowerRefusal } from '../../domain/tower/tower.ts'

const { motivation: calls } = contract

const climberOf = ({ role, player }: Caller): Climber | null =>
  player?.kind === 'member' && role !== 'anonymous' ? { role, playerId: player.id } : null

/** @throws CallError `unauthorised` */
function memberOf(caller: Caller): Climber {
  const climber = climberOf(caller)
  if (!climber) throw new CallError('unauthorised', 'Sign in first.')
  return climber
}

/** The tower: everybody sees what there is, members climb it. */
export const towerRoutes = (tower: Tower): readonly Route[] => [
  bind(calls.tower, async ({ query: { limit, offset }, caller }) => {
    const levels = await tower.levels(climberOf(caller))
    return {
      count: levels.length,
      results: levels.slice(offset, offset + limit).map((level) => ({
        number: level.number,
        points: level.points,
        player_rewards: level.rewards.map(({ reward, claimedAt }) => ({
          reward_id: reward.id,
          claimed_at: claimedAt?.toISOString() ?? null,
        })),
      })),
    }
  }),
  bind(calls.rewards, async () => rewards.map(describeReward)),
  bind(calls.myStats, async ({ caller }) => {
    const stats = await tower.stats(memberOf(caller))
    return {
      points: stats.points,
      coins: stats.coins,
      level: stats.level,
      next_level_points: stats.nextLevelPoints,
      points_today: stats.pointsToday,
      points_a_day: pointsADay,
      has_consent: stats.hasConsent,
    }
  }),
  bind(calls.claim, async ({ params: { level }, caller, fail }) => {
    const claimed = await tower.claim(memberOf(caller), level)
    if (typeof claimed !== 'string') return claimed.map(describeReward)
    return fail(among(calls.claim.errors, claimed), sentences[claimed])
  }),
  bind(calls.benefits, async ({ query: { limit, offset } }) => {
    const all = await tower.benefits()
    return {
      count: all.length,
      results: all
        .slice(offset, offset + limit)
        .map(({ benefit, isSoldOut }) => describeBenefit(benefit, isSoldOut)),
    }
  }),
  bind(calls.purchaseBenefit, async ({ params: { benefitId }, caller, fail }) => {
    const item = await tower.buy(memberOf(caller), benefitId)
    if (typeof item !== 'string') return describeItem(item)
    return fail(among(calls.purchaseBenefit.errors, item), sentences[item])
  }),
  bind(calls.inventory, async ({ query, caller }) => {
    const { kind, is_activated: activated, limit, offset } = query
    const filter = {
      kind: kind ?? null,
      isActivated: activated === undefined ? null : activated === 'true',
    }
    const { count, items } = await tower.inventory(memberOf(caller), filter, { limit, offset })
    return { count, results: items.map(describeItem) }
  }),
  bind(calls.activateItem, async ({ params: { id }, caller, fail }) => {
    const item = await tower.activate(memberOf(caller), id)
    if (typeof item !== 'string') return describeItem(item)
    return fail(among(calls.activateItem.errors, item), sentences[item])
  }),
]

/** A refusal as one of those that a call lists. */
function among<Code extends TowerRefusal>(listed: readonly Code[], refusal: TowerRefusal): Code {
  const code = listed.find((each) => each === refusal)
  if (code === undefined) throw new TypeError(`The call does not list ${refusal}.`)
  return code
}

const sentences: Readonly<Record<TowerRefusal, string>> = {
  not_found: 'There is no such thing in the tower.',
  reward_unavailable: 'This level is not reached yet, or its rewards are claimed already.',
  consent_required: 'Join the tower first: it needs your consent.',
  not_enough_coins: 'You have too few coins.',
  sold_out: 'There are no codes of the shop left. More will come.',
  of_no_use: 'You have what it gives already. Keep it for later.',
}

const describeReward = ({ id, level, kind, audience, amount }: Reward) => ({
  id,
  level,
  kind,
  audience,
  ...rewardTexts[kind](amount ?? 0),
  amount,
})

const rewardTexts = {
  COINS: (coins: number) => ({ title: `${coins} coins`, description: 'To spend on benefits.' }),
  PRO_SUBSCRIPTION: () => proText,
  SHOP_PROMO_CODE: () => codeText,
  POSTCARD: () => ({
    title: 'A postcard',
    description: 'Drawn for those who have climbed this far.',
  }),
} as const

const proText = {
  title: 'A month of Pro',
  description: 'It begins when you activate it, or when your paid time is over.',
} as const
const codeText = {
  title: 'A promo code of the shop',
  description: 'You see it when you activate it.',
} as const

const benefitTexts = {
  PRO_SUBSCRIPTION: proText,
  SHOP_PROMO_CODE: codeText,
  EXTRA_PUZZLES: {
    title: 'Five more puzzles',
    description: 'For the day (UTC) on which you activate them.',
  },
} as const

const describeBenefit = ({ id, kind, price, amount }: Benefit, isSoldOut: boolean) => ({
  id,
  kind,
  ...benefitTexts[kind],
  price,
  amount,
  is_sold_out: isSoldOut,
})

const describeItem = ({ id, kind, promoCode, acquiredAt, activatedAt }: Item) => ({
  id,
  benefit: describeBenefit(benefitOf(kind), false),
  acquired_at: acquiredAt.toISOString(),
  activated_at: activatedAt?.toISOString() ?? null,
  promo_code: activatedAt === null ? null : promoCode,
})
