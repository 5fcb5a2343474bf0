import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { fileKinds } from '../../facts/files.ts'
import { members } from '../accounts/fields.ts'

const uploadFile = defineCall({
  id: 'files.upload',
  method: 'POST',
  path: 'files/',
  summary: 'Keeps a file for a day, until another call takes its id.',
  bodyKind: 'multipart',
  body: z.object({ kind: z.enum(fileKinds), file: z.file() }),
  status: 201,
  response: z.object({
    /** What other calls take. */
    id: z.string(),
    /** Where everybody sees it; null for the kinds that nobody sees by an address alone. */
    url: z.nullable(z.string()),
  }),
  errors: ['unsupported_type', 'too_many_pixels', 'broken_file', 'upload_quota'],
  roles: members,
  example: {
    id: 'Zr8Q2mX0TnqkE1vYwB7c5A',
    url: '/files/pictures/Zr8Q2mX0TnqkE1vYwB7c5A.webp',
  },
})

/** Uploads. */
export const fileCalls = { files: { upload: uploadFile } }
