import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { locales } from '../../facts/languages.ts'
import {
  captionsName,
  masterclassKinds,
  masterclassLimits,
  masterclassStatuses,
  recordingName,
} from '../../facts/masterclasses.ts'
import { done, pageOf } from '../accounts/fields.ts'
import { idOrSlug, link, moment } from '../tournaments/fields.ts'
import { closedStatus, operatorErrors, operatorPageQuery, operators } from './fields.ts'

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** What operators write of a masterclass. Its address is made of the first title, and stays. */
const values = z.object({
  kind: z.enum(masterclassKinds),
  status: z.enum(masterclassStatuses),
  title: text(masterclassLimits.title),
  description: text(masterclassLimits.description),
  lecturer: text(masterclassLimits.lecturer),
  lecturer_title: z.string().check(z.trim(), z.maxLength(masterclassLimits.lecturerTitle)),
  language: z.enum(locales),
  starts_at: moment,
  minutes: z.int().check(z.gte(1), z.lte(masterclassLimits.minutes)),
  is_free: z.boolean(),
  /** Where it is shown while it is live. */
  stream: z.nullable(link),
  /** Names of files in the server's folder of recordings. */
  recording: z.nullable(z.string().check(z.regex(recordingName, 'expected a name like talk.mp4'))),
  captions: z.nullable(z.string().check(z.regex(captionsName, 'expected a name like talk.vtt'))),
})
export type MasterclassValues = z.output<typeof values>

const entry = z.extend(values, {
  id: z.string(),
  slug: idOrSlug,
  stream: z.nullable(z.string()),
  recording: z.nullable(z.string()),
  captions: z.nullable(z.string()),
  /** Tells whether somebody changed it meanwhile. */
  version: z.string(),
  /** Files that are named, but not in the folder. */
  missing_files: z.readonly(z.array(z.string())),
})
export type OperatorMasterclass = z.output<typeof entry>

const exampleValues = {
  kind: 'masterclass',
  status: 'upcoming',
  title: 'Rook endings that come up every week',
  description: 'Three positions to know by heart, and how to reach them.',
  lecturer: 'Kingside team',
  lecturer_title: '',
  language: 'en',
  starts_at: '2026-12-05T17:00:00.000Z',
  minutes: 60,
  is_free: false,
  stream: null,
  recording: null,
  captions: null,
} as const

export const exampleOperatorMasterclass = {
  ...exampleValues,
  id: '4',
  slug: 'rook-endings',
  version: 'b3f0c2d1',
  missing_files: [],
} as const

const named = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/, 'expected an id')) })

export const listOperatorMasterclasses = defineCall({
  id: 'operation.masterclasses.list',
  method: 'GET',
  path: 'operation/masterclasses/',
  summary:
    'The masterclasses with all that operators wrote of them, in the order of the public list.',
  query: z.object({
    ...operatorPageQuery,
    status: z.optional(z.enum(masterclassStatuses)),
  }),
  response: pageOf(entry),
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { count: 1, results: [exampleOperatorMasterclass] },
})

export const addMasterclass = defineCall({
  id: 'operation.masterclasses.add',
  method: 'POST',
  path: 'operation/masterclasses/',
  summary: 'Adds a masterclass.',
  body: values,
  response: entry,
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: exampleOperatorMasterclass,
})

export const changeMasterclass = defineCall({
  id: 'operation.masterclasses.change',
  method: 'PUT',
  path: 'operation/masterclasses/:id/',
  summary:
    'Writes a masterclass anew. One that is put off reminds everybody again. 409 `changed_meanwhile`: somebody changed it since `version`; read it again.',
  params: named,
  body: z.object({ version: z.string(), values }),
  response: entry,
  errors: [...operatorErrors, 'changed_meanwhile'],
  statuses: closedStatus,
  roles: operators,
  example: exampleOperatorMasterclass,
})

export const removeMasterclass = defineCall({
  id: 'operation.masterclasses.remove',
  method: 'DELETE',
  path: 'operation/masterclasses/:id/',
  summary: 'Takes a masterclass away, with who wanted to be reminded of it. Its files stay.',
  params: named,
  response: done,
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { ok: true },
})
