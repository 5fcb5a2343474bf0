import type { MoveRefusal, OnlineEnd } from '@kingside/api'
import {
  applyMove,
  ChessError,
  type Color,
  endOfPosition,
  opposite,
  parseFen,
  type Position,
  positionKey,
  pressClock,
  turnOf,
} from '@kingside/chess-game'
import {
  clocksAt,
  currentFen,
  draw,
  endGame,
  isUnderway,
  lossOf,
  sideToMove,
  withEvent,
  winFor,
} from './game-change.ts'
import { startMs } from './game-limits.ts'
import type { Change, Decision, GameAction, GameState } from './game.types.ts'
import { clockOf } from './berserk.ts'
import { compensate, lagGain } from './lag-quota.ts'

type MoveAction = Extract<GameAction, { readonly type: 'move' }>

/** Judges a move and plays it. Deadlines that were due have been applied before. */
export function playMove(change: Change, action: MoveAction, at: number): Decision {
  const { state } = change
  const { move, color } = action
  const refuse = (reason: MoveRefusal): Decision => ({ ...change, kind: 'bad-move', reason })
  if (color === null || move.gameId !== state.config.gameId) return refuse('not-a-player')
  const there = state.turns[move.absNum - 1]
  if (
    there?.moveId === move.moveId &&
    there.uci === move.uci &&
    moverOf(state, move.absNum) === color
  ) {
    return { ...change, kind: 'moved', outcome: 'duplicate', moveV: there.v }
  }
  if (state.phase === 'DONE' || state.phase === 'UNEXPECTED') return refuse('finished')
  if (state.phase !== 'PLAYING') return refuse('wrong-turn')
  const isKnownId =
    state.takenBack.includes(move.moveId) ||
    state.turns.some(({ moveId }) => moveId === move.moveId)
  if (move.absNum !== state.turns.length + 1 || isKnownId) return refuse('wrong-number')
  if (sideToMove(state) !== color) return refuse('wrong-turn')
  const fen = currentFen(state)
  if (move.positionHash !== positionKey(fen)) return refuse('stale-position')
  const position = positionAfter(fen, move.uci)
  if (!position) return refuse('illegal')
  const spent = timeFor(state, color, action.lagMs, at)
  if (spent === 'flag') {
    const ended = endGame(change, lossOf(color, 'time-control', fen), at)
    return { ...ended, kind: 'bad-move', reason: 'finished' }
  }
  const moved = withMove(change, action, position, spent, at)
  const end = endAfter(moved.state, position)
  const after = end ? endGame(moved, end, at) : moved
  return { ...after, kind: 'moved', outcome: 'accepted', moveV: state.v + 1 }
}

/** The side that made (or would make) a ply. */
function moverOf(state: GameState, absNum: number): Color {
  const first = turnOf(state.config.initialFen)
  return absNum % 2 === 1 ? first : opposite(first)
}

const uciPattern = /^[a-h][1-8][a-h][1-8][qrbn]?$/

/** The position after a move in UCI; null when it is not a legal move there. */
export function positionAfter(fen: string, uci: string): Position | null {
  if (!uciPattern.test(uci)) return null
  try {
    return applyMove(parseFen(fen), uci)
  } catch (error) {
    if (error instanceof ChessError) return null
    throw error
  }
}

interface Spent {
  readonly usedMs: number
  readonly costMs: number
  readonly compensatedMs: number
  readonly quota: number
}

/**
 * What a move costs of its player's clock: the time that the clock ran for it, less the measured lag up to the quota
 * (`lag-quota.ts`). Every move is charged so, and there is no least. A premove is a move like any other: it is sent as
 * soon as the opponent's move arrives, so all of its time is on the wire, and within the quota it costs 0 ms (R34).
 */
function timeFor(state: GameState, color: Color, lagMs: number, at: number): Spent | 'flag' {
  const quota = state.quota[color]
  if (state.runningSince === null) return { usedMs: 0, costMs: 0, compensatedMs: 0, quota }
  const { clock } = state.config
  const usedMs = Math.max(0, at - state.runningSince)
  const gain = lagGain(startMs(clock, color), clock.incrementMs)
  const lag = Number.isFinite(lagMs) ? Math.round(lagMs) : 0
  const paid = compensate(usedMs, lag, { quota, gain })
  return paid.costMs >= state.times[color] ? 'flag' : { usedMs, ...paid }
}

/** The state with the move on the board, and its event. */
function withMove(
  change: Change,
  { move, ts, lagMs }: MoveAction,
  position: Position,
  spent: Spent,
  at: number,
): Change {
  const { state } = change
  const color = sideToMove(state)
  const { fen } = position
  const ownMoves = Math.floor(state.turns.length / 2) + 1
  const clock = clockOf(state, color)
  const times = pressClock(state.times, color, spent.costMs, clock, ownMoves)
  const leftMs = times[color]
  const turns = [
    ...state.turns,
    {
      absNum: move.absNum,
      uci: move.uci,
      fen,
      moveId: move.moveId,
      v: state.v + 1,
      leftMs,
      usedMs: spent.usedMs,
      compensatedMs: spent.compensatedMs,
      earnedMs: leftMs - (state.times[color] - spent.costMs),
      ts: ts ?? null,
    },
  ]
  const key = positionKey(fen)
  const next = {
    turns,
    keys: position.movesWithoutCapture === 0 ? [key] : [...state.keys, key],
    times,
    quota: { ...state.quota, [color]: spent.quota },
    drawOffer: null,
    takebackOffer: null,
    since: at,
    isWarned: false,
  }
  const runningSince = isUnderway({ ...state, ...next }) ? at : null
  const after = { ...next, runningSince }
  return withEvent(
    change,
    {
      type: 'MOVED',
      data: {
        absNum: move.absNum,
        uci: move.uci,
        fen,
        clocks: clocksAt({ ...state, ...after }, at),
        running: runningSince !== null,
        ...(ts !== undefined && { ts }),
        ...(state.runningSince !== null && { usedMs: spent.usedMs }),
        ...(spent.compensatedMs > 0 && { lagMs: spent.compensatedMs }),
        ...(lagMs > 0 && { rttMs: Math.round(lagMs) }),
      },
    },
    after,
  )
}

/** How often the position on the board has stood there. */
export function occurrences({ keys }: GameState): number {
  const latest = keys.at(-1)
  return keys.filter((key) => key === latest).length
}

/** The end that the rules bring about by themselves after a move (FIDE Laws 5.1, 5.2, 9.6). */
function endAfter(state: GameState, position: Position): OnlineEnd | null {
  const end = endOfPosition(position)
  switch (end?.result) {
    case 'white-win':
      return winFor('w', 'checkmate')
    case 'black-win':
      return winFor('b', 'checkmate')
    case 'draw':
      return draw(end.reason === 'stalemate' ? 'stalemate' : 'insufficient-material')
    case 'abort':
    case undefined:
      break
    default:
      return end satisfies never
  }
  if (occurrences(state) >= 5) return draw('fivefold-repetition')
  return position.movesWithoutCapture >= 150 ? draw('seventy-five-moves') : null
}

/** The draw that the side to move may claim (FIDE Laws 9.2, 9.3), or null. */
export function claimableDraw(state: GameState): OnlineEnd | null {
  if (occurrences(state) >= 3) return draw('threefold-repetition')
  return parseFen(currentFen(state)).movesWithoutCapture >= 100 ? draw('fifty-moves') : null
}
