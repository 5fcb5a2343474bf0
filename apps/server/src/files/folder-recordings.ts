import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { isRecordingName, type Recordings } from '../domain/masterclasses/recordings.ts'

/** Recordings in a folder. They are read as they are sent: none is ever whole in memory. */
export function createFolderRecordings(folder: string): Recordings {
  return {
    open: async (name) => {
      if (!isRecordingName(name)) return null
      const path = join(folder, name)
      const found = await stat(path).catch(() => null)
      if (!found?.isFile()) return null
      return {
        size: found.size,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's types and those of the web name the same stream
        read: (part) => Readable.toWeb(createReadStream(path, part)) as ReadableStream<Uint8Array>,
      }
    },
  }
}
