/** What a day of the free plan has, how many board themes each plan has, and what Pro takes off in the shop. */
export const planFacts = {
  freePuzzles: 5,
  freeAnalyses: 3,
  freeThemes: 5,
  proThemes: 10,
  shopDiscountPercent: 10,
} as const
