import { coverTypes } from '@kingside/api/facts'

/** The facts of a file; the adapter keeps the file itself by its id. */
export interface ChosenFile {
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** The type by the browser (`image/png`); empty when unknown. */
  readonly mime: string
}

export interface UploadLimits {
  /** Types as in a file input: `image/png`, `image/*` or `.pgn`; null for any. */
  readonly accept: readonly string[] | null
  /** The largest size in bytes; null for any. */
  readonly maxBytes: number | null
}

/** A tournament's cover: SVG, PNG or JPG, at most 5 MB. */
export const coverLimits: UploadLimits = {
  accept: coverTypes,
  maxBytes: 5_000_000,
}

/** What can be wrong with a file. Only the last three can be solved by sending it again. */
export const uploadProblems = [
  'wrong_type',
  'too_large',
  'empty',
  'quota',
  'offline',
  'timed_out',
  'failed',
] as const
export type UploadProblem = (typeof uploadProblems)[number]

export interface UploadInput {
  readonly limits: UploadLimits
  /** The address of an earlier file on the server; null for none. */
  readonly url: string | null
}

export interface UploadContext {
  readonly limits: UploadLimits
  readonly file: ChosenFile | null
  /** From 0 to 1; null while unknown. */
  readonly progress: number | null
  readonly problem: UploadProblem | null
  /** The address of the file on the server, or of an earlier one. */
  readonly url: string | null
}

/** What the page may send. */
export type UploadUiEvent =
  | { readonly type: 'file.choose'; readonly file: ChosenFile }
  /** Stops sending the file; an earlier file stays. */
  | { readonly type: 'upload.cancel' }
  | { readonly type: 'upload.retry' }
  /** Removes the file here. The server removes its file with the form that it belongs to. */
  | { readonly type: 'file.remove' }

/** What the network sends. */
export type UploadSystemEvent =
  | { readonly type: 'upload.progress'; readonly share: number }
  | { readonly type: 'upload.finish'; readonly url: string }
  /** `status` is the HTTP status; 0 when there was no answer. */
  | { readonly type: 'upload.fail'; readonly status: number }

export type UploadEvent = UploadUiEvent | UploadSystemEvent

export interface UploadDeps {
  /** Sends a file, and reports the share sent (0 to 1). Rejects with an object whose `status` says why. */
  readonly sendFile: (
    fileId: string,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<{ readonly url: string }>
}

/** The problem of a file that is found before it is sent; null for none. */
export function problemOf(
  file: ChosenFile,
  { accept, maxBytes }: UploadLimits,
): UploadProblem | null {
  if (accept !== null && !accept.some((type) => isOfType(file, type))) return 'wrong_type'
  if (maxBytes !== null && file.size > maxBytes) return 'too_large'
  return file.size > 0 ? null : 'empty'
}

function isOfType({ name, mime }: ChosenFile, type: string): boolean {
  if (type.startsWith('.')) return name.toLowerCase().endsWith(type.toLowerCase())
  if (type.endsWith('/*')) return mime.startsWith(type.slice(0, -1))
  return mime === type
}

/** The problem of a file that the server refused, by the HTTP status. */
export function problemOfStatus(status: number): UploadProblem {
  switch (status) {
    case 0:
      return 'offline'
    case 413:
      return 'too_large'
    case 415:
      return 'wrong_type'
    case 429:
      return 'quota'
    default:
      return 'failed'
  }
}

/** Whether it helps to send the same file again. */
export function isRetryable(problem: UploadProblem): boolean {
  switch (problem) {
    case 'wrong_type':
    case 'too_large':
    case 'empty':
    case 'quota':
      return false
    case 'offline':
    case 'timed_out':
    case 'failed':
      return true
    default:
      return problem satisfies never
  }
}
