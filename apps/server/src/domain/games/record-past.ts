import { clocksAt } from './game-change.ts'
import { stateAt, timedFact } from './game-past.ts'
import type { GameRecord } from './game-reader.ts'
import type { StoredFact } from './game-store.ts'

/**
 * A game as it was at a moment, for who sees it late: without later moves, and before its end without result, ratings
 * and any sign of them.
 * @param facts all events of the game that are kept, oldest first
 * @param shownAt ms since 1970
 */
export function recordAt(
  record: GameRecord,
  facts: readonly StoredFact[],
  shownAt: number,
): GameRecord {
  const told = facts.filter(({ fact }) => fact.v <= record.v).map((each) => timedFact(each, 0))
  if (told.every(({ at }) => at <= shownAt)) return { ...record, shownAt }
  const state = stateAt(record.state, told, shownAt)
  const { v, phase, end, turns } = state
  const isOver = end !== null
  return {
    ...record,
    v,
    phase,
    end,
    plies: turns.length,
    lastMoves: turns.slice(-2),
    leftMs: clocksAt(state, shownAt),
    endedAt: isOver ? record.endedAt : null,
    isSettled: isOver && record.isSettled,
    ratingChanges: isOver ? record.ratingChanges : { w: null, b: null },
    state,
    shownAt,
  }
}
