import type { GameEvent, GameSnapshot } from '@kingside/api'
import { apply, emptyView, type GameView, viewOf } from './game-view.ts'

export interface GameOrderOptions {
  readonly gameId: string
  /** What the client has already. */
  readonly sinceV: number
  /** Events are missing between the last one and one that came. */
  readonly onGap: () => void
  readonly onDuplicate: () => void
  /** What must never happen. */
  readonly onViolation: (violation: string) => void
}

/** Puts a game together from its events in strict order; those that came too early wait for the ones before them. */
export function createGameOrder(options: GameOrderOptions) {
  const { gameId, onGap, onDuplicate, onViolation } = options
  let view: GameView = { ...emptyView, v: options.sinceV }
  /** The last event that the server is known to have sent. */
  let serverV = 0
  let ahead: readonly GameEvent[] = []

  const applyAll = (events: readonly GameEvent[]) => {
    for (const event of events) {
      if (event.v !== view.v + 1) continue
      try {
        view = apply(view, event)
      } catch (error) {
        onViolation(String(error))
        return
      }
    }
    ahead = events.filter(({ v }) => v > view.v)
  }

  return {
    view: () => view,
    isComplete: () => view.v >= serverV && ahead.length === 0,
    /** The server says which event is its last. */
    expect: (v: number) => {
      serverV = v
    },
    /** A connection is over: what waited comes again on the next one. */
    dropWaiting: () => {
      ahead = []
    },
    takeEvent: (event: GameEvent) => {
      if (event.gameId !== gameId) onViolation(`event of ${event.gameId}`)
      if (event.v <= view.v) return onDuplicate()
      serverV = Math.max(serverV, event.v)
      if (event.v > view.v + 1) {
        ahead = [...ahead.filter(({ v }) => v !== event.v), event].toSorted((a, b) => a.v - b.v)
        return onGap()
      }
      applyAll([event, ...ahead])
    },
    takeSnapshot: (snapshot: GameSnapshot) => {
      if (snapshot.v < view.v) return
      view = viewOf(snapshot)
      applyAll(ahead)
    },
  }
}
