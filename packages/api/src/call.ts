import { z } from 'zod/mini'

import type { ErrorCode } from './facts/error-codes.ts'

// Zod's compiled parsers need `new Function`; a page whose policy has no 'unsafe-eval' would log a violation.
z.config({ jitless: true })

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: a visitor without an account, a free or a Pro account, an administrator. */
export type Role = 'anonymous' | 'free' | 'pro' | 'admin'

/** For a call's `roles`: no account is needed. */
export const everyone = ['anonymous', 'free', 'pro', 'admin'] as const satisfies readonly Role[]

/** One call of the contract; client, server route, mock and OpenAPI entry are made from it. */
export interface CallDefinition {
  /** Its place in the contract's tree, such as `timeControls.list`. */
  readonly id: string
  readonly method: Method
  /** Relative to the base address, with the slash at its end as specified: `online/request/:id/`. */
  readonly path: string
  /** One sentence on what the call does. */
  readonly summary: string
  /** One field for each `:name` in the path. */
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniType
  /** `multipart` sends the body's fields as a form, of which one may be a `File`. @default json */
  readonly bodyKind?: 'json' | 'multipart'
  /** Whether the body is sent as it is, as text of such a type and with so many bytes at most, and not as JSON. */
  readonly textBody?: { readonly type: string; readonly maxBytes: number }
  /** What a good answer's status is. With 204 there is no body, and `response` is `nothing`. @default 200 */
  readonly status?: 200 | 201 | 204
  /** Whether the answer may be 202 while what was asked for is still made: ask again after `Retry-After`. */
  readonly isMadeLater?: boolean
  readonly response: z.ZodMiniType
  /** Codes of this call alone; every call also has those of `commonErrors`. */
  readonly errors: readonly ErrorCode[]
  /** Statuses of this call's codes where they differ from `errorStatus`. */
  readonly statuses?: Readonly<Partial<Record<ErrorCode, number>>>
  readonly roles: readonly Role[]
  /** A valid response: what the mocks answer and the OpenAPI document shows. */
  readonly example: unknown
}

/** The response of a call that answers without a body. */
export const nothing = z.undefined()

/** A definition made by `defineCall`; `kind` distinguishes it from a group of calls. */
export interface Call extends CallDefinition {
  readonly kind: 'call'
}

/** Calls in named groups. */
export interface CallTree {
  readonly [name: string]: Call | CallTree
}

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

/** Defines a call and keeps its exact types, from which client and server infer theirs. */
export function defineCall<const C extends CallDefinition>(
  definition: C & { readonly example: DeepReadonly<z.input<C['response']>> },
): C & { readonly kind: 'call' } {
  return { ...definition, kind: 'call' }
}

/** The parsed answer of a call. */
export type CallResponse<C extends CallDefinition> = z.output<C['response']>

/** What a handler or a mock returns, before it is parsed by the response's schema. */
export type CallResult<C extends CallDefinition> = DeepReadonly<z.input<C['response']>>

type Optional<Name extends string, T> = undefined extends T
  ? { readonly [N in Name]?: T }
  : Partial<T> extends T
    ? { readonly [N in Name]?: T }
    : { readonly [N in Name]: T }

type ParamsOption<C> = C extends { params: infer S extends z.ZodMiniType }
  ? { readonly params: z.input<S> }
  : unknown
type QueryOption<C> = C extends { query: infer S extends z.ZodMiniType }
  ? Optional<'query', z.input<S>>
  : unknown
type BodyOption<C> = C extends { body: infer S extends z.ZodMiniType }
  ? Optional<'body', z.input<S>>
  : unknown

/** For a call that sends a file: another way to send, such as one that tells its progress, and the time that it may take. */
type FileOption<C> = C extends { bodyKind: 'multipart' }
  ? {
      /** @default the client's */
      readonly fetch?: Fetch
      /** In milliseconds. @default the client's */
      readonly timeoutMs?: number
    }
  : unknown

/** What a caller passes: the inputs that the call has, and a signal to abort it. */
export type CallOptions<C extends CallDefinition> = ParamsOption<C> &
  QueryOption<C> &
  BodyOption<C> &
  FileOption<C> & { readonly signal?: AbortSignal }

/** How a request is sent and answered. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

type Parsed<C, Name extends string> = C extends {
  readonly [N in Name]: infer S extends z.ZodMiniType
}
  ? z.output<S>
  : undefined

/** The parsed inputs of a call as a handler or a mock receives them; `undefined` where the call has none. */
export interface CallInput<C extends CallDefinition> {
  readonly params: Parsed<C, 'params'>
  readonly query: Parsed<C, 'query'>
  readonly body: Parsed<C, 'body'>
}
