import { type Color, opposite, turnOf } from '@kingside/chess-game'
import type { GameEvent, GameSnapshot, Turn } from '../game-connection/index.ts'
import { correctedClock } from './game-clock.ts'
import type { Countdown, GameContext, TakebackOutcome } from './game.types.ts'

type Change = Partial<GameContext>

const countdown = (leftMs: number | null, since: number): Countdown | null =>
  leftMs === null ? null : { leftMs: Math.max(0, leftMs), since }

/** The position after the last move that the server has. */
export const latestFen = ({ turns, initialFen }: Pick<GameContext, 'turns' | 'initialFen'>) =>
  turns.at(-1)?.fen ?? initialFen

export const sideToMove = (context: Pick<GameContext, 'turns' | 'initialFen'>): Color =>
  turnOf(latestFen(context))

/** The viewer's own side, or null. */
export function ownColor({ config, uid }: GameContext): Color | null {
  if (!config || uid === null) return null
  if (config.whiteId === uid) return 'w'
  return config.blackId === uid ? 'b' : null
}

/** Whether the event contradicts the known moves: another move for a ply, or a missing ply. */
export function isConflict({ turns }: GameContext, event: GameEvent): boolean {
  if (event.type !== 'MOVED') return false
  const known = turns[event.data.absNum - 1]
  return known ? known.uci !== event.data.uci : event.data.absNum !== turns.length + 1
}

/** The own move, the premoves and the promotion picker after the list of moves changed. */
function afterMoves(context: GameContext, turns: readonly Turn[]): Change {
  const { pending } = context
  if (pending === null) return { promotion: null }
  const there = turns[pending.absNum - 1]
  if (there?.uci === pending.uci) return { promotion: null, pending: null, notice: null }
  if (there === undefined && turns.length === pending.absNum - 1) return { promotion: null }
  return { promotion: null, pending: null, premoves: [], notice: 'move_dropped' }
}

const sameMoves = (a: readonly Turn[], b: readonly Turn[]) =>
  a.length === b.length && a.every(({ uci }, index) => uci === b[index]?.uci)

/** Replaces all moves. A takeback clears premoves, added moves keep them. */
function withTurns(context: GameContext, turns: readonly Turn[]): Change {
  if (sameMoves(context.turns, turns)) return {}
  const onlyAdded = sameMoves(context.turns, turns.slice(0, context.turns.length))
  const change: Change = { turns, ...afterMoves(context, turns), takebackOutcome: null }
  if (onlyAdded) return change
  const onlyRemoved = sameMoves(turns, context.turns.slice(0, turns.length))
  const by = sideToMove({ turns, initialFen: context.initialFen })
  return {
    ...change,
    premoves: [],
    ...(onlyRemoved && { takebackOutcome: { by, outcome: 'granted' as const } }),
  }
}

/** The context after an event that follows the known ones. */
export function applyEvent(context: GameContext, event: GameEvent, at: number): Change {
  return { v: event.v, ...changeBy(context, event, at) }
}

function changeBy(context: GameContext, event: GameEvent, at: number): Change {
  switch (event.type) {
    case 'MOVED':
      return moved(context, event, at)
    case 'MOVES_CHANGED': {
      const change = withTurns(context, event.data.turns)
      const lastTakeback = { w: null, b: null }
      const clock = clockBy(context, event.data, at, change.turns)
      return { ...change, drawOffer: null, takebackOffer: null, lastTakeback, clock }
    }
    case 'TIME_CHANGED':
      return {
        givenMs: event.data.givenMs,
        clock: clockBy(context, event.data, at),
        ...(event.data.berserk &&
          context.berserk && { berserk: { ...context.berserk, [event.data.berserk]: true } }),
      }
    case 'PHASE_CHANGED':
      return phaseChanged(context, event.data, at)
    case 'RIVAL_CONNECTED':
      return {
        absent: { ...context.absent, [event.data.color]: null },
        choice: { ...context.choice, [event.data.color]: null },
      }
    case 'RIVAL_DISCONNECTED': {
      const { color, countdownMs, choiceMs = null } = event.data
      return {
        absent: { ...context.absent, [color]: countdown(countdownMs, at) },
        choice: { ...context.choice, [color]: countdown(choiceMs, at) },
      }
    }
    case 'FIRST_MOVE_WARN':
      return {
        firstMove: { color: event.data.color, leftMs: Math.max(0, event.data.leftMs), since: at },
      }
    case 'SCHEDULED_WARN':
    case 'CONNECTING_WARN':
      return { starting: countdown(event.data.leftMs, at) }
    case 'DRAW_OFFER': {
      const { color } = event.data
      const lastOffer = { ...context.lastOffer, [color]: context.turns.length }
      return { drawOffer: color, lastOffer, drawDeclined: null }
    }
    case 'DRAW_REJECTED':
      return { drawOffer: null, drawDeclined: event.data.color }
    case 'TAKEBACK_OFFER': {
      const { color } = event.data
      const lastTakeback = { ...context.lastTakeback, [color]: context.turns.length }
      return { takebackOffer: color, lastTakeback, takebackOutcome: null }
    }
    case 'TAKEBACK_REJECTED':
      return {
        takebackOffer: null,
        takebackOutcome: { by: event.data.color, outcome: 'declined' },
      }
    case 'STATUS_CHANGED':
      return { boardStatus: event.data.status }
    case 'MOVE_ANALYZED': {
      const { absNum, grade } = event.data
      return { grades: { ...context.grades, [absNum]: grade } }
    }
    case 'UNKNOWN':
      return { dropped: { ...context.dropped, unknown: context.dropped.unknown + 1 } }
    default:
      return event satisfies never
  }
}

function moved(
  context: GameContext,
  { data, serverTs }: Extract<GameEvent, { type: 'MOVED' }>,
  at: number,
): Change {
  const { absNum, uci, fen, ts = serverTs, usedMs, lagMs, rttMs = null } = data
  if (absNum <= context.turns.length) return {}
  const turns = [
    ...context.turns,
    {
      absNum,
      uci,
      fen,
      ts,
      ...(usedMs !== undefined && { usedMs }),
      ...(lagMs !== undefined && { lagMs }),
    },
  ]
  const mover = opposite(turnOf(fen))
  return {
    turns,
    ...afterMoves(context, turns),
    rttOf: { ...context.rttOf, [mover]: rttMs },
    clock: clockBy(context, data, at, turns),
    drawOffer: null,
    drawDeclined: declinedOffer(context.drawOffer, mover),
    takebackOffer: null,
    takebackOutcome: takebackDeclined(context, mover),
    firstMove: context.firstMove?.color === mover ? null : context.firstMove,
  }
}

/** The side whose open offer a move declines: the mover was asked, and moved instead of answering. */
const declinedOffer = (by: Color | null, mover: Color): Color | null => (by === mover ? null : by)

function takebackDeclined({ takebackOffer }: GameContext, mover: Color): TakebackOutcome | null {
  const by = declinedOffer(takebackOffer, mover)
  return by && { by, outcome: 'declined' }
}

function phaseChanged(
  context: GameContext,
  { phase, end }: Extract<GameEvent, { type: 'PHASE_CHANGED' }>['data'],
  at: number,
): Change {
  // A finished game stays finished, whatever event comes late.
  if (context.phase === 'DONE') return {}
  const isOver = phase === 'DONE'
  return {
    phase,
    end,
    starting: null,
    promotion: null,
    ...(isOver && {
      drawOffer: null,
      drawDeclined: null,
      takebackOffer: null,
      takebackOutcome: null,
      firstMove: null,
      clock: stoppedClock(context, at),
    }),
  }
}

/** The clocks stopped at the end of the game. */
function stoppedClock({ clock, turns, initialFen }: GameContext, at: number) {
  if (clock.runningSince === null) return clock
  const turn = sideToMove({ turns, initialFen })
  const left = Math.max(0, clock.times[turn] - Math.max(0, at - clock.runningSince))
  return { times: { ...clock.times, [turn]: left }, runningSince: null, correction: null }
}

const clockBy = (
  context: GameContext,
  data: { readonly clocks: GameSnapshot['clocks']; readonly running: boolean },
  at: number,
  turns: readonly Turn[] = context.turns,
) =>
  correctedClock(
    context.clock,
    { clocks: data.clocks, running: data.running && context.phase !== 'DONE' },
    {
      at,
      // A correction is shown on the side whose clock was running until now.
      turn: sideToMove(context),
      rttMs: context.rttMs,
      // The increment after a move is not a correction.
      earnedMs: turns === context.turns ? 0 : (context.config?.clock.incrementMs ?? 0),
    },
  )

/** The context after a snapshot that is not older than it. */
export function applySnapshot(context: GameContext, snapshot: GameSnapshot, at: number): Change {
  const { phase, clocks, absentMs, choiceMs, startsInMs } = snapshot
  const wasDone = context.phase === 'DONE'
  const running = snapshot.running && phase === 'PLAYING'
  const samePhase = context.phase === phase
  return {
    v: snapshot.v,
    phase: wasDone ? 'DONE' : phase,
    end: wasDone ? (snapshot.end ?? context.end) : snapshot.end,
    initialFen: snapshot.initialFen,
    ...withTurns(context, snapshot.turns),
    ...((!samePhase || context.initialFen !== snapshot.initialFen) && { promotion: null }),
    clock: correctedClock(
      context.clock,
      { clocks, running },
      { at, turn: sideToMove(context), rttMs: context.rttMs },
    ),
    givenMs: snapshot.givenMs,
    starting: startsInMs === null && samePhase ? context.starting : countdown(startsInMs, at),
    firstMove: snapshot.turns.length < 2 && samePhase ? context.firstMove : null,
    absent: { w: countdown(absentMs.w, at), b: countdown(absentMs.b, at) },
    choice: { w: countdown(choiceMs.w, at), b: countdown(choiceMs.b, at) },
    drawOffer: snapshot.drawOffer,
    lastOffer: snapshot.lastOffer,
    takebackOffer: snapshot.takebackOffer,
    lastTakeback: snapshot.lastTakeback,
    berserk: snapshot.berserk ?? null,
    viewers: Math.max(0, snapshot.viewers),
  }
}
