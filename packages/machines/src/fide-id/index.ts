export { provideFideId } from './fide-id.machine.ts'
export type { FideIdMachine } from './fide-id.machine.ts'
export { emptyFiles, emptyQuery, emptyValues, fideFileFields } from './fide-id.types.ts'
export type {
  FideFacts,
  FideField,
  FideFile,
  FideFileField,
  FideFiles,
  FideIdCode,
  FideIdDeps,
  FideIdUiEvent,
  FidePlayer,
  FideProblem,
  FideProblems,
  FideQuery,
  FideValues,
  IdentityAnswer,
  KeptFideForm,
} from './fide-id.types.ts'
export { selectFideIdView } from './fide-id.view.ts'
export type { FideFormView, FideIdView, FideRefusalView } from './fide-id.view.ts'
