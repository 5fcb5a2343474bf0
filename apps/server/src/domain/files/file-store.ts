import type { FileKind } from '@kingside/api/facts'

/** A file whose bytes are kept. */
export interface StoredFile {
  readonly id: string
  /** The player who sent it. */
  readonly ownerId: number
  readonly kind: FileKind
  /** In bytes. */
  readonly size: number
  readonly mime: string
  /** Of a picture, in pixels. */
  readonly width: number | null
  readonly height: number | null
}

/** The names of what is to be taken away. */
export type FileName = Pick<StoredFile, 'id' | 'kind'>

/** What the server knows of files; their bytes are in `Blobs`. */
export interface FileStore {
  /**
   * Notes that a file comes, which counts for the day even when it is refused.
   * @returns whether the day has room for it; two at a time can't both have the last place
   */
  readonly expect: (
    file: FileName & { readonly ownerId: number; readonly sentSize: number },
    day: { readonly files: number; readonly bytes: number },
    at: Date,
  ) => Promise<boolean>
  /** The bytes are kept. */
  readonly keep: (
    id: string,
    facts: Pick<StoredFile, 'size' | 'mime' | 'width' | 'height'>,
  ) => Promise<void>
  /** Null when it is not kept, or deleted. */
  readonly find: (id: string) => Promise<StoredFile | null>
  /** Marks a file as used that its owner has sent for this; null when there is none, or it is used already. */
  readonly take: (
    file: FileName & { readonly ownerId: number },
    at: Date,
  ) => Promise<StoredFile | null>
  /** Marks files as deleted; from now on nobody finds them. */
  readonly remove: (ids: readonly string[], at: Date) => Promise<void>
  /** Marks as deleted what was sent before `before` and nothing has taken. */
  readonly removeUnused: (before: Date, at: Date) => Promise<void>
  /** Deleted files whose bytes are there still; the ones that were deleted first. */
  readonly listDeleted: (limit: number) => Promise<readonly FileName[]>
  /** The bytes are gone. */
  readonly purge: (ids: readonly string[], at: Date) => Promise<void>
  /** Forgets files whose bytes are gone and that were sent before this. */
  readonly forget: (before: Date) => Promise<void>
}
