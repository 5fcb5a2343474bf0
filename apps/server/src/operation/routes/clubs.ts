import { operatorContract } from '@kingside/api/calls/operation/index'
import { bind, type Route } from '../../bind.ts'
import type { ClubStore } from '../../domain/clubs/club-store.ts'
import { operatorOf } from '../operator-guard.ts'

export interface ClubRouteDeps {
  readonly clubs: Pick<ClubStore, 'list' | 'setPlan'>
  readonly now: () => Date
}

const calls = operatorContract.operation.clubs

/** The plans of clubs. */
export const clubRoutes = ({ clubs, now }: ClubRouteDeps): readonly Route[] => [
  bind(calls.list, async ({ query }) => {
    const { count, rows } = await clubs.list(query, null)
    return {
      count,
      results: rows.map(({ id, slug, name, memberCount, plan, createdAt }) => ({
        id: String(id),
        slug,
        name,
        plan,
        member_count: memberCount,
        created_at: createdAt.toISOString(),
      })),
    }
  }),
  bind(calls.setPlan, async ({ params: { id }, body: { plan }, context, fail }) => {
    const operator = operatorOf(context).name
    const isSet = await clubs.setPlan(Number(id), plan, operator, now())
    return isSet ? { ok: true } : fail('not_found', 'There is no club with this id.')
  }),
]
