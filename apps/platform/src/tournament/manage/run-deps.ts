import type { TournamentRunDeps } from '@kingside/machines/tournament-run'
import type { QueryClient } from '@tanstack/react-query'
import { failing } from '../../platform/server/index.ts'
import { keyOf } from '../calls.ts'
import { type ManageApi, progressQuery } from './manage.calls.ts'
import type { Progress, StepName } from './manage.types.ts'
import { standingOf } from './run-standing.ts'

/** The calls of the machine that runs a tournament; the page’s queries follow each of them. */
export function runDepsOf(
  api: ManageApi,
  client: QueryClient,
  id: string,
  { now, onTaken }: { readonly now: () => number; readonly onTaken: (step: StepName) => void },
): TournamentRunDeps {
  const asked = failing(now)
  const { queryKey } = progressQuery(api, id)
  // Also after a refusal: somebody else has perhaps done something, and the page shows what.
  const refresh = () => void client.invalidateQueries({ queryKey: keyOf(id) })
  const step = async (name: StepName, call: Promise<Progress>) => {
    try {
      const fresh = await asked(call)
      // An answer that is on its way is older.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, fresh)
      onTaken(name)
      return standingOf(fresh)
    } finally {
      refresh()
    }
  }
  return {
    start: (signal) => step('start', api.start({ params: { id }, signal })),
    pair: ({ round, version }, signal) =>
      step('pair', api.pair({ params: { id, round }, body: { version }, signal })),
    startRound: (round, signal) =>
      step('start-round', api.startRound({ params: { id, round }, signal })),
    finishRound: ({ round, anyway }, signal) =>
      step('finish-round', api.finishRound({ params: { id, round }, body: { anyway }, signal })),
    finish: (signal) => step('finish', api.finish({ params: { id }, signal })),
    setResult: async ({ round, table, result, reason }, signal) => {
      try {
        const body = { result, ...(reason !== '' && { reason }) }
        return await asked(api.result({ params: { id, round, table }, body, signal }))
      } finally {
        refresh()
      }
    },
  }
}
