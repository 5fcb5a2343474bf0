import type { RunRound, RunState } from './run-state.ts'
import type { TournamentRecord } from './tournament-reader.ts'

/** A round is paired so long before its start at least: no sooner is it known, since it tells how the one before has ended. */
const knownAheadMs = 5_000

/**
 * The moment that somebody sees of a tournament whose viewers see everything late; null where the present is shown. Who
 * takes part or runs it is in the hall.
 */
export function shownMoment(
  {
    rules,
    entry,
    isStaff,
    isBroadcast,
  }: Pick<TournamentRecord, 'rules' | 'entry' | 'isStaff' | 'isBroadcast'>,
  now: Date,
): Date | null {
  const delayMs = rules.viewerDelaySeconds * 1000
  // Whoever signs up for a broadcast plays no game here that shows the present anyway.
  const isPlayer = !isBroadcast && entry !== null && entry.status !== 'left'
  const isInside = isStaff || isPlayer
  return delayMs === 0 || isInside ? null : new Date(now.getTime() - delayMs)
}

/** The rounds as they stood at a moment. */
export const roundsAt = (rounds: readonly RunRound[], shownAt: Date): readonly RunRound[] =>
  rounds
    .filter(({ startsAt }) => startsAt.getTime() - knownAheadMs <= shownAt.getTime())
    .map((round): RunRound => {
      if (round.startsAt > shownAt) return { ...round, stage: 'expected', endedAt: null }
      const isOver = round.endedAt !== null && round.endedAt <= shownAt
      return isOver ? round : { ...round, stage: 'goes', endedAt: null }
    })

/** A tournament as it stood at a moment, as far as its standing depends on it. */
export function stateAt(state: RunState, shownAt: Date): RunState {
  const rounds = roundsAt(state.rounds, shownAt)
  const known = new Set(rounds.map(({ number }) => number))
  return {
    ...state,
    rounds,
    byes: state.byes.filter(({ round }) => known.has(round)),
    boards: state.boards
      .filter(({ round }) => known.has(round))
      .map((board) => ({
        ...board,
        end: board.end && board.end.endedAt <= shownAt ? board.end : null,
      })),
  }
}

/** A tournament as viewers know it: that it is over tells how its last game has ended. */
export function recordAt<Record extends TournamentRecord>(tournament: Record, now: Date): Record {
  const shownAt = shownMoment(tournament, now)
  const isOver = tournament.stage === 'completed' && tournament.cancelReason === null
  return shownAt !== null && isOver && tournament.endsAt > shownAt
    ? { ...tournament, stage: 'goes' }
    : tournament
}
