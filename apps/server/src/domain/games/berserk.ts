import type { ClockSettings, Color } from '@kingside/chess-game'
import { withEvent } from './game-change.ts'
import { done, refuse, type CommandSource } from './game-decisions.ts'
import { startMs } from './game-limits.ts'
import type { Change, Decision, GameConfig, GameState } from './game.types.ts'

/** What a game has in which nobody has given time away. */
export const noBerserk = { berserk: { w: false, b: false } } as const satisfies Partial<GameState>

/** Where the increments of so many moves are more than the time at the start, half of that is no risk. */
const movesOfIncrement = 40

const mayHalve = ({ initialMs, incrementMs }: ClockSettings): boolean =>
  initialMs > 0 && initialMs >= movesOfIncrement * incrementMs

/** Whether the players of a game may give time away. */
export const hasBerserk = ({ hasBerserk: isOn, clock }: GameConfig): boolean =>
  isOn === true && mayHalve(clock)

/** Whether a side has made its first move. */
const hasMoved = ({ turns }: GameState, color: Color): boolean =>
  turns.length > (color === 'w' ? 0 : 1)

/**
 * Gives half of the own time, and the increment, away before the own first move: a win counts one more in an arena. Of
 * this and the first move, whatever comes first counts.
 */
export function goBerserk(change: Change, { color }: CommandSource): Decision {
  const { state } = change
  const { phase, config, berserk, times, givenMs } = state
  const isBeginning = phase === 'CONNECTING' || phase === 'PLAYING'
  const isAllowed = hasBerserk(config) && isBeginning
  if (!isAllowed || hasMoved(state, color) || berserk[color]) return refuse(change, 'not-allowed')
  const halved = { ...times, [color]: Math.round(startMs(config.clock, color) / 2) }
  return done(
    withEvent(
      change,
      { type: 'TIME_CHANGED', data: { clocks: halved, givenMs, running: false, berserk: color } },
      { times: halved, berserk: { ...berserk, [color]: true } },
    ),
  )
}

/** The clock by which a side's moves are timed. */
export const clockOf = ({ config, berserk }: GameState, color: Color): ClockSettings =>
  berserk[color] ? { ...config.clock, incrementMs: 0 } : config.clock
