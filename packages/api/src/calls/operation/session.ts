import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { dateTime, done } from '../accounts/fields.ts'
import { secondFactorCode } from '../accounts/second-factor.ts'
import { closedStatus, operators } from './fields.ts'

const openSession = z.object({
  state: z.literal('open'),
  /** The operator's e-mail address. */
  operator: z.string(),
  /** When it ends in any case. */
  ends_at: dateTime,
  /** When it ends if nothing is done until then. */
  idle_until: dateTime,
})

const session = z.discriminatedUnion('state', [
  openSession,
  z.object({
    state: z.literal('closed'),
    /** Whether the account has a second factor, without which no session opens. */
    has_second_factor: z.boolean(),
  }),
])
export type OperatorSession = z.output<typeof session>

export const exampleOpenSession = {
  state: 'open',
  operator: 'operator@kingside.example',
  ends_at: '2026-03-01T18:00:00.000Z',
  idle_until: '2026-03-01T10:30:00.000Z',
} as const

export const getOperatorSession = defineCall({
  id: 'operation.session.get',
  method: 'GET',
  path: 'operation/session/',
  summary: 'How the operator who is signed in to the site stands with the operators’ pages.',
  response: session,
  errors: ['not_found'],
  roles: operators,
  example: exampleOpenSession,
})

export const openOperatorSession = defineCall({
  id: 'operation.session.open',
  method: 'POST',
  path: 'operation/session/',
  summary: 'Opens the operators’ pages by a code of the authenticator app; recovery codes do not.',
  body: z.object({ code: secondFactorCode }),
  response: openSession,
  errors: ['not_found', 'invalid_code', 'second_factor_changed', 'throttled'],
  roles: operators,
  example: exampleOpenSession,
})

export const closeOperatorSession = defineCall({
  id: 'operation.session.close',
  method: 'DELETE',
  path: 'operation/session/',
  summary: 'Closes the operators’ pages in this browser.',
  response: done,
  errors: ['not_found', 'no_session'],
  statuses: closedStatus,
  roles: operators,
  example: { ok: true },
})
