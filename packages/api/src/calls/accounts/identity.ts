import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { dateTime, members } from './fields.ts'
import { identityStatuses, verificationStatuses } from '../../facts/accounts.ts'

export const getVerificationSessionUrl = defineCall({
  id: 'identity.getSessionUrl',
  method: 'POST',
  path: 'accounts/identity/get-verification-session-url/',
  summary: "Begins an identity check and answers with the address of the provider's page.",
  body: z.optional(z.object({})),
  response: z.object({ url: z.string() }),
  errors: [],
  roles: members,
  example: { url: '/sandbox/identity/vs_1' },
})

export const listVerificationSessions = defineCall({
  id: 'identity.sessions',
  method: 'GET',
  path: 'accounts/identity/get-me-verification-sessions/',
  summary: "Lists the user's identity checks, the newest first.",
  response: z.readonly(
    z.array(z.object({ id: z.string(), status: z.enum(identityStatuses), created_at: dateTime })),
  ),
  errors: [],
  roles: members,
  example: [{ id: 'vs_1', status: 'processing', created_at: '2026-01-31T12:00:00.000Z' }],
})

/** What a user submits for manual verification; ids are of uploaded files. */
const verificationForm = z.strictObject({
  fide_id: z.nullish(z.int().check(z.positive())),
  selfie_with_id: z.nullish(z.string().check(z.maxLength(64))),
  parent_consent: z.nullish(z.string().check(z.maxLength(64))),
  comment: z.optional(z.string().check(z.maxLength(1000))),
})

const verification = z.object({
  id: z.string(),
  status: z.enum(verificationStatuses),
  fide_id: z.nullable(z.int()),
  comment: z.string(),
  created_at: dateTime,
})

const exampleVerification = {
  id: '3',
  status: 'on_check',
  fide_id: 13_700_000,
  comment: '',
  created_at: '2026-01-31T12:00:00.000Z',
} as const

const params = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) })

export const listVerifications = defineCall({
  id: 'verification.list',
  method: 'GET',
  path: 'accounts/verification/',
  summary: "Lists the user's requests for verification by hand, the newest first.",
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
  summary: 'Asks for verification by hand; reviewed within about 24 hours.',
  body: verificationForm,
  response: verification,
  errors: ['already_assigned', 'fide_id_not_found'],
  roles: members,
  example: exampleVerification,
})

export const updateVerification = defineCall({
  id: 'verification.update',
  method: 'PATCH',
  path: 'accounts/verification/:id/',
  summary: 'Changes a request for verification that is still on check.',
  params,
  body: verificationForm,
  response: verification,
  errors: ['not_found', 'already_assigned', 'fide_id_not_found'],
  roles: members,
  example: exampleVerification,
})
