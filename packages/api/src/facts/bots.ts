/**
 * The levels of the server's bots, with the rating that each stands for on the platform's scale. They are estimates of
 * how the levels feel to people; how far the levels are apart is measured (`bench/README.md`).
 */
export const botRatings = {
  1: 600,
  2: 900,
  3: 1200,
  4: 1500,
  5: 1800,
  6: 2100,
  7: 2400,
  8: 2800,
} as const

export const botLevels = [
  1, 2, 3, 4, 5, 6, 7, 8,
] as const satisfies readonly (keyof typeof botRatings)[]
/** The strength of a bot, as the levels of the computer. */
export type BotLevel = (typeof botLevels)[number]
