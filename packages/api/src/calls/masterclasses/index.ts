import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { locales } from '../../facts/languages.ts'
import { masterclassKinds, masterclassStatuses } from '../../facts/masterclasses.ts'
import { count, idOrSlug, knownLink, moment, page, paging } from '../tournaments/fields.ts'
import { members } from '../tournaments/members.ts'

const entry = {
  slug: idOrSlug,
  kind: z.enum(masterclassKinds),
  status: z.enum(masterclassStatuses),
  title: z.string(),
  /** Plain text, in the language of the masterclass. */
  description: z.string(),
  lecturer: z.string(),
  /** What the lecturer is, in words; empty is not said. */
  lecturer_title: z.string(),
  language: z.enum(locales),
  starts_at: moment,
  minutes: count,
  /** Whether it is open to everybody. */
  is_free: z.boolean(),
  has_recording: z.boolean(),
}

const summary = z.object(entry)
export type MasterclassSummary = z.output<typeof summary>

const detail = z.object({
  ...entry,
  /** Whether the caller may watch it. */
  is_open: z.boolean(),
  /** Where it is shown while it is live: null for whoever may not watch it. */
  stream: z.nullable(knownLink),
  /** A file of this server, for this reader and some hours: null for whoever may not watch it. */
  recording: z.nullable(z.string()),
  /** The captions of the recording (WebVTT). */
  captions: z.nullable(z.string()),
  /** Whether the caller gets a mail before it begins. */
  is_reminded: z.boolean(),
})
export type Masterclass = z.output<typeof detail>

const example = {
  slug: 'rook-endings',
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
  has_recording: false,
} as const

const named = z.object({ slug: idOrSlug })

const listMasterclasses = defineCall({
  id: 'masterclasses.list',
  method: 'GET',
  path: 'masterclasses/',
  summary:
    'Lists masterclasses: live ones, then those to come by their beginning, then the past, the last one first.',
  query: z.object({
    ...paging(20),
    status: z.optional(z.enum(masterclassStatuses)),
    kind: z.optional(z.enum(masterclassKinds)),
    language: z.optional(z.enum(locales)),
    /** Only those that begin at this moment or later, and before that. */
    from: z.optional(moment),
    until: z.optional(moment),
  }),
  response: page(summary),
  errors: [],
  roles: everyone,
  example: { count: 1, results: [example] },
})

const getMasterclass = defineCall({
  id: 'masterclasses.get',
  method: 'GET',
  path: 'masterclasses/:slug/',
  summary: 'Answers with a masterclass; where it is shown is told to those who may watch it.',
  params: named,
  response: detail,
  errors: ['not_found'],
  roles: everyone,
  example: {
    ...example,
    is_open: true,
    stream: null,
    recording: null,
    captions: null,
    is_reminded: false,
  },
})

const remindOfMasterclass = defineCall({
  id: 'masterclasses.remind',
  method: 'PUT',
  path: 'masterclasses/:slug/reminder/',
  summary: 'Says whether the caller wants a mail before a masterclass begins.',
  params: named,
  body: z.object({ is_reminded: z.boolean() }),
  response: z.object({ is_reminded: z.boolean() }),
  errors: ['not_found', 'pro_required'],
  roles: members,
  example: { is_reminded: true },
})

/** The calls of masterclasses. */
export const masterclassCalls = {
  masterclasses: {
    list: listMasterclasses,
    get: getMasterclass,
    remind: remindOfMasterclass,
  },
}
