import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { identityStatuses, verificationStatuses, verificationWays } from '../../facts/fide.ts'
import { dateTime, fileId, members } from './fields.ts'

export const getVerificationSessionUrl = defineCall({
  id: 'identity.getSessionUrl',
  method: 'POST',
  path: 'accounts/identity/get-verification-session-url/',
  summary:
    "Begins the identity check of the user's FIDE ID and answers with the address of the provider's page; 503 where there is no provider.",
  body: z.optional(
    z.strictObject({
      /** A path of our own that the provider's page leads back to. */
      return_path: z.optional(z.string().check(z.maxLength(1024))),
    }),
  ),
  response: z.object({ url: z.string() }),
  errors: ['fide_id_not_found', 'already_assigned', 'permission_denied'],
  roles: members,
  example: { url: '/dev/identity/vs_1' },
})

export const listVerificationSessions = defineCall({
  id: 'identity.sessions',
  method: 'GET',
  path: 'accounts/identity/get-me-verification-sessions/',
  summary: "Lists the user's identity checks, the newest first.",
  response: z.readonly(
    z.array(
      z.object({
        id: z.string(),
        status: z.enum(identityStatuses),
        /** Whose player of the federation's list the user claims to be. */
        fide_id: z.int(),
        /** Whether the newest documents were refused; the user can try again. */
        is_refused: z.boolean(),
        created_at: dateTime,
      }),
    ),
  ),
  errors: [],
  roles: members,
  example: [
    {
      id: 'vs_1',
      status: 'processing',
      fide_id: 13_700_000,
      is_refused: false,
      created_at: '2026-01-31T12:00:00.000Z',
    },
  ],
})

/** What a user submits for manual verification. */
const verificationForm = z.strictObject({
  fide_id: z.nullish(z.int().check(z.positive(), z.lte(999_999_999))),
  /** Ids of uploaded files. */
  selfie_with_id: z.nullish(fileId),
  /** For users under 13: a parent's written consent, and that the user agrees to it. */
  parent_consent: z.nullish(fileId),
  agreement: z.optional(z.boolean()),
  comment: z.optional(z.string().check(z.maxLength(1000))),
  /** A draft is only kept. @default wait_for_approve */
  status: z.optional(z.enum(['draft', 'wait_for_approve'])),
})

const verification = z.object({
  id: z.string(),
  status: z.enum(verificationStatuses),
  /** Who decides: the identity check, or an operator. */
  way: z.enum(verificationWays),
  fide_id: z.nullable(z.int()),
  comment: z.string(),
  /** Why it was not approved; empty otherwise. */
  reason: z.string(),
  created_at: dateTime,
})
export type Verification = z.output<typeof verification>

const exampleVerification = {
  id: '3',
  status: 'wait_for_approve',
  way: 'hand',
  fide_id: 13_700_000,
  comment: '',
  reason: '',
  created_at: '2026-01-31T12:00:00.000Z',
} as const

const params = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) })

export const listVerifications = defineCall({
  id: 'verification.list',
  method: 'GET',
  path: 'accounts/verification/',
  summary: "Lists the user's requests for verification, the newest first.",
  response: z.readonly(z.array(verification)),
  errors: [],
  roles: members,
  example: [exampleVerification],
})

export const getVerification = defineCall({
  id: 'verification.get',
  method: 'GET',
  path: 'accounts/verification/:id/',
  summary: "Answers with one of the user's requests for verification.",
  params,
  response: verification,
  errors: ['not_found'],
  roles: members,
  example: exampleVerification,
})

export const createVerification = defineCall({
  id: 'verification.create',
  method: 'POST',
  path: 'accounts/verification/',
  summary:
    'Asks for verification by hand, of the FIDE ID that is sent or else the one that is connected; reviewed within about 24 hours.',
  body: verificationForm,
  response: verification,
  errors: [
    'already_assigned',
    'permission_denied',
    'fide_id_not_found',
    'parent_consent_missing',
    'not_found',
  ],
  roles: members,
  example: exampleVerification,
})

export const updateVerification = defineCall({
  id: 'verification.update',
  method: 'PATCH',
  path: 'accounts/verification/:id/',
  summary: 'Changes a request for verification that is a draft or still on check.',
  params,
  body: verificationForm,
  response: verification,
  errors: [
    'not_found',
    'already_assigned',
    'permission_denied',
    'fide_id_not_found',
    'parent_consent_missing',
  ],
  roles: members,
  example: exampleVerification,
})
