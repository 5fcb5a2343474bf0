import { type Blobs, checkBlobName } from './blobs.ts'

/** Bytes in memory, for a server that keeps nothing. */
export function createMemoryBlobs(): Blobs {
  const kept = new Map<string, Uint8Array>()
  return {
    put: async (name, bytes) => {
      kept.set(checkBlobName(name), bytes)
    },
    get: async (name) => kept.get(checkBlobName(name)) ?? null,
    remove: async (name) => {
      kept.delete(checkBlobName(name))
    },
  }
}
