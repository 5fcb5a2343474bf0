import { Hono } from 'hono'
import { parseInput } from '../bind.ts'
import type { Reports } from '../domain/reports/reports.ts'
import type { AuditLog } from '../log.ts'
import { operatorPage } from './operator-page.ts'

export interface OperatorReportsDeps {
  readonly reports: Pick<Reports, 'list'>
  readonly log: AuditLog
  readonly count: (facts: { readonly action: string; readonly outcome: string }) => void
}

/** What pages reported in the last 30 days: `GET /`, the newest first. */
export function operatorReports({ reports, log, count }: OperatorReportsDeps): Hono {
  return new Hono().get('/', async (context) => {
    const { limit, offset } = parseInput('query', operatorPage, context.req.query())
    const { count: all, reports: listed } = await reports.list(limit, offset)
    count({ action: 'list-reports', outcome: 'done' })
    log.audit('operation.list-reports', { listed: listed.length })
    return context.json({
      count: all,
      reports: listed.map(({ id, at, event, call, playerUid }) => ({
        id,
        at: at.toISOString(),
        event,
        call,
        player_uid: playerUid,
      })),
    })
  })
}
