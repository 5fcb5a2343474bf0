export { keptOf, nothingKept, savable } from './tournament-draft.form.ts'
export { provideTournamentDraft } from './tournament-draft.machine.ts'
export type {
  FormChange,
  KeptChange,
  TournamentDraftCode,
  TournamentDraftDeps,
  TournamentDraftEvent,
  TournamentFormKind,
} from './tournament-draft.types.ts'
export { selectTournamentDraftView } from './tournament-draft.view.ts'
export type { FormState, TournamentDraftView } from './tournament-draft.view.ts'
