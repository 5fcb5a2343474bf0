import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { genders } from '../../facts/accounts.ts'
import { dateText, dateTime, pageOf } from '../accounts/fields.ts'
import {
  closedStatus,
  examplePlayer,
  operatorErrors,
  operatorPageQuery,
  operatorPlayer,
  operators,
  reasonText,
} from './fields.ts'

const fideId = z.int().check(z.positive(), z.lte(999_999_999))

const listed = {
  id: z.int(),
  player: operatorPlayer,
  /** Null: the federation is to give one. */
  fide_id: z.nullable(z.int()),
  /** The federation's list on that id. */
  entry: z.nullable(
    z.object({
      full_name: z.string(),
      birth_year: z.nullable(z.int()),
      title: z.nullable(z.string()),
      is_banned: z.boolean(),
    }),
  ),
  /** Whether the member asks for Pro as a titled player: with WIM, IM, WGM or GM an approval gives it. */
  asks_for_pro: z.boolean(),
  comment: z.string(),
  /** Who the document of a failed identity check named. */
  note: z.string(),
  waits_since: dateTime,
  /** To be sent with the decision. */
  changed_at: dateTime,
}
const request = z.object(listed)
export type WaitingRequest = z.output<typeof request>

/** A path with a signature, that holds for five minutes; null where nothing was sent. */
const link = z.nullable(z.string())

const shown = z.object({
  ...listed,
  /** What the federation needs to give an id. */
  form: z.nullable(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      birthDate: dateText,
      placeOfBirth: z.string(),
      /** Ids of countries. */
      nationality: z.int(),
      federation: z.int(),
      gender: z.enum(genders),
    }),
  ),
  /** Whether a child agrees to what the parent consented to. */
  has_agreed: z.boolean(),
  files: z.object({ avatar: link, selfie_with_id: link, parent_consent: link }),
})
export type ShownRequest = z.output<typeof shown>

export const exampleRequest = {
  id: 3,
  player: examplePlayer,
  fide_id: 13_700_000,
  entry: { full_name: 'Player, Example', birth_year: 1998, title: 'IM', is_banned: false },
  asks_for_pro: true,
  comment: 'My passport has my maiden name.',
  note: 'The document says: Example Maiden',
  waits_since: '2026-03-01T10:00:00.000Z',
  changed_at: '2026-03-01T10:00:00.000Z',
} as const

const params = z.object({
  id: z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
})

export const listRequests = defineCall({
  id: 'operation.verifications.list',
  method: 'GET',
  path: 'operation/verifications/',
  summary: 'Requests for verification by hand, the oldest first.',
  query: z.object(operatorPageQuery),
  response: pageOf(request),
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { count: 1, results: [exampleRequest] },
})

export const showRequest = defineCall({
  id: 'operation.verifications.get',
  method: 'GET',
  path: 'operation/verifications/:id/',
  summary: 'One request with links to its documents; the audit log notes who looked.',
  params,
  response: shown,
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: {
    ...exampleRequest,
    form: null,
    has_agreed: false,
    files: {
      avatar: null,
      selfie_with_id: '/files/private/x.webp?signature=y',
      parent_consent: null,
    },
  },
})

const decided = z.object({
  /** Whether the decision gave Pro for life. */
  has_pro: z.boolean(),
})

export const approveRequest = defineCall({
  id: 'operation.verifications.approve',
  method: 'POST',
  path: 'operation/verifications/:id/approve/',
  summary: 'Verifies the FIDE ID of a member, and deletes the documents.',
  params,
  body: z.object({
    /** As the request was read: another one meanwhile is not approved unseen. */
    changed_at: dateTime,
    /** The id that the federation has given, where the member had none. */
    fide_id: z.nullish(fideId),
  }),
  response: decided,
  errors: [...operatorErrors, 'changed_meanwhile', 'already_assigned', 'fide_id_not_found'],
  statuses: closedStatus,
  roles: operators,
  example: { has_pro: true },
})

export const rejectRequest = defineCall({
  id: 'operation.verifications.reject',
  method: 'POST',
  path: 'operation/verifications/:id/reject/',
  summary: 'Refuses a request with a reason that the member reads, and deletes the documents.',
  params,
  body: z.object({ changed_at: dateTime, reason: reasonText }),
  response: decided,
  errors: [...operatorErrors, 'changed_meanwhile'],
  statuses: closedStatus,
  roles: operators,
  example: { has_pro: false },
})
