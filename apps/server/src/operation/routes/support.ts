import { operatorContract } from '@kingside/api/calls/operation/index'
import { bind, type Route } from '../../bind.ts'
import { removal } from '../../domain/operation/acts.ts'
import type { SupportMessages } from '../../domain/support/support-messages.ts'
import { operatorOf } from '../operator-guard.ts'

export interface SupportRouteDeps {
  readonly support: Pick<SupportMessages, 'list' | 'remove'>
  readonly now: () => Date
}

const calls = operatorContract.operation.support

/** What people wrote to the support. */
export const supportRoutes = ({ support, now }: SupportRouteDeps): readonly Route[] => [
  bind(calls.list, async ({ query: { limit, offset, language } }) => {
    const { count, messages } = await support.list(limit, offset, language)
    return {
      count,
      results: messages.map(({ at, replyTo, ...rest }) => ({
        ...rest,
        at: at.toISOString(),
        reply_to: replyTo,
      })),
    }
  }),
  bind(calls.remove, async ({ params: { id }, context, fail }) => {
    const act = removal(id, operatorOf(context).name)
    if (!(await support.remove(id, now(), act))) {
      return fail('not_found', 'There is no message with this id.')
    }
    return { ok: true }
  }),
]
