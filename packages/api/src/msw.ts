import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'
import type { Call, CallDefinition, CallInput, CallResult } from './call.ts'
import { contract } from './contract.ts'
import { queryInput } from './query-input.ts'
import { readBody } from './read-body.ts'
import { bySpecificity } from './specificity.ts'
import { listCalls } from './walk.ts'

/** What a mock receives: the parsed inputs, and the request for everything else. */
export interface MockInput<C extends CallDefinition> extends CallInput<C> {
  readonly request: Request
}

/** The path of the API on any origin. */
const base = '*/api/'

const methods = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const satisfies Record<Call['method'], unknown>

/**
 * Mocks a call: answers with what `responder` returns, or with the call's example. Throws when an input or a result
 * breaks the contract, so that mocks stay true to it.
 */
export function mockCall<C extends Call, const R extends CallResult<C> | Response>(
  call: C,
  responder?: (input: MockInput<C>) => R | Promise<R>,
): HttpHandler {
  return intercept(call, async ({ request, params }) => {
    if (!responder) return answer(call, call.example)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each part was parsed by the schema from which its type comes
    const input = {
      params: call.params?.parse(params),
      query: call.query?.parse(queryInput(call.query, new URL(request.url).searchParams)),
      body: call.body?.parse(await readBody(request.clone())),
      request,
    } as MockInput<C>
    const result = await responder(input)
    return result instanceof Response ? result : answer(call, call.response.parse(result))
  })
}

/** Mocks a call that never reaches the server. */
export function mockNetworkError(call: Call): HttpHandler {
  return intercept(call, () => HttpResponse.error())
}

/** Mocks a call that never answers: for loading states. */
export function mockNever(call: Call): HttpHandler {
  return intercept(call, () => new Promise(() => {}))
}

/** Mocks a call that fails with a status; `body` is usually an `ErrorBody`. */
export function mockFailure(call: Call, status: number, body: JsonBodyType): HttpHandler {
  return intercept(call, () => HttpResponse.json(body, { status }))
}

/** One handler for each call of the contract; each answers with the call's example. */
export const handlers: readonly HttpHandler[] = listCalls(contract)
  .toSorted(bySpecificity)
  .map((call) => mockCall(call))

interface Intercepted {
  readonly request: Request
  readonly params: Readonly<Record<string, unknown>>
}

function intercept(
  call: Call,
  resolve: (intercepted: Intercepted) => Response | Promise<Response>,
): HttpHandler {
  return methods[call.method](`${base}${call.path}`, resolve)
}

function answer({ status = 200 }: Call, value: unknown): Response {
  return status === 204 ? new Response(null, { status }) : Response.json(value, { status })
}
