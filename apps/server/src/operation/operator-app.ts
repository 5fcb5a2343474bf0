import { bySpecificity, type Call, listCalls } from '@kingside/api'
import { operatorContract } from '@kingside/api/calls/operation/index'
import { Hono } from 'hono'
import type { Route } from '../bind.ts'
import { CallError } from '../call-error.ts'
import type { AppDeps } from '../app.ts'
import {
  admitOperatorAccounts,
  admitOperators,
  identifyOperators,
  type OperatorGuardDeps,
} from './operator-guard.ts'
import { actRoutes, type ActRouteDeps } from './routes/acts.ts'
import { banRoutes, type BanRouteDeps } from './routes/bans.ts'
import { clubRoutes, type ClubRouteDeps } from './routes/clubs.ts'
import { analysisRoutes, type AnalysisRouteDeps } from './routes/analyses.ts'
import { masterclassRoutes, type MasterclassRouteDeps } from './routes/masterclasses.ts'
import { noticeRoutes, type NoticeRouteDeps } from './routes/notices.ts'
import { overviewRoutes, type OverviewRouteDeps } from './routes/overview.ts'
import { paymentRoutes, type PaymentRouteDeps } from './routes/payments.ts'
import { reportRoutes, type ReportRouteDeps } from './routes/reports.ts'
import { sessionRoutes, type SessionRouteDeps } from './routes/session.ts'
import { supportRoutes, type SupportRouteDeps } from './routes/support.ts'
import { verificationRoutes, type VerificationRouteDeps } from './routes/verifications.ts'

export interface OperatorAppDeps
  extends
    OperatorGuardDeps,
    SessionRouteDeps,
    OverviewRouteDeps,
    BanRouteDeps,
    SupportRouteDeps,
    ReportRouteDeps,
    VerificationRouteDeps,
    NoticeRouteDeps,
    PaymentRouteDeps,
    ClubRouteDeps,
    AnalysisRouteDeps,
    MasterclassRouteDeps,
    ActRouteDeps {}

/**
 * The calls of the operators' pages, below `/api/operation`. To everybody but operators they are not there. Another part
 * of the operators' work adds its routes to this list.
 */
const routesOf = (deps: OperatorAppDeps): readonly Route[] => [
  ...sessionRoutes(deps),
  ...overviewRoutes(deps),
  ...banRoutes(deps),
  ...supportRoutes(deps),
  ...reportRoutes(deps),
  ...verificationRoutes(deps),
  ...noticeRoutes(deps),
  ...paymentRoutes(deps),
  ...clubRoutes(deps),
  ...analysisRoutes(deps),
  ...masterclassRoutes(deps),
  ...actRoutes(deps),
]

const sessionCalls: readonly Call[] = listCalls({ ...operatorContract.operation.session })

/** @param guard before the handler of each call: its name and its limits */
export function createOperatorApp(
  deps: OperatorAppDeps,
  guard: AppDeps['operation']['guard'],
): Hono {
  const app = new Hono()
  const [ofAccounts, ofOperators] = [admitOperatorAccounts(deps), admitOperators(deps)]
  app.use(identifyOperators(deps))
  for (const { call, handle } of routesOf(deps).toSorted((a, b) => bySpecificity(a.call, b.call))) {
    const admit = sessionCalls.includes(call) ? ofAccounts : ofOperators
    app.on(call.method, call.path.replace(/^operation/, ''), ...guard(call), admit, handle)
  }
  app.all('*', () => {
    throw new CallError('not_found', 'There is no such call. /api/openapi.json lists them.')
  })
  return app
}
