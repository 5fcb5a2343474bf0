import type { RunStage, RunStanding } from '@kingside/machines/tournament-run'
import type { Progress } from './manage.types.ts'

/** What the machine knows of a tournament, from what the server tells. */
export const standingOf = (progress: Progress): RunStanding => ({
  stage: stageOf(progress),
  next: progress.next_step,
  isDue: progress.next_step !== 'start' || progress.due_at === null,
  round: progress.next_round ?? progress.round?.number ?? null,
  pairingVersion: progress.pairing_version,
  hasPlayed: progress.round !== null,
  openTables: progress.open_tables,
})

function stageOf({ next_step: next, tournament }: Progress): RunStage {
  switch (next) {
    case null:
      return 'finished'
    case 'start':
      return 'upcoming'
    case 'pair':
      return 'between'
    case 'start-round':
      return 'paired'
    case 'finish-round':
      return 'running'
    case 'finish':
      return tournament.kind === 'arena' ? 'running' : 'between'
    default:
      return next satisfies never
  }
}
