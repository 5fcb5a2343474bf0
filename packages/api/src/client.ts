import { ApiError } from './api-error.ts'
import type { Call, CallDefinition, CallOptions, CallResponse, CallTree, Fetch } from './call.ts'
import { contract, type Contract } from './contract.ts'
import { readBody } from './read-body.ts'
import { buildUrl } from './url.ts'
import { mapCalls } from './walk.ts'

export interface ApiClientOptions {
  /** The base address of the API: `/api/`, or an absolute address. */
  readonly baseUrl: string
  readonly fetch: Fetch
  /** Returns the current access token; called for each API call. @default no token */
  readonly token?: () => string | null
  /**
   * Returns the language of mails and texts that a call causes, as a BCP 47 tag; called for each API call.
   * @default the browser's own languages
   */
  readonly language?: () => string
  /** How long a call may take, body included, in milliseconds. @default 10_000 */
  readonly timeoutMs?: number
}

/** A function that makes one call. It rejects with an `ApiError` only. */
export type CallFunction<C extends CallDefinition> =
  Partial<CallOptions<C>> extends CallOptions<C>
    ? (options?: CallOptions<C>) => Promise<CallResponse<C>>
    : (options: CallOptions<C>) => Promise<CallResponse<C>>

/** A tree of calls as a tree of functions. */
export type Client<T extends CallTree> = {
  readonly [K in keyof T]: T[K] extends Call
    ? CallFunction<T[K]>
    : T[K] extends CallTree
      ? Client<T[K]>
      : never
}

/** The contract's calls as functions: `api.timeControls.list({ signal })`. */
export type ApiClient = Client<Contract>

/** Creates the client of Kingside's contract. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return createClient(contract, options)
}

/** Creates a client for any tree of calls. */
export function createClient<T extends CallTree>(tree: T, options: ApiClientOptions): Client<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler can't follow a mapped tree; each leaf parses its answer by its own schema
  return mapCalls(
    tree,
    (call) => (inputs?: Inputs) => send(call, inputs ?? {}, options),
  ) as Client<T>
}

interface Inputs {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly fetch?: Fetch
  readonly timeoutMs?: number
}

async function send(call: Call, inputs: Inputs, options: ApiClientOptions): Promise<unknown> {
  const { timeoutMs = options.timeoutMs ?? 10_000, fetch = options.fetch } = inputs
  const url = buildUrl(options.baseUrl, call, inputs.params, inputs.query)
  const end = new AbortController()
  const init = requestInit(call, inputs, options, end.signal)
  let ended: 'timeout' | 'aborted' | null = null
  const endAs = (reason: 'timeout' | 'aborted') => () => {
    ended ??= reason
    end.abort()
  }
  const onAbort = endAs('aborted')
  if (inputs.signal?.aborted) onAbort()
  inputs.signal?.addEventListener('abort', onAbort)
  const timer = setTimeout(endAs('timeout'), timeoutMs)

  const exchange = async (): Promise<unknown> => {
    end.signal.throwIfAborted()
    const response = await fetch(url, init)
    const data = await readBody(response)
    if (!response.ok) throw httpError(call, response, data)
    return parseResponse(call, data)
  }
  try {
    // A fetch that ignores its signal must not keep the caller waiting.
    return await Promise.race([exchange(), rejectWhenAborted(end.signal)])
  } catch (cause) {
    if (ended === 'timeout') {
      const reason = `no complete answer within ${timeoutMs} ms`
      throw new ApiError({ code: 'timeout', call: call.id, reason, cause })
    }
    if (ended === 'aborted') {
      throw new ApiError({ code: 'aborted', call: call.id, reason: 'it was aborted', cause })
    }
    if (cause instanceof ApiError) throw cause
    const reason = 'the server could not be reached'
    throw new ApiError({ code: 'offline', call: call.id, reason, cause })
  } finally {
    clearTimeout(timer)
    inputs.signal?.removeEventListener('abort', onAbort)
  }
}

function requestInit(
  call: Call,
  { body }: Inputs,
  options: ApiClientOptions,
  signal: AbortSignal,
): RequestInit {
  const token = options.token?.() ?? null
  const language = options.language?.()
  const isForm = call.bodyKind === 'multipart'
  return {
    method: call.method,
    credentials: 'same-origin',
    signal,
    headers: {
      accept: 'application/json',
      ...(language !== undefined && { 'accept-language': language }),
      // Of a form the browser writes the type itself, with the boundary.
      ...(body !== undefined &&
        !isForm && { 'content-type': call.textBody?.type ?? 'application/json' }),
      ...(token !== null && { authorization: `JWT ${token}` }),
    },
    ...(body !== undefined && { body: isForm ? formOf(body) : textOf(call, body) }),
  }
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(body))) {
    form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}

const textOf = ({ textBody }: Call, body: unknown): string =>
  textBody && typeof body === 'string' ? body : JSON.stringify(body)

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new DOMException('The call was ended', 'AbortError'))
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}

function httpError(call: Call, response: Response, data: unknown): ApiError {
  const { status, statusText, url } = response
  const headers = Object.fromEntries(response.headers)
  return new ApiError({
    code: 'http',
    call: call.id,
    reason: `the server answered ${status} ${statusText}`.trimEnd(),
    response: { ok: false, status, statusText, headers, url, data },
  })
}

function parseResponse(call: Call, data: unknown): unknown {
  const parsed = call.response.safeParse(data)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') || 'the body'
  throw new ApiError({
    code: 'invalid-response',
    call: call.id,
    reason: `${field} is not as the contract says (${issue?.message ?? 'unknown issue'})`,
    cause: parsed.error,
  })
}
