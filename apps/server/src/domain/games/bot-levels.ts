import type { EngineLevel } from '@kingside/chess-game'

/** What players see of a bot. */
export const botName = (level: EngineLevel): string => `Kingside Bot ${level}`
export const botUid = (level: EngineLevel): string => `kingside-bot-${level}`
