/** Why a file was not uploaded. Only after `failed` another try may help. */
export type UploadProblem = 'tooLarge' | 'wrongType' | 'tooMany' | 'failed'

export type UploadState =
  | { status: 'waiting' }
  /** `progress` goes from 0 to 1; `null` is unknown. */
  | { status: 'uploading'; progress: number | null }
  | { status: 'done' }
  | { status: 'failed'; problem: UploadProblem }

/** One file, before, during or after its upload. */
export interface UploadItem {
  id: string
  name: string
  /** In bytes. */
  size?: number
  /** The chosen file; absent for a file that is only on the server. */
  file?: File
  /** The file's address on the server; shown as the picture of an image. */
  url?: string
  state: UploadState
}
