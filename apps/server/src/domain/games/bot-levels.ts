import type { EngineLevel } from '@kingside/chess-game'

/**
 * The rating that each level of the computer stands for, on the platform's scale. They are estimates of how
 * the levels feel to people, 300 points apart, and not measured.
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
} as const satisfies Record<EngineLevel, number>

/** What players see of a bot. */
export const botName = (level: EngineLevel): string => `Kingside Bot ${level}`
export const botUid = (level: EngineLevel): string => `kingside-bot-${level}`
