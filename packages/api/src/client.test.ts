import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createApiClient, createClient, type ApiClientOptions } from './client.ts'
import { testCalls } from './test-calls.ts'
import { type TimeControl, timeControls } from './time-control.ts'

const uid = 'a'.repeat(32)

function recordingFetch(answer: () => Response | Promise<Response>) {
  return vi.fn<ApiClientOptions['fetch']>(async () => answer())
}

const clientThat = (fetch: ApiClientOptions['fetch'], options: Partial<ApiClientOptions> = {}) =>
  createApiClient({ baseUrl: '/api/', fetch, ...options })

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw new Error('expected the call to reject with an ApiError', { cause: error })
}

describe('a call that succeeds', () => {
  it('returns the parsed response', async () => {
    const api = clientThat(recordingFetch(() => Response.json(timeControls)))
    const list = await api.timeControls.list()
    expectTypeOf(list).toEqualTypeOf<TimeControl[]>()
    expect(list).toEqual(timeControls)
  })

  it('asks at the address of the call with the same-origin credentials', async () => {
    const fetch = recordingFetch(() => Response.json({ uid }))
    await clientThat(fetch).ping.send()
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/ping/',
      expect.objectContaining({ method: 'POST', credentials: 'same-origin' }),
    )
    expect(fetch.mock.calls[0]?.[1].body).toBeUndefined()
  })

  it('P12: needs no body where the contract has none', async () => {
    const api = clientThat(recordingFetch(() => new Response(null, { status: 204 })))
    const id = 'a-challenge'
    expect(await api.challenges.short.delete({ params: { id } })).toBeUndefined()
  })

  it('drops fields that the contract does not have', async () => {
    const api = clientThat(recordingFetch(() => Response.json({ uid, secret: 1 })))
    expect(Object.keys(await api.ping.send())).toEqual(['uid'])
  })

  it('sends a file as a form, by another way and in another time where it is given them', async () => {
    const usual = recordingFetch(() => Response.json({}))
    const fetch = recordingFetch(() => Response.json({ id: 'a', url: null }, { status: 201 }))
    const file = new File(['1. e4 *'], 'games.pgn')
    const body = { kind: 'pgn', file } as const
    await clientThat(usual).files.upload({ body, fetch, timeoutMs: 60_000 })
    expect(usual).not.toHaveBeenCalled()
    const { body: form, headers } = fetch.mock.calls[0]?.[1] ?? {}
    expect(new Headers(headers).has('content-type')).toBe(false)
    expect(form instanceof FormData && [form.get('kind'), form.get('file')]).toEqual(['pgn', file])
  })

  it('sends the token of the moment, and no header without one', async () => {
    const fetch = recordingFetch(() => Response.json({ uid }))
    const token = vi.fn<() => string | null>().mockReturnValueOnce(null).mockReturnValueOnce('t2')
    const api = clientThat(fetch, { token })
    await api.ping.send()
    await api.ping.send()
    const sent = fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('authorization'))
    expect(sent).toEqual([null, 'JWT t2'])
  })

  it('says which language the reader has chosen, and leaves it to the browser otherwise', async () => {
    const fetch = recordingFetch(() => Response.json({ uid }))
    await clientThat(fetch).ping.send()
    await clientThat(fetch, { language: () => 'kk' }).ping.send()
    const sent = fetch.mock.calls.map(([, init]) =>
      new Headers(init.headers).get('accept-language'),
    )
    expect(sent).toEqual([null, 'kk'])
  })

  it('encodes path parameters, repeats lists in the query and sends the body as JSON', async () => {
    const fetch = vi
      .fn<ApiClientOptions['fetch']>()
      .mockResolvedValueOnce(Response.json({ status: 'open' }))
      .mockResolvedValueOnce(Response.json({ id: '1' }))
    const api = createClient(testCalls, { baseUrl: 'https://kingside.example/api', fetch })
    await api.requests.get({ params: { id: 'a/b?c #ä' }, query: { tag: ['x', 'y&z'] } })
    await api.requests.create({ body: { color: 'white' } })
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      'https://kingside.example/api/online/request/a%2Fb%3Fc%20%23%C3%A4/?tag=x&tag=y%26z',
      'https://kingside.example/api/online/request/',
    ])
    expect(fetch.mock.calls[1]?.[1].body).toBe('{"color":"white"}')
  })

  it.each(['..', '.', ''])(
    'refuses the path parameter "%s" before anything is sent',
    async (id) => {
      const fetch = recordingFetch(() => Response.json({}))
      const api = createClient(testCalls, { baseUrl: '/api/', fetch })
      await expect(api.requests.get({ params: { id } })).rejects.toThrow(/path parameter "id"/)
      expect(fetch).not.toHaveBeenCalled()
    },
  )

  it('asks for the inputs that a call requires, and for no others', () => {
    const api = createClient(testCalls, {
      baseUrl: '/api/',
      fetch: recordingFetch(() => Response.json({})),
    })
    expectTypeOf(api.requests.create)
      .parameter(0)
      .toExtend<{ body: { color: 'white' | 'black' } }>()
    expectTypeOf<[]>().not.toExtend<Parameters<typeof api.requests.create>>()
    expectTypeOf<[]>().not.toExtend<Parameters<typeof api.requests.get>>()
    expectTypeOf<[{ params: { id: string } }]>().toExtend<Parameters<typeof api.requests.get>>()
  })
})

describe('a call that the server refuses', () => {
  it('carries the status, headers, address and JSON body', async () => {
    const body = { code: 'not_found', detail: 'No such thing.' }
    const api = clientThat(
      recordingFetch(() =>
        Response.json(body, { status: 404, statusText: 'Not Found', headers: { 'x-a': 'b' } }),
      ),
    )
    const error = await errorOf(api.timeControls.list())
    expect(error.code).toBe('http')
    expect(error.response).toEqual({
      ok: false,
      status: 404,
      statusText: 'Not Found',
      headers: { 'content-type': 'application/json', 'x-a': 'b' },
      url: '',
      data: body,
    })
    expect(error.body).toEqual(body)
    expect(error.message).toMatch(
      /timeControls\.list failed \(http\): the server answered 404 Not Found/,
    )
  })

  it('keeps a body that is not JSON as text', async () => {
    const html = '<h1>Bad gateway</h1>'
    const api = clientThat(recordingFetch(() => new Response(html, { status: 502 })))
    const error = await errorOf(api.timeControls.list())
    expect(error.response?.data).toBe(html)
    expect(error.body).toBeNull()
  })

  it('keeps a body that only claims to be JSON as text', async () => {
    const headers = { 'content-type': 'application/json' }
    const api = clientThat(recordingFetch(() => new Response('{"code":', { status: 500, headers })))
    expect((await errorOf(api.timeControls.list())).response?.data).toBe('{"code":')
  })

  it('keeps a pdf as a blob', async () => {
    const headers = { 'content-type': 'application/pdf' }
    const api = clientThat(recordingFetch(() => new Response('%PDF', { status: 400, headers })))
    expect((await errorOf(api.timeControls.list())).response?.data).toBeInstanceOf(Blob)
  })
})

describe('a response that breaks the contract', () => {
  it('is refused, and the message names the field', async () => {
    const [first] = timeControls
    const api = clientThat(
      recordingFetch(() => Response.json([first, { ...first, increment: 'soon' }])),
    )
    const error = await errorOf(api.timeControls.list())
    expect(error.code).toBe('invalid-response')
    expect(error.message).toMatch(/1\.increment is not as the contract says \(expected a duration/)
  })

  it.each(['<!doctype html>', '', '[{'])('is refused when the body is "%s"', async (body) => {
    const headers = { 'content-type': 'application/json' }
    const api = clientThat(recordingFetch(() => new Response(body, { headers })))
    expect((await errorOf(api.timeControls.list())).code).toBe('invalid-response')
  })
})

describe('a call without an answer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const never = () => new Promise<Response>(() => {})

  it('is offline when the server cannot be reached', async () => {
    const cause = new TypeError('fetch failed')
    const error = await errorOf(clientThat(recordingFetch(() => Promise.reject(cause))).ping.send())
    expect(error.code).toBe('offline')
    expect(error.cause).toBe(cause)
  })

  it('times out after 10,000 ms and aborts its fetch', async () => {
    const fetch = recordingFetch(never)
    const call = errorOf(clientThat(fetch).ping.send())
    await vi.advanceTimersByTimeAsync(9_999)
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true)
    expect((await call).code).toBe('timeout')
  })

  it('times out when the headers came but the body does not end', async () => {
    const endless = new Response(new ReadableStream(), {
      headers: { 'content-type': 'application/json' },
    })
    const call = errorOf(
      clientThat(
        recordingFetch(() => endless),
        { timeoutMs: 50 },
      ).ping.send(),
    )
    await vi.advanceTimersByTimeAsync(50)
    expect((await call).code).toBe('timeout')
  })

  it("is aborted by the caller's signal", async () => {
    const caller = new AbortController()
    const call = errorOf(clientThat(recordingFetch(never)).ping.send({ signal: caller.signal }))
    caller.abort()
    expect((await call).code).toBe('aborted')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not even sent when the signal was aborted before', async () => {
    const fetch = recordingFetch(never)
    const error = await errorOf(clientThat(fetch).ping.send({ signal: AbortSignal.abort() }))
    expect(error.code).toBe('aborted')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('leaves no timer behind when it succeeds', async () => {
    await clientThat(recordingFetch(() => Response.json({ uid }))).ping.send()
    expect(vi.getTimerCount()).toBe(0)
  })
})
