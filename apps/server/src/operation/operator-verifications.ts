import { Hono } from 'hono'
import { z } from 'zod/mini'
import { parseInput, readJson } from '../bind.ts'
import { CallError } from '../call-error.ts'
import type { FreeProReview } from '../domain/fide/free-pro-review.ts'
import type { VerificationReview } from '../domain/fide/verification-review.ts'
import type { AuditLog } from '../log.ts'
import { operatorPage } from './operator-page.ts'
import { tokenOperator } from './token-operator.ts'

export interface OperatorVerificationsDeps {
  readonly verifications: VerificationReview
  readonly log: AuditLog
  readonly count: (facts: { readonly action: string; readonly outcome: string }) => void
}

const requestId = z.strictObject({
  id: z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
})

const decision = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('approve'),
    /** As the request was read: another one meanwhile is not approved unseen. */
    changed_at: z.iso.datetime(),
    /** The id that the federation has given, where the member had none. */
    fide_id: z.optional(z.int().check(z.positive(), z.lte(999_999_999))),
  }),
  z.strictObject({
    decision: z.literal('reject'),
    changed_at: z.iso.datetime(),
    /** The member reads it. */
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
])

/**
 * Requests for verification by hand: `GET /`, the oldest first; `GET /:id` with links to the files that hold for five
 * minutes; `POST /:id` to approve or reject. The files are deleted with the decision.
 */
export function operatorVerifications({
  verifications,
  log,
  count,
}: OperatorVerificationsDeps): Hono {
  return new Hono()
    .get('/', async (context) => {
      const page = parseInput('query', operatorPage, context.req.query())
      const listed = await verifications.list(page)
      count({ action: 'list-verifications', outcome: 'done' })
      log.audit('operation.list-verifications', { listed: listed.results.length })
      return context.json(listed)
    })
    .get('/:id', async (context) => {
      const { id } = parseInput('path', requestId, context.req.param())
      const found = await verifications.show(id)
      if (!found) throw new CallError('not_found', 'No request of this id waits for a decision.')
      count({ action: 'show-verification', outcome: 'done' })
      log.audit('operation.show-verification', { verification: id })
      return context.json(found)
    })
    .post('/:id', async (context) => {
      const { id } = parseInput('path', requestId, context.req.param())
      const body = parseInput('body', decision, await readJson(context))
      const seen = new Date(body.changed_at)
      const decided =
        body.decision === 'approve'
          ? await verifications.approve(id, seen, body.fide_id ?? null, tokenOperator)
          : await verifications.reject(id, seen, body.reason, tokenOperator)
      const outcome = decided.status === 'decided' ? 'done' : 'refused'
      count({ action: `${body.decision}-verification`, outcome })
      log.audit(`operation.${body.decision}-verification`, {
        verification: id,
        outcome: decided.status,
      })
      switch (decided.status) {
        case 'decided':
          return context.json({ id, decision: body.decision, has_pro: decided.hasPro })
        case 'gone':
          throw new CallError('not_found', 'No request of this id waits for a decision.')
        case 'changed':
          throw new CallError(
            'changed_meanwhile',
            'The request was changed or decided. Look again.',
          )
        case 'taken':
          throw new CallError('already_assigned', 'Another account has this FIDE ID.')
        case 'unknown-id':
          throw new CallError('fide_id_not_found', 'Say which FIDE ID of the list this is.')
        default:
          return decided satisfies never
      }
    })
}

export interface OperatorFreeProDeps extends Omit<OperatorVerificationsDeps, 'verifications'> {
  readonly freePro: FreeProReview
}

const accountOf = z.strictObject({ uid: z.string().check(z.minLength(1), z.maxLength(64)) })
const freeProDecision = z.strictObject({ grant: z.boolean() })

/** Titled players who ask for Pro without payment and have none by their title: `GET /` and `POST /:uid`. */
export function operatorFreePro({ freePro, log, count }: OperatorFreeProDeps): Hono {
  return new Hono()
    .get('/', async (context) => {
      const page = parseInput('query', operatorPage, context.req.query())
      const listed = await freePro.list(page)
      count({ action: 'list-free-pro', outcome: 'done' })
      log.audit('operation.list-free-pro', { listed: listed.results.length })
      return context.json(listed)
    })
    .post('/:uid', async (context) => {
      const { uid } = parseInput('path', accountOf, context.req.param())
      const { grant } = parseInput('body', freeProDecision, await readJson(context))
      if (!(await freePro.decide(uid, grant, tokenOperator))) {
        throw new CallError('not_found', 'Nobody of this uid waits for a decision.')
      }
      count({ action: 'decide-free-pro', outcome: 'done' })
      log.audit('operation.decide-free-pro', { player: uid, grant: grant ? 'yes' : 'no' })
      return context.json({ uid, granted: grant })
    })
}
