import type { SnapshotFrom } from 'xstate'
import { provideTower, type towerMachine } from './tower.machine.ts'
import type {
  TowerContext,
  TowerData,
  TowerEvent,
  TowerInput,
  TowerLevel,
  TowerReward,
} from './tower.types.ts'

type Snapshot = SnapshotFrom<typeof towerMachine>

/** The machine with a server that never answers. */
export const exampleTower = provideTower({
  load: () => new Promise<never>(() => {}),
  report: () => {},
})

function exampleLevel(number: number, claimedUpTo: number): TowerLevel {
  const reward = (place: number, facts: Partial<TowerReward>): TowerReward => ({
    id: number * 10 + place,
    level: number,
    kind: 'COINS',
    audience: 'ALL',
    amount: null,
    ...facts,
  })
  const rewards = [
    ...([10, 20].includes(number)
      ? [reward(3, { kind: 'PRO_SUBSCRIPTION', audience: 'FREE', amount: 1 })]
      : []),
    ...(number % 5 === 0 ? [reward(2, { kind: 'POSTCARD' })] : []),
    reward(1, { amount: 10 + 2 * number }),
  ]
  return {
    number,
    points: 5 * number * (number + 1),
    rewards,
    others: [15, 25].includes(number)
      ? [reward(4, { kind: 'SHOP_PROMO_CODE', audience: 'PRO' })]
      : [],
    claimed: number <= claimedUpTo ? rewards.map(({ id }) => id) : [],
  }
}

const exampleLevels = (claimedUpTo: number) =>
  Array.from({ length: 30 }, (_, index) => exampleLevel(index + 1, claimedUpTo))

/** A member on the sixth level who has not claimed the fifth. */
export const exampleTowerData: TowerData = {
  levels: exampleLevels(4),
  stats: {
    points: 236,
    pointsToday: 24,
    pointsADay: 60,
    coins: 60,
    level: 6,
    nextLevelPoints: 280,
    hasConsent: true,
  },
}

/** What a visitor sees. */
export const exampleVisitorData: TowerData = { levels: exampleLevels(0), stats: null }

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<TowerContext> = {},
): Snapshot =>
  exampleTower.resolveState({ value, context: { reader: 'member', data: null, ...context } })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const towerStates = {
  waiting: snapshotAt('waiting', { reader: 'unknown' }),
  loading: snapshotAt('loading'),
  ready: snapshotAt('ready', { data: exampleTowerData }),
  reloading: snapshotAt('reloading', { data: exampleTowerData }),
  empty: snapshotAt('empty'),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly TowerInput[] = [{ reader: 'unknown' }, { reader: 'member' }]

export const exampleEvents = {
  'tower.reload': [{ type: 'tower.reload' }],
  'reader.update': [
    { type: 'reader.update', reader: 'visitor' },
    { type: 'reader.update', reader: 'unknown' },
  ],
} satisfies {
  readonly [Type in TowerEvent['type']]: readonly Extract<TowerEvent, { readonly type: Type }>[]
}

const oneLevel: TowerData = { levels: [exampleLevel(1, 0)], stats: null }
export const exampleOutputs = { load: [oneLevel] }
export const exampleFailures = { load: [{ failure: 'offline' }] }
