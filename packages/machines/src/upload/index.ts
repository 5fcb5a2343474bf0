export { provideUpload } from './upload.machine.ts'
export type { UploadMachine } from './upload.machine.ts'
export { coverLimits, uploadProblems } from './upload.types.ts'
export type {
  ChosenFile,
  UploadDeps,
  UploadEvent,
  UploadInput,
  UploadLimits,
  UploadProblem,
  UploadUiEvent,
} from './upload.types.ts'
export { selectUploadView } from './upload.view.ts'
export type { UploadView } from './upload.view.ts'
