import { type ApiClientOptions, createClient } from '@kingside/api'
import { sendReport as send } from '@kingside/api/calls/accounts/reports'
import type { ReportEvent } from '@kingside/api/facts'

/**
 * Sends a report that outlives the page. A beacon would do so too, but can't say who is signed in. What can't be sent
 * is lost: nobody waits for it.
 */
export async function sendReport(
  options: ApiClientOptions,
  event: ReportEvent,
  call?: string,
): Promise<void> {
  const client = createClient(
    { send },
    { ...options, fetch: (url, init) => fetch(url, { ...init, keepalive: true }) },
  )
  await client.send({ body: { event, ...(call !== undefined && { call }) } }).catch(() => {})
}
