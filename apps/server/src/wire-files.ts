import type { Database } from './db/database.ts'
import { createFileStore } from './db/files/file-store.ts'
import type { Clock } from './domain/clock.ts'
import type { Blobs } from './domain/files/blobs.ts'
import { createFiles, type Files, type FilesDeps } from './domain/files/files.ts'
import { createFileId } from './domain/players/create-uid.ts'
import { createDrawPicture } from './files/draw-picture.ts'
import type { Log } from './log.ts'

/** What files need beside the database. */
export interface WireFilesDeps {
  readonly db: Database
  readonly blobs: Blobs
  readonly digests: FilesDeps['digests']
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<Log, 'error'>
}

/** Puts uploads together on a database. */
export function wireFiles({ db, log, ...deps }: WireFilesDeps): Files {
  return createFiles({
    ...deps,
    store: createFileStore(db),
    draw: createDrawPicture(),
    createId: createFileId,
    onError: (error) => log.error('files.remove', {}, error),
  })
}
