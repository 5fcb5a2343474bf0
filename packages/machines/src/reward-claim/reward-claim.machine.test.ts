import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import type { TowerReward } from '../tower/tower.types.ts'
import { followUpOf, provideRewardClaim } from './reward-claim.machine.ts'
import type { RewardClaimDeps } from './reward-claim.types.ts'
import { selectRewardClaimView } from './reward-claim.view.ts'

const reward = (kind: TowerReward['kind'], id = 1): TowerReward => ({
  id,
  level: 5,
  kind,
  audience: 'ALL',
  amount: null,
})

function start(claim: RewardClaimDeps['claim']) {
  const deps = {
    claim: vi.fn<RewardClaimDeps['claim']>(claim),
    followUp: vi.fn<RewardClaimDeps['followUp']>(),
    reload: vi.fn<() => void>(),
    report: vi.fn<() => void>(),
  }
  const clock = new SimulatedClock()
  const actor = createActor(provideRewardClaim(deps), { clock }).start()
  const view = () => selectRewardClaimView(actor.getSnapshot())
  const reach = (status: ReturnType<typeof view>['status']) =>
    waitFor(actor, (now) => selectRewardClaimView(now).status === status)
  const press = (hasConsent = true) => actor.send({ type: 'claim.press', level: 5, hasConsent })
  return { ...deps, actor, clock, view, reach, press }
}

describe('what follows a claim', () => {
  it.each([
    ['POSTCARD', { popup: 'gamification-notification', reward: 1 }],
    ['SHOP_PROMO_CODE', { popup: 'gamification-notification', reward: 1 }],
    ['PRO_SUBSCRIPTION', { popup: 'upgrade-to-pro' }],
    ['COINS', null],
  ] as const)('hangs on the first reward: %s', (kind, next) => {
    expect(followUpOf([reward(kind), reward('COINS', 2)])).toEqual(next)
  })

  it('is nothing without rewards', () => {
    expect(followUpOf([])).toBeNull()
  })
})

it('claims once however often it is pressed, and loads the tower again', async () => {
  const { claim, followUp, reload, press, reach, view } = start(async () => [
    reward('POSTCARD', 52),
  ])
  press()
  press()
  expect(view()).toEqual({ status: 'claiming', level: 5 })
  await reach('claimed')
  expect(claim).toHaveBeenCalledOnce()
  expect(followUp).toHaveBeenCalledExactlyOnceWith({
    popup: 'gamification-notification',
    reward: 52,
  })
  expect(reload).toHaveBeenCalledOnce()
})

it('asks for consent first, and goes on with it', async () => {
  const { actor, claim, press, reach, view } = start(async () => [reward('COINS')])
  press(false)
  expect(view()).toEqual({ status: 'consent-wanted', level: 5 })
  expect(claim).not.toHaveBeenCalled()
  actor.send({ type: 'consent.dismiss' })
  expect(view()).toEqual({ status: 'idle' })
  press(false)
  actor.send({ type: 'consent.given' })
  await reach('claimed')
})

it('asks for consent when the server wants it', async () => {
  const { press, reach, reload, report } = start(() =>
    Promise.reject({ failure: 'consent_required' }),
  )
  press()
  await reach('consent-wanted')
  expect(reload).toHaveBeenCalledOnce()
  expect(report).not.toHaveBeenCalled()
})

it('notes a failure, loads the tower again, and may be tried again', async () => {
  const { press, reach, reload, report, followUp } = start(() =>
    Promise.reject({ failure: 'reward_unavailable' }),
  )
  press()
  await reach('failed')
  expect([reload, report].map((each) => each.mock.calls.length)).toEqual([1, 1])
  expect(followUp).not.toHaveBeenCalled()
})

it('gives up after 10 s', () => {
  const { clock, press, view, reload } = start(() => new Promise<never>(() => {}))
  press()
  clock.increment(10_000)
  expect(view()).toEqual({ status: 'failed', level: 5 })
  expect(reload).toHaveBeenCalledOnce()
})
