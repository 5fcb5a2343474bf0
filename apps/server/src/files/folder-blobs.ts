import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Blobs, checkBlobName } from '../domain/files/blobs.ts'

/** Bytes in a folder, which several processes may share. @param folder made with the first file */
export function createFolderBlobs(folder: string): Blobs {
  const pathOf = (name: string) => join(folder, checkBlobName(name))
  return {
    put: async (name, bytes) => {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // A reader finds the whole file or none, also after a crash.
      const half = `${path}.${process.pid}.part`
      await writeFile(half, bytes, { mode: 0o600, flush: true })
      await rename(half, path)
    },
    get: async (name) => {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
