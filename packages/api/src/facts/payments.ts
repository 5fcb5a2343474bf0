/** The plans on sale, by the ids of their prices. */
export const priceIds = ['pro-annual', 'pro-monthly'] as const
export type PriceId = (typeof priceIds)[number]

/** The products that are paid for once. */
export const products = ['paid-game-analysis'] as const
