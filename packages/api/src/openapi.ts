import { z } from 'zod/mini'
import type { Call, CallDefinition, CallTree } from './call.ts'

import { listCalls } from './walk.ts'
import { commonErrors, errorStatus, type ErrorCode } from './facts/error-codes.ts'
import { errorBody } from './error-body.ts'

type Json = Readonly<Record<string, unknown>>

/** An OpenAPI 3.1 document, ready for `JSON.stringify`. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
  readonly components: Json
}

/** Describes every call of a tree as OpenAPI, for readers and tools that don't use the client. */
export function openApiDocument(tree: CallTree, version = '0.1.0'): OpenApiDocument {
  const paths: Record<string, Record<string, Json>> = {}
  for (const call of listCalls(tree)) {
    const path = `/${call.path.replaceAll(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kingside API', version },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: {
        jwt: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The word `JWT`, a space, and the access token.',
        },
      },
    },
  }
}

function operation(call: Call): Json {
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.id.split('.')[0]],
    'x-roles': call.roles,
    security: call.roles.includes('anonymous') ? [{}, { jwt: [] }] : [{ jwt: [] }],
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(call.body && {
      requestBody: {
        required: !call.body.safeParse(undefined).success,
        content: {
          [bodyTypeOf(call)]: { schema: schemaOf(call.body, 'input') },
        },
      },
    }),
    responses: {
      [call.status ?? 200]: {
        description: 'Done.',
        ...(call.status !== 204 && {
          content: {
            'application/json': {
              schema: schemaOf(call.response, 'output'),
              example: call.example,
            },
          },
        }),
      },
      ...(call.isMadeLater && {
        202: { description: 'Still being made: ask again after the seconds of Retry-After.' },
      }),
      ...errorResponses([...commonErrors, ...call.errors], call.statuses),
    },
  }
}

function bodyTypeOf({ bodyKind, textBody }: Call): string {
  if (textBody) return textBody.type
  return bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json'
}

function parameters(place: 'path' | 'query', schema: z.ZodMiniObject | undefined): readonly Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: schemaOf(field, 'input'),
  }))
}

function errorResponses(codes: readonly ErrorCode[], own: CallDefinition['statuses'] = {}): Json {
  const statusOf = (code: ErrorCode) => own[code] ?? errorStatus[code]
  const statuses = [...new Set(codes.map(statusOf))]
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: codes.filter((code) => statusOf(code) === status).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}
