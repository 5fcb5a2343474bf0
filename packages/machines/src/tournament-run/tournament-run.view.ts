import type { TournamentStep } from '@kingside/api/facts'
import type { SnapshotFrom } from 'xstate'
import type { tournamentRunMachine } from './tournament-run.machine.ts'
import type {
  ResultWish,
  RunStage,
  RunStanding,
  RunWish,
  TournamentRunCode,
} from './tournament-run.types.ts'

interface Run {
  readonly standing: RunStanding
  /** Results that were entered and are not stored yet. */
  readonly pending: readonly ResultWish[]
  /** Whether decided results can be changed. */
  readonly isEditing: boolean
}

/** A tournament that somebody runs, for the page to draw. */
export type TournamentRunView = Run &
  (
    | { readonly status: RunStage | 'editingResults' }
    /** The step waits for a yes; open tables: of the round that it would finish. */
    | {
        readonly status: 'confirming'
        readonly step: TournamentStep
        readonly openTables: readonly number[]
      }
    | { readonly status: 'busy'; readonly doing: RunWish }
    /** `wish` is what was refused, with what was typed for it. */
    | { readonly status: 'refused'; readonly code: TournamentRunCode; readonly wish: RunWish }
  )

/** The machine's snapshot as the page sees it. */
export function selectTournamentRunView({
  value,
  context: { standing, asked, doing, queue, refused, isEditing },
}: SnapshotFrom<typeof tournamentRunMachine>): TournamentRunView {
  const pending = [doing, ...queue].filter((wish) => wish?.kind === 'result')
  const run = { standing, pending, isEditing }
  switch (value) {
    case 'upcoming':
    case 'paired':
    case 'running':
    case 'between':
    case 'finished':
    case 'editingResults':
      return { ...run, status: value }
    case 'deciding':
      return { ...run, status: standing.stage }
    case 'confirming': {
      if (asked === null) return { ...run, status: standing.stage }
      const openTables = asked.step === 'finish-round' ? standing.openTables : []
      return { ...run, status: value, step: asked.step, openTables }
    }
    case 'busy':
      return doing === null ? { ...run, status: standing.stage } : { ...run, status: value, doing }
    case 'refused': {
      const [first] = refused
      return first === undefined
        ? { ...run, status: standing.stage }
        : { ...run, status: value, code: first.refusal.code, wish: first.wish }
    }
    default:
      return value satisfies never
  }
}
