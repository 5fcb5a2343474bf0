/** What can be wrong with a file or its way to the server. Only after `failed` it helps to try again. */
export const uploadProblems = ['tooLarge', 'wrongType', 'tooMany', 'failed'] as const
export type UploadProblem = (typeof uploadProblems)[number]

export type UploadState =
  | { status: 'waiting' }
  /** `progress` goes from 0 to 1; `null` is unknown. */
  | { status: 'uploading'; progress: number | null }
  | { status: 'done' }
  | { status: 'failed'; problem: UploadProblem }

/** One file, on its way or there. */
export interface UploadItem {
  id: string
  name: string
  /** In bytes. */
  size?: number
  /** What was chosen; a file that the server already has needs none. */
  file?: File
  /** Where the server keeps it; shown as the picture of an image. */
  url?: string
  state: UploadState
}

export interface FileLimits {
  /** Types as in a file input: `image/png`, `image/*` or `.pgn`. @default any */
  accept?: readonly string[]
  /** The greatest size of one file in bytes. */
  maxBytes?: number
}

/** Tells what is wrong with a file before anything is sent. */
export function fileProblem(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxBytes }: FileLimits,
): UploadProblem | undefined {
  if (accept && !accept.some((type) => isOfType(file, type))) return 'wrongType'
  if (maxBytes !== undefined && file.size > maxBytes) return 'tooLarge'
  return undefined
}

function isOfType(file: Pick<File, 'name' | 'type'>, type: string): boolean {
  if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type.toLowerCase())
  if (type.endsWith('/*')) return file.type.startsWith(type.slice(0, -1))
  return file.type === type
}

/** What an HTTP status says about an upload that was refused. */
export function uploadProblemOf(status: number): UploadProblem {
  if (status === 413) return 'tooLarge'
  if (status === 415) return 'wrongType'
  return 'failed'
}

/** Thrown by an upload to say why it was refused. Anything else that is thrown counts as `failed`. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly problem: UploadProblem
  constructor(problem: UploadProblem, options?: ErrorOptions) {
    super(`The upload was refused (${problem}). The list of files shows it with the file.`, options)
    this.problem = problem
  }
}
