import type { Role } from '@kingside/api'
import type { RewardAudience } from '@kingside/api/facts'
import { dayOf } from '../puzzles/puzzle.ts'
import { hasConsent } from './earn.ts'
import {
  type Benefit,
  benefitOf,
  benefits,
  type Level,
  levels,
  type Reward,
} from './tower-table.ts'
import type { Claim, Item, ItemFilter, Page, PlayersTower, TowerStore } from './tower-store.ts'

/** Who climbs. */
export interface Climber {
  readonly playerId: number
  readonly role: Role
}

/** A level with what it gives to somebody. */
export interface ClimbedLevel extends Omit<Level, 'rewards'> {
  readonly rewards: readonly { readonly reward: Reward; readonly claimedAt: Date | null }[]
}

export interface TowerStats {
  readonly points: number
  readonly pointsToday: number
  readonly coins: number
  /** 0 is none. */
  readonly level: number
  /** Null at the highest level. */
  readonly nextLevelPoints: number | null
  readonly hasConsent: boolean
}

/** Why something of the tower is not to be had. */
export type TowerRefusal =
  | 'not_found'
  | 'reward_unavailable'
  | 'consent_required'
  | 'not_enough_coins'
  | 'sold_out'
  | 'of_no_use'

/** The tower that members climb by playing, and what they get for it. */
export interface Tower {
  /** @param climber null is a visitor, who sees what a free member can get */
  readonly levels: (climber: Climber | null) => Promise<readonly ClimbedLevel[]>
  readonly stats: (climber: Climber) => Promise<TowerStats>
  /** Claims what a level gives and the climber has not had; answers with it. */
  readonly claim: (climber: Climber, level: number) => Promise<readonly Reward[] | TowerRefusal>
  readonly benefits: () => Promise<
    readonly { readonly benefit: Benefit; readonly isSoldOut: boolean }[]
  >
  readonly buy: (climber: Climber, benefitId: number) => Promise<Item | TowerRefusal>
  readonly inventory: (
    climber: Climber,
    filter: ItemFilter,
    page: Page,
  ) => Promise<{ readonly count: number; readonly items: readonly Item[] }>
  /** Activates an item; again changes nothing. */
  readonly activate: (climber: Climber, itemId: number) => Promise<Item | TowerRefusal>
}

export interface TowerDeps {
  readonly store: TowerStore
  readonly now: () => Date
}

export function createTower({ store, now }: TowerDeps): Tower {
  const consents = async (own: PlayersTower) => hasConsent(await own.participant(), dayOf(now()))
  return {
    levels: async (climber) => {
      const claims = climber ? await store.forPlayer(climber.playerId, (own) => own.claims()) : []
      return levels.map((level) => ({ ...level, rewards: rewardsOf(level, climber, claims) }))
    },
    stats: ({ playerId }) =>
      store.forPlayer(playerId, async (own) => {
        const points = await own.points(dayOf(now()))
        return {
          points: points.total,
          pointsToday: points.today,
          coins: await own.coins(),
          level: levels.filter((level) => level.points <= points.total).length,
          nextLevelPoints: levels.find((level) => level.points > points.total)?.points ?? null,
          hasConsent: await consents(own),
        }
      }),
    claim: (climber, number) => {
      const level = levels.find((each) => each.number === number)
      if (!level) return Promise.resolve('not_found')
      return store.forPlayer(climber.playerId, async (own) => {
        if (!(await consents(own))) return 'consent_required'
        const { total } = await own.points(dayOf(now()))
        if (total < level.points) return 'reward_unavailable'
        const open = rewardsOf(level, climber, await own.claims()).flatMap(
          ({ reward, claimedAt }) => (claimedAt === null ? [reward] : []),
        )
        if (open.length === 0) return 'reward_unavailable'
        for (const reward of open) {
          // oxlint-disable-next-line no-await-in-loop -- in one transaction one after the other
          await give(own, reward, now())
        }
        return open
      })
    },
    benefits: async () => {
      const codes = await store.countCodes()
      return benefits.map((benefit) => ({
        benefit,
        isSoldOut: benefit.kind === 'SHOP_PROMO_CODE' && codes === 0,
      }))
    },
    buy: ({ playerId }, benefitId) => {
      const benefit = benefits.find(({ id }) => id === benefitId)
      if (!benefit) return Promise.resolve('not_found')
      return store.forPlayer(playerId, async (own) => {
        if (!(await consents(own))) return 'consent_required'
        const { kind, price } = benefit
        if ((await own.coins()) < price) return 'not_enough_coins'
        const at = now()
        const promoCode = kind === 'SHOP_PROMO_CODE' ? await own.takeCode(at) : null
        if (kind === 'SHOP_PROMO_CODE' && promoCode === null) return 'sold_out'
        return own.acquire({ kind, price, rewardId: null, promoCode }, at)
      })
    },
    inventory: ({ playerId }, filter, page) => store.items(playerId, filter, page),
    activate: (climber, itemId) =>
      store.forPlayer(climber.playerId, async (own) => {
        const item = await own.item(itemId)
        if (!item) return 'not_found'
        return item.activatedAt === null ? activate(own, climber, item, now()) : item
      }),
  }
}

/** What a level gives somebody: to everybody, to those of the membership, and what was claimed before it changed. */
function rewardsOf(
  { rewards }: Level,
  climber: Climber | null,
  claims: readonly Claim[],
): ClimbedLevel['rewards'] {
  const audience = audienceOf(climber?.role ?? 'anonymous')
  return rewards.flatMap((reward) => {
    const claimedAt = claims.find(({ rewardId }) => rewardId === reward.id)?.claimedAt ?? null
    const isTheirs = reward.audience === 'ALL' || reward.audience === audience
    return isTheirs || claimedAt !== null ? [{ reward, claimedAt }] : []
  })
}

function audienceOf(role: Role): RewardAudience {
  switch (role) {
    case 'anonymous':
    case 'free':
      return 'FREE'
    case 'pro':
    case 'admin':
      return 'PRO'
    default:
      return role satisfies never
  }
}

async function give(own: PlayersTower, reward: Reward, at: Date): Promise<void> {
  const { id: rewardId, kind, amount } = reward
  await own.claim({ rewardId, coins: kind === 'COINS' ? (amount ?? 0) : 0 }, at)
  switch (kind) {
    case 'COINS':
    case 'POSTCARD':
      return
    case 'PRO_SUBSCRIPTION':
      await own.acquire({ kind, price: 0, rewardId, promoCode: null }, at)
      return
    case 'SHOP_PROMO_CODE':
      // Without a code there is the claim to one, which is given with the activation.
      await own.acquire({ kind, price: 0, rewardId, promoCode: await own.takeCode(at) }, at)
      return
    default:
      kind satisfies never
  }
}

async function activate(
  own: PlayersTower,
  { role }: Climber,
  item: Item,
  at: Date,
): Promise<Item | TowerRefusal> {
  switch (item.kind) {
    case 'PRO_SUBSCRIPTION': {
      if (role === 'admin' || (await own.hasProForLife())) return 'of_no_use'
      const months = benefitOf(item.kind).amount ?? 1
      await own.grantPro(item, months, at)
      return own.activate(item, { at })
    }
    case 'SHOP_PROMO_CODE': {
      const promoCode = item.promoCode ?? (await own.takeCode(at))
      return promoCode === null ? 'sold_out' : own.activate(item, { at, promoCode })
    }
    case 'EXTRA_PUZZLES':
      // There is no limit that they would raise.
      return role === 'free' ? own.activate(item, { at }) : 'of_no_use'
    default:
      return item.kind satisfies never
  }
}
