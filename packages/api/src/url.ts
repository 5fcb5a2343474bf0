import type { CallDefinition } from './call.ts'

type Value = string | number | boolean

/**
 * The address of a call: `base` (with or without its last slash), the path with its parameters
 * filled in, and the query; `undefined` and `null` are left out, lists are repeated.
 * @throws TypeError when a path parameter is missing or would change the path's shape.
 */
export function buildUrl(
  base: string,
  call: CallDefinition,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeSegment(call, name, params[name]),
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value]
        .flat()
        .filter(isValue)
        .map((item) => [name, String(item)]),
    ),
  ).toString()
  return `${base.replace(/\/+$/, '')}/${path}${search && `?${search}`}`
}

function encodeSegment(call: CallDefinition, name: string, value: unknown): string {
  const segment = isValue(value) ? String(value) : ''
  // Fetch resolves dot segments even when they are encoded, so `..` would address another call.
  if (segment === '' || segment === '.' || segment === '..') {
    throw new TypeError(
      `The call ${call.id} can't be addressed: its path parameter "${name}" is ${JSON.stringify(value)}. Pass a non-empty value other than dots.`,
    )
  }
  return encodeURIComponent(segment)
}

function isValue(value: unknown): value is Value {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
