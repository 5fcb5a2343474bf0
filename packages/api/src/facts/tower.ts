/** What levels of the tower give. */
export const rewardKinds = ['COINS', 'PRO_SUBSCRIPTION', 'SHOP_PROMO_CODE', 'POSTCARD'] as const
export type RewardKind = (typeof rewardKinds)[number]

/** Who gets a reward. */
export const rewardAudiences = ['ALL', 'FREE', 'PRO'] as const
export type RewardAudience = (typeof rewardAudiences)[number]

/** What coins buy. */
export const benefitKinds = ['PRO_SUBSCRIPTION', 'SHOP_PROMO_CODE', 'EXTRA_PUZZLES'] as const
export type BenefitKind = (typeof benefitKinds)[number]

/** The tower is for members of this age and above. */
export const towerAge = 13

/** What earns how many points; a win in place of a game. */
export const towerPoints = { game: 1, win: 2, puzzle: 3, tournament: 10 } as const
