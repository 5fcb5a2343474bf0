import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createApiClient, createClient } from './client.ts'
import { contract } from './contract.ts'
import { handlers, mockCall, mockFailure, mockNetworkError, mockNever } from './msw.ts'
import { testCalls } from './test-calls.ts'
import { timeControls } from './time-control.ts'

const server = setupServer(...handlers)
beforeAll(() => server.listen())
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

const options = {
  baseUrl: 'http://localhost/api/',
  fetch: (url: string, init: RequestInit) => fetch(url, init),
}
const api = createApiClient(options)

it('answers every call with its example', async () => {
  expect(await api.timeControls.list()).toEqual(timeControls)
  expect(await api.ping.send({ body: {} })).toEqual(contract.ping.send.example)
})

it('hands a form to the responder as its fields', async () => {
  server.use(
    mockCall(contract.files.upload, async ({ body }) => ({
      id: `${body.kind} ${await body.file.text()}`,
      url: null,
    })),
  )
  const file = new File(['1. e4 *'], 'games.pgn')
  expect(await api.files.upload({ body: { kind: 'pgn', file } })).toMatchObject({
    id: 'pgn 1. e4 *',
  })
})

it('answers with what the responder makes of the parsed inputs', async () => {
  server.use(
    mockCall(testCalls.requests.get, ({ params, query }) => ({
      status: params.id === '5' && query.limit === '3' ? 'taken' : 'open',
    })),
    mockCall(testCalls.requests.create, ({ body }) => ({ id: body.color })),
  )
  const test = createClient(testCalls, options)
  expect(await test.requests.get({ params: { id: '5' }, query: { limit: '3' } })).toEqual({
    status: 'taken',
  })
  expect(await test.requests.create({ body: { color: 'black' } })).toEqual({ id: 'black' })
})

it('lets a responder give a response of its own', async () => {
  server.use(mockCall(contract.ping.send, () => new Response(null, { status: 429 })))
  await expect(api.ping.send()).rejects.toMatchObject({ code: 'http', response: { status: 429 } })
})

it('fails when a responder breaks the contract', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.use(mockCall(contract.ping.send, () => ({ uid: 'short' })))
  await expect(api.ping.send()).rejects.toMatchObject({ code: 'http', response: { status: 500 } })
})

it('can refuse a call', async () => {
  const body = { code: 'server_error', detail: 'Down.' } as const
  server.use(mockFailure(contract.timeControls.list, 500, body))
  await expect(api.timeControls.list()).rejects.toMatchObject({ code: 'http', body })
})

it('can be offline', async () => {
  server.use(mockNetworkError(contract.timeControls.list))
  await expect(api.timeControls.list()).rejects.toMatchObject({ code: 'offline' })
})

it('can stay pending until the client gives up', async () => {
  server.use(mockNever(contract.timeControls.list))
  const hasty = createApiClient({ ...options, timeoutMs: 20 })
  await expect(hasty.timeControls.list()).rejects.toMatchObject({ code: 'timeout' })
})
