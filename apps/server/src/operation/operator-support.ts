import { Hono } from 'hono'
import { z } from 'zod/mini'
import { parseInput } from '../bind.ts'
import { CallError } from '../call-error.ts'
import type { SupportMessages } from '../domain/support/support-messages.ts'
import type { AuditLog } from '../log.ts'
import { operatorPage } from './operator-page.ts'
import { removal } from '../domain/operation/acts.ts'
import { tokenOperator } from './token-operator.ts'

export interface OperatorSupportDeps {
  readonly support: Pick<SupportMessages, 'list' | 'remove'>
  readonly now: () => Date
  readonly log: AuditLog
  readonly count: (facts: { readonly action: string; readonly outcome: string }) => void
}

const messageId = z.strictObject({
  id: z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
})

/** What people wrote to the support: `GET /`, the newest first, and `DELETE /:id` once it is answered. */
export function operatorSupport({ support, now, log, count }: OperatorSupportDeps): Hono {
  return new Hono()
    .get('/', async (context) => {
      const { limit, offset } = parseInput('query', operatorPage, context.req.query())
      const { count: all, messages } = await support.list(limit, offset)
      count({ action: 'list-support', outcome: 'done' })
      log.audit('operation.list-support', { listed: messages.length })
      return context.json({
        count: all,
        messages: messages.map(({ id, at, player, subject, message, replyTo, language }) => ({
          id,
          at: at.toISOString(),
          player,
          reply_to: replyTo,
          language,
          subject,
          message,
        })),
      })
    })
    .delete('/:id', async (context) => {
      const { id } = parseInput('path', messageId, context.req.param())
      if (!(await support.remove(id, now(), removal(id, tokenOperator)))) {
        throw new CallError('not_found', 'There is no message with this id.')
      }
      count({ action: 'delete-support', outcome: 'done' })
      log.audit('operation.delete-support', { message: id })
      return context.json({ id })
    })
}
