import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { done, pageOf } from '../accounts/fields.ts'
import {
  closedStatus,
  examplePlayer,
  operatorErrors,
  operatorPageQuery,
  operators,
} from './fields.ts'

const request = z.object({
  uid: z.string(),
  name: z.string(),
  fide_id: z.nullable(z.int()),
  is_verified: z.boolean(),
  /** Of the federation's list, on that id. */
  title: z.nullable(z.string()),
})
export type FreeProRequest = z.output<typeof request>

export const exampleFreeProRequest = {
  ...examplePlayer,
  fide_id: 13_700_000,
  is_verified: true,
  title: 'FM',
} as const

export const listFreePro = defineCall({
  id: 'operation.freePro.list',
  method: 'GET',
  path: 'operation/free-pro/',
  summary: 'Titled players who ask for Pro without payment, and have none by their title.',
  query: z.object(operatorPageQuery),
  response: pageOf(request),
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { count: 1, results: [exampleFreeProRequest] },
})

export const decideFreePro = defineCall({
  id: 'operation.freePro.decide',
  method: 'POST',
  path: 'operation/free-pro/:uid/',
  summary: 'Gives a titled player Pro for life, or refuses it.',
  params: z.object({ uid: z.string().check(z.minLength(1), z.maxLength(64)) }),
  body: z.object({ grant: z.boolean() }),
  response: done,
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { ok: true },
})
