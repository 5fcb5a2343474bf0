import type { Documents } from '../domain/fide/documents.ts'
import type { Files } from '../domain/files/files.ts'
import { publicUrl } from '../domain/files/file-rules.ts'

/** The documents of verifications among the uploaded files. @param files is asked for with each use */
export const documentsIn = (files: () => Files): Documents => ({
  take: async (ownerId, id, kind) => (await files().take({ ownerId, id, kind })) !== null,
  link: (id, kind) => publicUrl({ id, kind }) ?? files().signedLink({ id, kind }),
  remove: (ids) => files().remove(ids),
})
