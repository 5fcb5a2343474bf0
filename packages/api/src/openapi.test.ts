import { describe, expect, it } from 'vitest'
import { contract } from './contract.ts'
import { openApiDocument } from './openapi.ts'
import { testCalls } from './test-calls.ts'
import { listCalls } from './walk.ts'

it('lists each call of the contract once', () => {
  const operations = Object.values(openApiDocument(contract).paths).flatMap((path) =>
    Object.values(path),
  )
  // The document groups calls by path, so that the order is its own.
  expect(operations.map(({ operationId }) => String(operationId)).toSorted()).toEqual(
    listCalls(contract)
      .map(({ id }) => id)
      .toSorted(),
  )
})

it('is plain JSON', () => {
  const document = openApiDocument(contract)
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})

describe('an operation', () => {
  const { paths } = openApiDocument(testCalls)

  it('has its path parameters required and its query parameters as the schema says', () => {
    expect(paths['/online/request/{id}/']?.['get']).toMatchObject({
      security: [{ jwt: [] }],
      'x-roles': ['free', 'pro'],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'tag', in: 'query', required: false, schema: { type: 'array' } },
        { name: 'limit', in: 'query', required: false },
      ],
    })
  })

  it('has the errors that only it gives beside those of every call', () => {
    const responses = paths['/online/request/{id}/']?.['get']?.['responses']
    expect(responses).toMatchObject({
      404: { description: 'not_found' },
      413: { description: 'too_large' },
    })
  })

  it('has its body, the response and an example', () => {
    expect(paths['/online/request/']?.['post']).toMatchObject({
      security: [{}, { jwt: [] }],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { type: 'object' } } },
      },
      responses: { 200: { content: { 'application/json': { example: { id: '7' } } } } },
    })
  })
})
