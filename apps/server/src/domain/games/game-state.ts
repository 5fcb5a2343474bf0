import { type Color, colors, opposite, positionKey } from '@kingside/chess-game'
import { endGame, isUnderway, unchanged, unplayedEnd, winFor, withEvent } from './game-change.ts'
import { obey } from './game-commands.ts'
import { applyDue, startWarningsDue } from './game-deadlines.ts'
import { done } from './game-decisions.ts'
import { startMs } from './game-limits.ts'
import { playMove } from './game-moves.ts'
import { pause, resume, wake } from './game-pause.ts'
import { connect, disconnect } from './game-phases.ts'
import type { OnlineEnd } from '@kingside/api'
import type {
  Change,
  Decision,
  GameAction,
  GameConfig,
  GameState,
  JudgedMove,
  Presence,
  Sides,
} from './game.types.ts'
import { lagGain, startQuota } from './lag-quota.ts'
import { actOnRematch, rematchStarted } from './rematch.ts'
import { relayLine } from './relay-game.ts'
import { noBerserk } from './berserk.ts'
import { noTakebacks } from './takeback.ts'

/**
 * A game that nobody has come to yet.
 * @param at when it was made, on the game's time
 * @param startsAt of a scheduled game
 */
export function newGame(config: GameConfig, at: number, startsAt: number | null): GameState {
  const { clock, seats, initialFen } = config
  const sides = <T>(of: (color: Color) => T): Sides<T> => ({ w: of('w'), b: of('b') })
  return {
    config,
    v: 0,
    phase: startsAt !== null && startsAt > at ? 'SCHEDULED' : 'CONNECTING',
    startsAt,
    since: at,
    isWarned: false,
    startWarnings: startsAt === null ? 0 : startWarningsDue(startsAt, at),
    turns: [],
    keys: [positionKey(initialFen)],
    times: sides((color) => startMs(clock, color)),
    runningSince: null,
    quota: sides((color) => startQuota(lagGain(startMs(clock, color), clock.incrementMs))),
    givenMs: { w: 0, b: 0 },
    ...noBerserk,
    presence: sides((color): Presence => ({
      status: seats[color].botLevel === null ? 'never' : 'here',
    })),
    drawOffer: null,
    lastOffer: { w: null, b: null },
    ...noTakebacks,
    rematch: null,
    pausedAt: null,
    end: null,
    endedBy: null,
  }
}

/** Also ends a game whose position or clocks can't be read, so nothing that was due is applied before. */
function adjudicate(state: GameState, end: OnlineEnd, at: number): Change {
  const readable = end.reason === 'error' ? { ...state, runningSince: null } : state
  return endGame(unchanged(readable), end, at)
}

/** More time for one side, told with what both have then; a game that is over stays as it is. */
function giveTime(change: Change, color: Color, ms: number): Change {
  const { state } = change
  if (state.phase === 'DONE') return change
  const times = { ...state.times, [color]: state.times[color] + ms }
  const givenMs = { ...state.givenMs, [color]: state.givenMs[color] + ms }
  const running = state.runningSince !== null
  return withEvent(
    change,
    { type: 'TIME_CHANGED', data: { clocks: times, givenMs, running } },
    { times, givenMs },
  )
}

/** A grade is told of a game that is over only: in one that goes on it would be help. */
const judge = (change: Change, move: JudgedMove): Change =>
  change.state.phase === 'DONE' && move.absNum <= change.state.turns.length
    ? withEvent(change, { type: 'MOVE_ANALYZED', data: move })
    : change

/** The side that a player has in a game; null is none. */
export const colorOf = ({ seats }: GameConfig, playerId: number | null): Color | null =>
  colors.find((color) => seats[color].playerId === playerId) ?? null

/**
 * What an action does to a game. Pure: the same state, action and moment give the same decision.
 * Everything that was due before `at` happens first, so that a late message can't outrun a deadline.
 * @param at on the game's time, in ms; never smaller than before
 */
export function decide(state: GameState, action: GameAction, at: number): Decision {
  if (action.type === 'resume') return done(resume(unchanged(state), at))
  if (action.type === 'pause') return done(pause(unchanged(state), at))
  if (action.type === 'adjudicated') return done(adjudicate(state, action.end, at))
  if (action.type === 'relayed') {
    return relayLine(wake(unchanged(state), at), action.line, { at, ts: action.ts ?? null })
  }
  const change = applyDue(wake(unchanged(state), at), at)
  switch (action.type) {
    case 'move':
      return playMove(change, action, at)
    case 'command': {
      if (action.color === null) return { ...change, kind: 'refused', reason: 'not-a-player' }
      const hasJustEnded = state.phase !== 'DONE' && change.state.phase === 'DONE'
      // The claim asked for what happened in this moment.
      if (action.command === 'flag.claim' && hasJustEnded) return done(change)
      return obey(change, action.command, { color: action.color, at })
    }
    case 'rematch':
      return action.color === null
        ? { ...change, kind: 'refused', reason: 'not-a-player' }
        : actOnRematch(change, action.action, { color: action.color, at })
    case 'rematch.started':
      return done(rematchStarted(change, action.gameId))
    case 'player.connected':
      return done(connect(change, action.color, at))
    case 'player.disconnected':
      return done(disconnect(change, action, at))
    case 'player.forfeited':
      return done(
        isUnderway(change.state)
          ? endGame(change, winFor(opposite(action.color), 'disconnect'), at, action.color)
          : endGame(
              change,
              unplayedEnd(change.state, action.color, 'left-before-start'),
              at,
              action.color,
            ),
      )
    case 'time.given':
      return done(giveTime(change, action.color, action.ms))
    case 'move.judged':
      return done(judge(change, action.move))
    case 'tick':
      return done(change)
    default:
      return action satisfies never
  }
}
