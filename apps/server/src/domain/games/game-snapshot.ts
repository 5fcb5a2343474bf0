import type { BoardUserType, GameEvent, GameSnapshot, Turn } from '@kingside/api'
import { hasBerserk } from './berserk.ts'
import { clocksAt } from './game-change.ts'
import type { GameState, NumberedFact, PlayedMove, Presence } from './game.types.ts'

/** A game as a client gets it. What players offer each other is their own business. */
export function snapshotOf(
  state: GameState,
  {
    at,
    viewers,
    userType,
  }: { readonly at: number; readonly viewers: number; readonly userType: BoardUserType },
): GameSnapshot {
  const { config, phase, presence } = state
  const isPlayer = userType === 'player'
  return {
    gameId: config.gameId,
    v: state.v,
    phase,
    startsInMs:
      phase === 'SCHEDULED' && state.startsAt !== null ? Math.max(0, state.startsAt - at) : null,
    initialFen: config.initialFen,
    turns: state.turns.map(turnOf),
    clocks: clocksAt(state, at),
    running: state.runningSince !== null,
    givenMs: state.givenMs,
    drawOffer: isPlayer ? state.drawOffer : null,
    lastOffer: isPlayer ? state.lastOffer : { w: null, b: null },
    takebackOffer: isPlayer ? state.takebackOffer : null,
    lastTakeback: isPlayer ? state.lastTakeback : { w: null, b: null },
    absentMs: { w: absentMs(presence.w, phase, at), b: absentMs(presence.b, phase, at) },
    choiceMs: { w: choiceMs(presence.w, phase, at), b: choiceMs(presence.b, phase, at) },
    ...(hasBerserk(config) && { berserk: state.berserk }),
    end: state.end,
    viewers,
  }
}

/** A ply as clients get it. No clock runs for either side's first move. */
export const turnOf = ({ absNum, uci, fen, ts, usedMs, compensatedMs }: PlayedMove): Turn => ({
  absNum,
  uci,
  fen,
  ...(ts !== null && { ts }),
  ...(absNum > 2 && { usedMs }),
  ...(compensatedMs > 0 && { lagMs: compensatedMs }),
})

function absentMs(presence: Presence, phase: GameState['phase'], at: number): number | null {
  if (phase !== 'PLAYING') return null
  if (presence.status === 'due') return 0
  return presence.status === 'gone' ? Math.max(0, presence.until - at) : null
}

const choiceMs = (presence: Presence, phase: GameState['phase'], at: number): number | null =>
  presence.status === 'due' && phase === 'PLAYING' ? Math.max(0, presence.until - at) : null

/** What happened, as players get it. */
export const eventOf = (gameId: string, fact: NumberedFact, serverTs: number): GameEvent => ({
  gameId,
  serverTs,
  ...fact,
})

/**
 * What happened, as viewers get it. A viewer's numbers have no gaps either, so what is not for viewers
 * becomes an event that says what is known: the board goes on.
 */
export function forViewers(event: GameEvent): GameEvent {
  if (!forPlayersOnly.has(event.type)) return event
  const { gameId, v, serverTs } = event
  return { gameId, v, serverTs, type: 'STATUS_CHANGED', data: { status: 'goes' } }
}

const forPlayersOnly: ReadonlySet<GameEvent['type']> = new Set([
  'DRAW_OFFER',
  'DRAW_REJECTED',
  'TAKEBACK_OFFER',
  'TAKEBACK_REJECTED',
])
