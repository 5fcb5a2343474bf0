import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { failedCall } from './failed-call.ts'

/** What is logged of a call whose handler throws this. */
async function logOf(error: Error) {
  const logged = vi.fn()
  const api = new Hono()
  api.onError(failedCall({ error: logged }))
  api.post('/files/', () => {
    throw error
  })
  const { status } = await api.request('/files/', { method: 'POST' })
  return { status, logged: logged.mock.calls.map(([event]) => String(event)) }
}

describe('a call whose handler throws', () => {
  it('is logged, because the server is at fault', async () => {
    expect(await logOf(new Error('No disk.'))).toEqual({ status: 500, logged: ['call.failed'] })
  })

  it('is no fault of the server when the client has gone while it sent, such as one who cancels an upload', async () => {
    const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
    expect(await logOf(gone)).toMatchObject({ logged: [] })
  })
})
