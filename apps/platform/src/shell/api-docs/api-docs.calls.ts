import { z } from 'zod/mini'
import type { AppDependencies } from '../../dependencies.ts'
import type { ApiArea, ApiCall, ApiField } from './api-docs.types.ts'

// Not `z.record`, whose code the first page would carry.
const recordOf = <T extends z.ZodMiniType>(value: T) => z.catchall(z.object({}), value)

const schema = recordOf(z.unknown())
const content = z.object({
  'application/json': z.object({ schema, example: z.optional(z.unknown()) }),
})
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  'x-roles': z.array(z.string()),
  parameters: z.array(
    z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema }),
  ),
  requestBody: z.optional(z.object({ content })),
  responses: recordOf(z.object({ description: z.string(), content: z.optional(content) })),
})
const apiDocument = z.object({ paths: recordOf(recordOf(operation)) })

type Operation = z.output<typeof operation>

/** The server's description of its API. Rejects when it does not answer, or with something else. */
export async function loadApiAreas(
  { server }: Pick<AppDependencies, 'server'>,
  signal: AbortSignal,
): Promise<readonly ApiArea[]> {
  const response = await server.fetch(`${server.baseUrl}openapi.json`, { signal })
  if (!response.ok) throw new Error(`The description of the API answered ${response.status}.`)
  const { paths } = apiDocument.parse(await response.json())
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => callOf(path, method, described)),
  )
  const areas = new Map<string, readonly ApiCall[]>()
  for (const call of calls) {
    const name = call.id.split('.')[0] ?? call.id
    areas.set(name, [...(areas.get(name) ?? []), call])
  }
  return [...areas]
    .map(([name, own]) => ({ name, calls: own }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

function callOf(path: string, method: string, described: Operation): ApiCall {
  const body = described.requestBody?.content['application/json'].schema
  const responses = Object.entries(described.responses)
  const [status, good] = responses.find(([code]) => code.startsWith('2')) ?? ['200', null]
  const example = good?.content?.['application/json'].example
  return {
    id: described.operationId,
    method: method.toUpperCase(),
    path,
    summary: described.summary,
    roles: described['x-roles'],
    inputs: [
      ...described.parameters.map(({ name, in: place, required, schema: type }) => ({
        name,
        place,
        isRequired: required,
        type: typeOf(type),
      })),
      ...(body ? fieldsOf(body).map((field) => ({ ...field, place: 'body' as const })) : []),
    ],
    example: example === undefined ? null : JSON.stringify(example, null, 2),
    status,
    errors: responses
      .filter(([code]) => !code.startsWith('2'))
      .map(([code, { description }]) => ({ status: code, codes: description })),
  }
}

function fieldsOf(body: Readonly<Record<string, unknown>>): readonly ApiField[] {
  const properties = schema.safeParse(body['properties'])
  const required = z.array(z.string()).safeParse(body['required'])
  if (!properties.success) return []
  return Object.entries(properties.data).map(([name, field]) => ({
    name,
    type: typeOf(schema.safeParse(field).data ?? {}),
    isRequired: required.success && required.data.includes(name),
  }))
}

/** A JSON schema in a few words. */
function typeOf(field: Readonly<Record<string, unknown>>): string {
  const choices = z.array(schema).safeParse(field['anyOf'] ?? field['oneOf'])
  if (choices.success) return [...new Set(choices.data.map(typeOf))].join(' | ')
  const values = z.array(z.unknown()).safeParse(field['enum'])
  if (values.success) return values.data.map((value) => JSON.stringify(value)).join(' | ')
  if (field['const'] !== undefined) return JSON.stringify(field['const'])
  const items = schema.safeParse(field['items'])
  if (field['type'] === 'array' && items.success) {
    const item = typeOf(items.data)
    return item.includes('|') ? `(${item})[]` : `${item}[]`
  }
  return typeof field['type'] === 'string' ? field['type'] : 'any'
}
