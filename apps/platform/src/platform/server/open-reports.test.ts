import { beforeAll, expect, it, vi } from 'vitest'
import { openReports } from './open-reports.ts'

// It is loaded with the first report: on a busy machine that takes longer than a wait.
beforeAll(() => import('./send-report.ts'))

/** What is sent to the server, without a server. */
function catchReports(mayCount: boolean) {
  const sent: { readonly url: string; readonly init: RequestInit | undefined }[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent.push({ url, init })
    return Response.json({ ok: true })
  })
  const reports = openReports(
    { baseUrl: '/api/', fetch: (url, init) => fetch(url, init) },
    () => mayCount,
  )
  return { sent, reports }
}

it('sends a failure without consent, by a call that outlives the page', async () => {
  const { sent, reports } = catchReports(false)
  reports.notificationsFailed('mark-read')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.url).toBe('/api/utils/reports/')
  expect(sent[0]?.init).toMatchObject({ method: 'POST', keepalive: true })
  expect(sent[0]?.init?.body).toBe('{"event":"notifications_failed","call":"mark-read"}')
})

it('counts a registration only with consent', async () => {
  const without = catchReports(false)
  without.reports.registrationComplete()
  without.reports.towerFailed('claim')
  await vi.waitFor(() => expect(without.sent).toHaveLength(1))
  expect(without.sent[0]?.init?.body).toContain('tower_failed')

  const agreed = catchReports(true)
  agreed.reports.registrationComplete()
  await vi.waitFor(() => expect(agreed.sent).toHaveLength(1))
  expect(agreed.sent[0]?.init?.body).toBe('{"event":"registration_complete"}')
})
