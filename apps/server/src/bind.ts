import { type Call, type CallInput, type CallResult, queryInput } from '@kingside/api'
import type { Context } from 'hono'
import { z } from 'zod/mini'
import { CallError } from './call-error.ts'
import { type Caller, callerOf } from './caller.ts'
import { jsonProblem } from './json-problem.ts'
import { readForm } from './read-form.ts'

// `zod/mini` has no error messages of its own, and `parseInput` puts them into its answers.
z.config(z.locales.en())

/** What a handler receives. */
export interface HandlerInput<C extends Call> extends CallInput<C> {
  /** Who makes the call; the role is one of the call's. */
  readonly caller: Caller
  /** For cookies and headers; the inputs of the call are parsed already. */
  readonly context: Context
  /** The answer is 202: what was asked for is still made, and to be asked for again after so many seconds. */
  readonly later: (seconds: number) => void
  /** Ends the call with one of its own error codes. */
  readonly fail: (code: C['errors'][number], detail: string) => never
}

/** A call of the contract with the handler that answers it. */
export interface Route {
  readonly call: Call
  readonly handle: (context: Context) => Promise<Response>
}

/**
 * Binds a call to its handler. A caller without any of the call's roles is refused; inputs are parsed before the handler runs (400 `bad_request` names the field);
 * the result is parsed as well, so that an answer has no field that the contract doesn't have.
 */
export function bind<C extends Call, const R extends CallResult<C>>(
  call: C,
  handler: (input: HandlerInput<C>) => Promise<R>,
): Route {
  const fail = (code: C['errors'][number], detail: string): never => {
    const status = call.statuses?.[code]
    throw new CallError(code, detail, { ...(status !== undefined && { status }) })
  }
  return {
    call,
    handle: async (context) => {
      const { params, query, body } = call
      const caller = await callerOf(context)
      refuseOtherRoles(call, caller)
      const search = new URL(context.req.url).searchParams
      let retryAfter: number | null = null
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each part was parsed by the schema from which its type comes
      const input = {
        params: params && parseInput('path', params, context.req.param()),
        query: query && parseInput('query', query, queryInput(query, search)),
        body: body && parseInput('body', body, await readBody(call, context)),
        caller,
        context,
        later: (seconds: number) => {
          if (!call.isMadeLater) throw new TypeError(`${call.id} is never answered later.`)
          retryAfter = seconds
        },
        fail,
      } as HandlerInput<C>
      const result = call.response.parse(await handler(input))
      const { status = 200 } = call
      if (status === 204) return context.body(null, status)
      const type = { 'content-type': 'application/json' }
      return retryAfter === null
        ? context.body(JSON.stringify(result), status, type)
        : context.body(JSON.stringify(result), 202, { ...type, 'retry-after': String(retryAfter) })
    },
  }
}

/** A body as the call says that it is sent. */
async function readBody({ bodyKind, textBody }: Call, context: Context): Promise<unknown> {
  if (textBody) return context.req.text()
  return bodyKind === 'multipart' ? readForm(context) : readJson(context)
}

function refuseOtherRoles({ roles }: Call, { role }: Caller): void {
  if (roles.includes(role)) return
  if (role === 'anonymous') throw new CallError('unauthorised', 'Sign in first.')
  throw new CallError('forbidden', 'Your account does not allow this.')
}

/** The route of a call that is not implemented yet: answers 501 to callers with an allowed role. */
export function bindLater(call: Call): Route {
  return {
    call,
    handle: async (context) => {
      refuseOtherRoles(call, await callerOf(context))
      throw new CallError('not_implemented', `This server does not answer ${call.id} yet.`)
    },
  }
}

/**
 * Parses an input of a call.
 * @throws CallError `bad_request`, which names the fields
 */
export function parseInput<S extends z.ZodMiniType>(
  place: 'path' | 'query' | 'body',
  schema: S,
  value: unknown,
): z.output<S> {
  const unfit = jsonProblem(value)
  const parsed = unfit === null ? schema.safeParse(value) : null
  if (parsed?.success) return parsed.data
  const problems = (parsed?.error.issues ?? [{ path: [], message: unfit }]).map(
    ({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message),
  )
  throw new CallError(
    'bad_request',
    `The ${place} of the call is not valid. ${problems.join('; ')}`,
  )
}

/**
 * Reads a body, which must be JSON; an empty one is `undefined`.
 * @throws CallError `bad_request`
 */
export async function readJson(context: Context): Promise<unknown> {
  const text = await context.req.text()
  if (text === '') return undefined
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) {
    throw new CallError('bad_request', 'The body must be sent as application/json.')
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new CallError('bad_request', 'The body is not valid JSON.')
  }
}
