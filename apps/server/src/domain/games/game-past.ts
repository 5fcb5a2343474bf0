import { opposite, turnOf } from '@kingside/chess-game'
import type { StoredFact } from './game-store.ts'
import { clocksAt } from './game-change.ts'
import { startMs } from './game-limits.ts'
import { newGame } from './game-state.ts'
import type { GameConfig, GameState, NumberedFact, PlayedMove, Sides } from './game.types.ts'
import { noTakebacks } from './takeback.ts'

/** How much later than its players everybody else sees a game, in ms. */
export const viewerDelayOf = ({ viewerDelayMs = 0 }: GameConfig): number => viewerDelayMs

/** An event with its moment on the time of the state that it belongs to. */
export interface TimedFact {
  readonly fact: NumberedFact
  readonly at: number
}

/**
 * A game as viewers saw it at a moment, made anew from its events. What viewers don't get (offers, quotas, the
 * rematch) is as in a new game.
 * @param state the game as it is, with all its moves
 * @param facts all events that are kept, oldest first; those that are not kept any more happened before
 * @param at ms, on the time of `state` and `facts`
 */
export function stateAt(state: GameState, facts: readonly TimedFact[], at: number): GameState {
  return facts
    .filter((each) => each.at <= at)
    .reduce(
      (past, each) => afterFact(past, each, state.turns),
      stateBefore(state, facts[0]?.fact.v ?? state.v + 1),
    )
}

/** An event on the wall clock as one on a time that is `aheadMs` behind it. */
export const timedFact = ({ fact, serverTs }: StoredFact, aheadMs: number): TimedFact => ({
  fact,
  at: serverTs - aheadMs,
})

/** The game before the first event that is kept, from its moves. @param v the number of that event */
export function stateBefore(state: GameState, v: number): GameState {
  const { config, startsAt } = state
  const begun = newGame(config, (startsAt ?? state.since) - 1, startsAt)
  if (v <= 1) return begun
  if (v > state.v) return { ...state, ...noTakebacks, drawOffer: null, rematch: null }
  // Of plies that were taken back nothing is stored; the event that tells it leaves the right ones.
  const turns = state.turns.filter((turn) => turn.v < v)
  return {
    ...begun,
    v: v - 1,
    phase: turns.length > 0 ? 'PLAYING' : begun.phase,
    turns,
    times: timesAfter(config, turns),
  }
}

/** What each side had left after its last move. */
function timesAfter({ clock }: GameConfig, turns: readonly PlayedMove[]): Sides<number> {
  const leftOf = (move: PlayedMove | undefined) => move?.leftMs
  const [last, before] = [turns.at(-1), turns.at(-2)]
  const isWhites = (move: PlayedMove | undefined) => move?.fen.split(' ')[1] === 'b'
  const [white, black] = isWhites(last) ? [last, before] : [before, last]
  return { w: leftOf(white) ?? startMs(clock, 'w'), b: leftOf(black) ?? startMs(clock, 'b') }
}

/**
 * The game after one more of its events.
 * @param turns the moves of the game, at least up to this event
 */
export function afterFact(
  past: GameState,
  { fact, at }: TimedFact,
  turns: readonly PlayedMove[],
): GameState {
  const next = { ...past, v: fact.v }
  switch (fact.type) {
    case 'PHASE_CHANGED': {
      const { phase, end } = fact.data
      const over = { times: clocksAt(past, at), runningSince: null }
      return { ...next, phase, end, since: at, ...(end && over) }
    }
    case 'MOVED': {
      const { absNum, clocks: times, running } = fact.data
      const known = turns[absNum - 1]
      const played = known?.v === fact.v ? known : plyOf(fact)
      const before = past.turns.slice(0, absNum - 1)
      return { ...next, times, runningSince: running ? at : null, turns: [...before, played] }
    }
    case 'MOVES_CHANGED': {
      const { turns: kept, clocks: times, running } = fact.data
      const played = past.turns.slice(0, kept.length)
      return { ...next, times, runningSince: running ? at : null, turns: played }
    }
    case 'TIME_CHANGED': {
      const { clocks: times, givenMs, running, berserk } = fact.data
      return {
        ...next,
        times,
        givenMs,
        runningSince: running ? at : null,
        ...(berserk && { berserk: { ...past.berserk, [berserk]: true } }),
      }
    }
    case 'RIVAL_CONNECTED':
      return { ...next, presence: { ...past.presence, [fact.data.color]: { status: 'here' } } }
    case 'RIVAL_DISCONNECTED': {
      const { color, countdownMs, choiceMs } = fact.data
      const gone =
        choiceMs === undefined
          ? ({ status: 'gone', until: at + countdownMs } as const)
          : ({ status: 'due', until: at + choiceMs } as const)
      return { ...next, presence: { ...past.presence, [color]: gone } }
    }
    case 'FIRST_MOVE_WARN':
    case 'SCHEDULED_WARN':
    case 'CONNECTING_WARN':
    case 'DRAW_OFFER':
    case 'DRAW_REJECTED':
    case 'TAKEBACK_OFFER':
    case 'TAKEBACK_REJECTED':
    case 'STATUS_CHANGED':
    case 'MOVE_ANALYZED':
      return next
    default:
      return fact satisfies never
  }
}

/** A ply that has been taken back since, as far as its event tells of it. */
function plyOf({ v, data }: Extract<NumberedFact, { readonly type: 'MOVED' }>): PlayedMove {
  const { absNum, uci, fen, clocks, ts = null, usedMs = 0, lagMs: compensatedMs = 0 } = data
  const leftMs = clocks[opposite(turnOf(fen))]
  return {
    absNum,
    uci,
    fen,
    v,
    leftMs,
    moveId: '',
    usedMs,
    compensatedMs,
    earnedMs: 0,
    ts,
  }
}
