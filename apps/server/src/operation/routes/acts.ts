import { operatorContract } from '@kingside/api/calls/operation/index'
import { bind, type Route } from '../../bind.ts'
import type { OperatorActs } from '../../domain/operation/operator-acts.ts'

export interface ActRouteDeps {
  readonly acts: OperatorActs
}

const calls = operatorContract.operation.acts

const dayMs = 24 * 60 * 60_000

/** The audit log. */
export const actRoutes = ({ acts }: ActRouteDeps): readonly Route[] => [
  bind(calls.list, async ({ query: { limit, offset, from, to, ...filter } }) => {
    const { count, acts: listed } = await acts.list(
      {
        ...filter,
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(Date.parse(to) + dayMs),
      },
      { limit, offset },
    )
    return { count, results: listed.map((act) => ({ ...act, at: act.at.toISOString() })) }
  }),
  bind(calls.check, async () => {
    const { rows, brokenAt } = await acts.check()
    return { rows, broken_at: brokenAt }
  }),
]
