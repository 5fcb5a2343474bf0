/** What can be wrong with a file or its way to the server. Only after `failed` it helps to try again. */
export type UploadProblem = 'tooLarge' | 'wrongType' | 'tooMany' | 'failed'

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
