import type { Call } from '@kingside/api'
import fc, { type Arbitrary } from 'fast-check'
import { fitting } from './fitting.ts'
import { hostileText, spoilt } from './hostile.ts'

/** A request to the API as text, so that it can be shown and sent again. */
export interface FuzzRequest {
  readonly method: string
  /** With the query. */
  readonly path: string
  readonly body: string | null
  readonly contentType: string
}

/** Requests of a call that fit its definition. */
export function fittingRequests(call: Call): Arbitrary<FuzzRequest> {
  return requests(call, (schema) => fitting(schema), fc.constant('application/json'))
}

/** Requests of a call of which parts are hostile, broken or of the wrong type. */
export function hostileRequests(call: Call): Arbitrary<FuzzRequest> {
  return fc.oneof(
    { weight: 6, arbitrary: requests(call, (schema) => spoilt(fitting(schema)), json) },
    { weight: 1, arbitrary: requests(call, fitting, types).chain(withBrokenBody) },
  )
}

const json = fc.constant('application/json')
const types = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  '',
)

type Schema = NonNullable<Call['body']>

/** A form as text: its file is a picture that is text. */
function formOf(value: unknown): string {
  const fields = {
    ...Object(value),
    file: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  }
  const parts = Object.entries(fields).map(
    ([name, field]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${name === 'file' ? '; filename="a.svg"' : ''}\r\n\r\n${textOf(field)}\r\n`,
  )
  return `${parts.join('')}--${boundary}--\r\n`
}

const boundary = 'kingside-form'
const formType = fc.constant(`multipart/form-data; boundary=${boundary}`)

function requests(
  { method, path, params, query, body, bodyKind }: Call,
  values: (schema: Schema) => Arbitrary<unknown>,
  contentTypes: Arbitrary<string>,
): Arbitrary<FuzzRequest> {
  const isForm = bodyKind === 'multipart'
  return fc
    .tuple(
      params ? values(params) : fc.constant({}),
      query ? fc.oneof(values(query), extraQuery) : fc.constant({}),
      body ? values(body).map(isForm ? formOf : jsonOf) : fc.constant(null),
      isForm ? formType : contentTypes,
    )
    .map(([given, search, text, contentType]) => ({
      method,
      path: `/api/${path.replaceAll(/:(\w+)/g, (_, name: string) => segment(given, name))}${queryText(search)}`,
      body: text,
      contentType,
    }))
}

const jsonOf = (value: unknown) => JSON.stringify(value) ?? null

const extraQuery = fc.dictionary(
  fc.constantFrom('limit', 'offset', 'ordering', 'status', 'id', '__proto__', 'a[b]'),
  hostileText,
)

function withBrokenBody(request: FuzzRequest): Arbitrary<FuzzRequest> {
  if (request.body === null) return fc.constant(request)
  const { body } = request
  return fc
    .constantFrom(
      body.slice(0, -1),
      `${body}${body}`,
      '',
      '\0',
      '[',
      '{"__proto__":',
      'null',
      '"x"',
    )
    .map((broken) => ({ ...request, body: broken }))
}

/** A path's part as a browser would send it; one that would name another call is left as a letter. */
function segment(given: unknown, name: string): string {
  const value = textOf(Reflect.get(Object(given), name))
  return ['', '.', '..'].includes(value) ? 'x' : encode(value)
}

function queryText(search: unknown): string {
  const pairs = Object.entries(Object(search)).flatMap(([name, value]) =>
    [value].flat().map((item) => `${encode(name)}=${encode(textOf(item))}`),
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** Half a character can't be encoded; a client that sends it anyway sends these bytes. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\u{FFFD}'))
}
