import type { ApiClientOptions } from '@kingside/api'
import type { ReportEvent } from '@kingside/api/facts'
import type { Reports } from '../page/reports.ts'

/**
 * Sends reports to the page's own server. The code that sends is loaded with the first one.
 * @param mayCount whether the reader allows statistics; failures are sent without
 */
export function openReports(options: ApiClientOptions, mayCount: () => boolean): Reports {
  const report = async (event: ReportEvent, call?: string) => {
    const { sendReport } = await import('./send-report.ts')
    await sendReport(options, event, call)
  }
  // Where the code can't be loaded, there is nobody to send to either.
  const send = (event: ReportEvent, call?: string) => void report(event, call).catch(() => {})
  return {
    registrationComplete: () => {
      if (mayCount()) send('registration_complete')
    },
    notificationsFailed: (call) => send('notifications_failed', call),
    towerFailed: (call) => send('tower_failed', call),
    rewardsFailed: (call) => send('rewards_failed', call),
  }
}
