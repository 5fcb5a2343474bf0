import { contract } from '@kingside/api'
import { bind, type Route } from '../../../bind.ts'
import { CallError } from '../../../call-error.ts'
import type { Caller } from '../../../caller.ts'
import type { AnalysisActor, AnalysisService } from '../../../domain/analysis/analysis-service.ts'
import { AnalysisRefusal } from '../../../domain/analysis/refusal.ts'
import { describeAnalysis } from './describe-analysis.ts'

export interface AnalysisRouteDeps {
  readonly service: AnalysisService
}

const games = contract.gaming.analysis

/** Analysis of finished games and of single positions. */
export const analysisRoutes = ({ service }: AnalysisRouteDeps): readonly Route[] => [
  bind(games.access, ({ params, caller }) =>
    answering(async () => ({ analyses_left: await service.access(actorOf(caller), params.id) })),
  ),
  bind(games.begin, ({ params, caller }) =>
    answering(async () => {
      const { left, analysis } = await service.begin(actorOf(caller), params.id)
      return { ...describeAnalysis(analysis), analyses_left: left }
    }),
  ),
  bind(games.get, ({ params, caller }) =>
    answering(async () => {
      const analysis = await service.read(actorOf(caller), params.id)
      return analysis && describeAnalysis(analysis)
    }),
  ),
  bind(contract.analysis.position, ({ body: { fen, multipv = 1 }, caller }) =>
    answering(() => service.position(actorOf(caller), fen, multipv)),
  ),
]

const actorOf = ({ player, role, bannedUntil }: Caller): AnalysisActor => ({
  player,
  role,
  isBanned: bannedUntil !== null,
})

/** Turns refusals into answers. */
async function answering<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AnalysisRefusal) throw new CallError(error.code, error.message)
    throw error
  }
}
