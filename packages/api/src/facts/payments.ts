/** The plans that are sold, by the ids of their prices. */
export const priceIds = ['pro-annual', 'pro-monthly'] as const
export type PriceId = (typeof priceIds)[number]

/** What is sold once. */
export const products = ['paid-game-analysis'] as const
