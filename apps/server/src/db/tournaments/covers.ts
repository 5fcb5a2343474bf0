import { publicUrl } from '../../domain/files/file-rules.ts'
import type { Covers } from '../../domain/tournaments/organise/organise.ts'
import { createFileStore } from '../files/file-store.ts'
import type { Database } from '../database.ts'

/** Pictures of tournaments among the files that members have sent. */
export function createCovers(db: Database, now: () => Date): Covers {
  const files = createFileStore(db)
  return {
    take: async (id, ownerId) => (await files.take({ id, kind: 'cover', ownerId }, now())) !== null,
    urlOf: async (id) => {
      const file = await files.find(id)
      return file?.kind === 'cover' ? publicUrl(file) : null
    },
  }
}
