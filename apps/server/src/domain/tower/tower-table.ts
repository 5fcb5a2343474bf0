import {
  type BenefitKind,
  type RewardAudience,
  type RewardKind,
  towerPoints,
} from '@kingside/api/facts'

/** What points are earned for. */
export const pointSources = ['game', 'puzzle', 'tournament'] as const
export type PointSource = (typeof pointSources)[number]

/** Something that a level gives. */
export interface Reward {
  readonly id: number
  readonly level: number
  readonly kind: RewardKind
  readonly audience: RewardAudience
  /** Coins, or months of Pro. */
  readonly amount: number | null
}

export interface Level {
  readonly number: number
  /** Total points with which it is reached. */
  readonly points: number
  /** The most special one first. */
  readonly rewards: readonly Reward[]
}

/** Something that coins buy. */
export interface Benefit {
  readonly id: number
  readonly kind: BenefitKind
  /** In coins. */
  readonly price: number
  /** Months of Pro, or puzzles. */
  readonly amount: number | null
}

/** What earns how many points; pages say it too. */
export const pointsFor = towerPoints satisfies Readonly<Record<PointSource | 'win', number>>

/** How many points a day (UTC) may bring. */
export const pointsADay = 60

const levelCount = 30

/** Every level gives coins, every fifth one a postcard. */
const postcardEvery = 5
const proMonthLevels: readonly number[] = [10, 20]
const shopCodeLevels: readonly number[] = [15, 25]

function levelOf(number: number): Level {
  const reward = (
    place: number,
    kind: RewardKind,
    audience: RewardAudience,
    amount: number | null,
  ): Reward => ({ id: number * 10 + place, level: number, kind, audience, amount })
  return {
    number,
    points: 5 * number * (number + 1),
    rewards: [
      ...(proMonthLevels.includes(number) ? [reward(3, 'PRO_SUBSCRIPTION', 'FREE', 1)] : []),
      ...(shopCodeLevels.includes(number) ? [reward(4, 'SHOP_PROMO_CODE', 'PRO', null)] : []),
      ...(number % postcardEvery === 0 ? [reward(2, 'POSTCARD', 'ALL', null)] : []),
      reward(1, 'COINS', 'ALL', 10 + 2 * number),
    ],
  }
}

/** From the ground up. */
export const levels: readonly Level[] = Array.from({ length: levelCount }, (_, index) =>
  levelOf(index + 1),
)

export const rewards: readonly Reward[] = levels.flatMap((level) => level.rewards)

/** Without consent points are kept until there is something to consent for: the first level. */
export const pointsWithoutConsent = levelOf(1).points

export const benefits: readonly Benefit[] = [
  { id: 1, kind: 'PRO_SUBSCRIPTION', price: 600, amount: 1 },
  { id: 2, kind: 'SHOP_PROMO_CODE', price: 300, amount: null },
  { id: 3, kind: 'EXTRA_PUZZLES', price: 40, amount: 5 },
]

/** The benefit of a kind: there is one of each. */
export function benefitOf(kind: BenefitKind): Benefit {
  const benefit = benefits.find((each) => each.kind === kind)
  if (!benefit) throw new RangeError(`There is no benefit ${kind}.`)
  return benefit
}

/** How many puzzles somebody may begin more on a day on which so many items of them were activated. */
export const extraPuzzles = (items: number): number =>
  items * (benefitOf('EXTRA_PUZZLES').amount ?? 0)
