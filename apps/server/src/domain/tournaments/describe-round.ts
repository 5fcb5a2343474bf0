import type { RunRound } from './run-state.ts'

/** A round as the contract has it. */
export function describeRound(tournamentId: number, round: RunRound, now: Date) {
  const { number, stage, startsAt, endedAt } = round
  const untilStart = Math.max(0, startsAt.getTime() - now.getTime())
  return {
    id: `${tournamentId}-${number}`,
    tournament: String(tournamentId),
    number,
    status: stage,
    start: startsAt.toISOString(),
    finish: endedAt?.toISOString() ?? null,
    ms_left_to_start: stage === 'expected' ? untilStart : null,
    ms_left_to_end: null,
  }
}
