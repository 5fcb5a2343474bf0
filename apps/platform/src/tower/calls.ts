import { type CallResponse, createClient } from '@kingside/api'
import {
  activateItem,
  claimRewards,
  getTower,
  getTowerStats,
  listBenefits,
  listInventory,
  listRewards,
  purchaseBenefit,
} from '@kingside/api/calls/accounts/motivation'
import { getProfile } from '@kingside/api/calls/accounts/profile'
import { updateProfile } from '@kingside/api/calls/accounts/profile-change'
import { type BenefitsMachine, provideBenefits } from '@kingside/machines/benefits'
import { type ConsentMachine, provideConsent } from '@kingside/machines/consent'
import {
  type InventoryItem,
  type InventoryMachine,
  provideInventory,
} from '@kingside/machines/inventory'
import { provideRewardClaim, type RewardClaimMachine } from '@kingside/machines/reward-claim'
import {
  provideTower,
  type TowerLevel,
  type TowerMachine,
  type TowerReward,
} from '@kingside/machines/tower'
import type { AppDependencies } from '../dependencies.ts'
import { failing } from '../platform/server/index.ts'
import { statsOf } from './stats.calls.ts'
import { towerChanges } from './tower-changes.ts'

const calls = {
  tower: getTower,
  rewards: listRewards,
  stats: getTowerStats,
  claim: claimRewards,
  benefits: listBenefits,
  buy: purchaseBenefit,
  inventory: listInventory,
  activate: activateItem,
  update: updateProfile,
  profile: getProfile,
}

/** So many items come at a time. */
const itemsPage = 30

/** The machines of the tower with their calls. */
export interface TowerMachines {
  readonly tower: TowerMachine
  readonly claim: RewardClaimMachine
  readonly consent: ConsentMachine
  readonly benefits: BenefitsMachine
  readonly inventory: InventoryMachine
}

export function createTowerMachines(deps: AppDependencies): TowerMachines {
  const { server, actors, reports, now } = deps
  const api = createClient(calls, server)
  const asked = failing(now)
  const { tell } = towerChanges(deps)
  // Where that fails, the session learns of it at its next call.
  const refreshProfile = () =>
    void api
      .profile()
      .then((profile) => actors.session.send({ type: 'profile.change', profile }))
      .catch(() => {})
  return {
    tower: provideTower({
      load: async (reader, signal) => {
        const [{ results }, rewards, stats] = await asked(
          Promise.all([
            api.tower({ query: { limit: 30, offset: 0 }, signal }),
            api.rewards({ signal }),
            reader === 'member' ? api.stats({ signal }) : null,
          ]),
        )
        return {
          levels: results.map((level) => levelOf(level, rewards)),
          stats: stats && statsOf(stats),
        }
      },
      report: () => reports.towerFailed('tower'),
    }),
    claim: provideRewardClaim({
      claim: async (level, signal) => {
        try {
          return await asked(api.claim({ params: { level }, body: {}, signal }))
        } catch (error) {
          // The consent may have been taken back elsewhere.
          refreshProfile()
          throw error
        }
      },
      followUp: (next) =>
        actors.popups.send({
          type: 'popup.open',
          popup: next.popup,
          params:
            next.popup === 'upgrade-to-pro'
              ? { price: 'pro-monthly' }
              : { reward: String(next.reward) },
        }),
      reload: tell,
      report: () => reports.rewardsFailed('claim'),
    }),
    consent: provideConsent({
      save: async (isGiven, signal) => {
        const body = { gamification_consent: isGiven }
        const profile = await asked(api.update({ body, signal }))
        actors.session.send({ type: 'profile.change', profile })
      },
      onSaved: tell,
      report: () => reports.towerFailed('consent'),
    }),
    benefits: provideBenefits({
      load: async (signal) => {
        const { results } = await asked(api.benefits({ query: { limit: 30, offset: 0 }, signal }))
        return results.map(({ is_sold_out: isSoldOut, ...benefit }) => ({ ...benefit, isSoldOut }))
      },
      buy: async (benefitId, signal) => {
        await asked(api.buy({ params: { benefitId }, body: {}, signal }))
      },
      onChanged: tell,
      report: () => reports.rewardsFailed('benefits'),
    }),
    inventory: provideInventory({
      load: async (offset, signal) => {
        const query = { limit: itemsPage, offset }
        const { count, results } = await asked(api.inventory({ query, signal }))
        return { count, items: results.map(itemOf) }
      },
      activate: async (id, signal) =>
        itemOf(await asked(api.activate({ params: { id }, body: {}, signal }))),
      onActivated: ({ kind }) => {
        if (kind === 'PRO_SUBSCRIPTION') refreshProfile()
      },
      report: () => reports.rewardsFailed('inventory'),
    }),
  }
}

function levelOf(
  { number, points, player_rewards: own }: CallResponse<typeof getTower>['results'][number],
  all: readonly TowerReward[],
): TowerLevel {
  const ownIds = own.map(({ reward_id: id }) => id)
  const here = all.filter(({ level }) => level === number)
  return {
    number,
    points,
    rewards: ownIds.flatMap((id) => here.find((reward) => reward.id === id) ?? []),
    others: here.filter(({ id }) => !ownIds.includes(id)),
    claimed: own.flatMap(({ reward_id: id, claimed_at: at }) => (at === null ? [] : [id])),
  }
}

const itemOf = ({
  id,
  benefit: { kind, amount },
  acquired_at: acquiredAt,
  activated_at: activatedAt,
  promo_code: promoCode,
}: CallResponse<typeof activateItem>): InventoryItem => ({
  id,
  kind,
  amount,
  acquiredAt,
  activatedAt,
  promoCode,
})
