import type { GameEvent, GameSnapshot, OnlineEnd, Turn } from '@kingside/api'
import { startFen } from '@kingside/chess-game'
import { after, keyOf } from './position.ts'

/** A game as a client has put it together from snapshots and events. */
export interface GameView {
  /** The last event that was applied; 0 before the first. */
  readonly v: number
  readonly initialFen: string
  readonly turns: readonly Turn[]
  readonly clocks: GameSnapshot['clocks']
  readonly phase: GameSnapshot['phase']
  readonly end: OnlineEnd | null
  readonly drawOffer: 'w' | 'b' | null
}

export const emptyView: GameView = {
  v: 0,
  initialFen: startFen,
  turns: [],
  clocks: { w: 0, b: 0 },
  phase: 'CONNECTING',
  end: null,
  drawOffer: null,
}

export const fenOf = ({ turns, initialFen }: GameView): string => turns.at(-1)?.fen ?? initialFen

export const viewOf = (snapshot: GameSnapshot): GameView => {
  const { v, initialFen, turns, clocks, phase, end, drawOffer } = snapshot
  return { v, initialFen, turns, clocks, phase, end, drawOffer }
}

/**
 * Applies the next event.
 * @throws when it is not the next, when a ply comes twice, or when the server's position is not what the move leads to (R25)
 */
export function apply(view: GameView, event: GameEvent): GameView {
  if (event.v !== view.v + 1) throw new Error(`Event ${event.v} came after ${view.v}.`)
  const next = { ...view, v: event.v }
  switch (event.type) {
    case 'MOVED': {
      const { absNum, uci, fen, clocks, ts, usedMs, lagMs } = event.data
      if (absNum !== view.turns.length + 1) {
        throw new Error(`Ply ${absNum} came after ${view.turns.length} plies.`)
      }
      const own = after(fenOf(view), uci)
      if (keyOf(own) !== keyOf(fen)) throw new Error(`The server has ${fen}, this client ${own}.`)
      const turn = {
        absNum,
        uci,
        fen,
        ...(ts !== undefined && { ts }),
        ...(usedMs !== undefined && { usedMs }),
        ...(lagMs !== undefined && { lagMs }),
      }
      return { ...next, turns: [...view.turns, turn], clocks, drawOffer: null }
    }
    case 'MOVES_CHANGED':
      return { ...next, turns: event.data.turns, clocks: event.data.clocks, drawOffer: null }
    case 'PHASE_CHANGED':
      return { ...next, phase: event.data.phase, end: event.data.end }
    case 'TIME_CHANGED':
      return { ...next, clocks: event.data.clocks }
    case 'DRAW_OFFER':
      return { ...next, drawOffer: event.data.color }
    case 'DRAW_REJECTED':
      return { ...next, drawOffer: null }
    case 'RIVAL_CONNECTED':
    case 'RIVAL_DISCONNECTED':
    case 'TAKEBACK_OFFER':
    case 'TAKEBACK_REJECTED':
    case 'FIRST_MOVE_WARN':
    case 'SCHEDULED_WARN':
    case 'CONNECTING_WARN':
    case 'STATUS_CHANGED':
    case 'MOVE_ANALYZED':
      return next
    default:
      return event satisfies never
  }
}
