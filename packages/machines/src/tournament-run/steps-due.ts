import type { TournamentStep } from '@kingside/api/facts'
import type { RunStanding, StepWish } from './tournament-run.types.ts'

/** Whether a step can be taken as the tournament stands. */
export function canTake({ next, isDue, hasPlayed }: RunStanding, step: TournamentStep): boolean {
  if (step === next) return isDue
  // What is paired and has not begun can be paired again; and between two rounds one can stop.
  return (
    (step === 'pair' && next === 'start-round') ||
    (step === 'finish' && next === 'pair' && hasPlayed)
  )
}

/** A step as it is meant now. */
export const stepWish = (
  { round, pairingVersion }: RunStanding,
  step: TournamentStep,
): StepWish => ({ kind: 'step', step, round, pairingVersion, anyway: false })

/** Whether somebody else has done something meanwhile after which the step means something else. */
export function isOvertaken(
  { step, round, pairingVersion }: StepWish,
  standing: RunStanding,
): boolean {
  const isOther =
    (step === 'pair' || step === 'start-round') && pairingVersion !== standing.pairingVersion
  return isOther || round !== standing.round || !canTake(standing, step)
}

/** The standing once a table is decided. */
export const withoutTable = (
  standing: RunStanding,
  { round, table }: { readonly round: number; readonly table: number },
): RunStanding =>
  round === standing.round
    ? { ...standing, openTables: standing.openTables.filter((open) => open !== table) }
    : standing
