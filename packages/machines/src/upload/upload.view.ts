import type { SnapshotFrom } from 'xstate'
import type { uploadMachine } from './upload.machine.ts'
import { type ChosenFile, isRetryable, type UploadProblem } from './upload.types.ts'

/** The state of an upload. */
export type UploadView =
  | { readonly status: 'empty' }
  /** `progress` goes from 0 to 1, null is unknown; `url` is the earlier file. */
  | {
      readonly status: 'sending'
      readonly file: ChosenFile
      readonly progress: number | null
      readonly url: string | null
    }
  /** `file` is null when the server already had it. */
  | { readonly status: 'done'; readonly file: ChosenFile | null; readonly url: string }
  | {
      readonly status: 'failed'
      readonly file: ChosenFile
      readonly problem: UploadProblem
      readonly retryable: boolean
      readonly url: string | null
    }

/** The machine's snapshot as the page sees it. */
export function selectUploadView({
  value,
  context: { file, progress, problem, url },
}: SnapshotFrom<typeof uploadMachine>): UploadView {
  switch (value) {
    case 'resting':
    case 'empty':
    case 'done':
      return url === null ? { status: 'empty' } : { status: 'done', file, url }
    case 'checking':
      return file ? { status: 'sending', file, progress, url } : { status: 'empty' }
    case 'failed':
      return file && problem
        ? { status: 'failed', file, problem, retryable: isRetryable(problem), url }
        : { status: 'empty' }
    default:
      value.sending satisfies 'waiting'
      return file ? { status: 'sending', file, progress, url } : { status: 'empty' }
  }
}
