import type { LegalMove } from '../model/move.ts'
import { legalMoves } from '../position/legal-moves.ts'
import type { PositionOrFen } from '../position/position.ts'

/** The levels of the computer opponent, weakest first. */
export const engineLevels = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type EngineLevel = (typeof engineLevels)[number]

/** The engine settings of a level. */
export interface LevelSettings {
  /** Stockfish's `Skill Level`, 0 to 20: below 20 it sometimes picks a weaker move on purpose. */
  readonly skill: number
  /** Deepest iteration, in plies. */
  readonly depth: number
  /** Longest thinking time for a move, in milliseconds. */
  readonly moveTimeMs: number
  /** The share of moves that are made without thinking, 0 to 1: the engine's own settings can't be set weaker. */
  readonly carelessness: number
}

const settings: Readonly<Record<EngineLevel, LevelSettings>> = {
  1: { skill: 0, depth: 1, moveTimeMs: 50, carelessness: 0.4 },
  2: { skill: 1, depth: 2, moveTimeMs: 100, carelessness: 0.25 },
  3: { skill: 4, depth: 3, moveTimeMs: 150, carelessness: 0.12 },
  4: { skill: 7, depth: 5, moveTimeMs: 200, carelessness: 0.04 },
  5: { skill: 10, depth: 7, moveTimeMs: 300, carelessness: 0 },
  6: { skill: 14, depth: 10, moveTimeMs: 500, carelessness: 0 },
  7: { skill: 18, depth: 14, moveTimeMs: 800, carelessness: 0 },
  8: { skill: 20, depth: 22, moveTimeMs: 1200, carelessness: 0 },
}

/** The engine settings of a level: strength and thinking time. */
export const levelSettings = (level: EngineLevel): LevelSettings => settings[level]

/**
 * The thinking time for one move: the level's own, but at most a thirtieth of the time left, so that the engine does
 * not lose a won game on time.
 * @param leftMs time left to the engine, in milliseconds; null in an untimed game.
 */
export const thinkingTime = (level: EngineLevel, leftMs: number | null): number =>
  Math.min(settings[level].moveTimeMs, leftMs === null ? Infinity : Math.max(10, leftMs / 30))

/**
 * A move that a level makes without thinking, any legal one; null where it thinks, or where there is none. Ask it before
 * the engine.
 * @param random a number from 0 up to but not 1. @default Math.random
 */
export function carelessMove(
  level: EngineLevel,
  position: PositionOrFen,
  random: () => number = Math.random,
): LegalMove | null {
  if (random() >= settings[level].carelessness) return null
  const moves = legalMoves(position)
  return moves[Math.floor(random() * moves.length)] ?? null
}
