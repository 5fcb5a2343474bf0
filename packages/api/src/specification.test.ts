import { describe, expect, it } from 'vitest'
import { createApiClient } from './client.ts'
import { contract } from './contract.ts'
import { handlers } from './msw.ts'
import { openApiDocument } from './openapi.ts'
import { routeKey, specifiedCalls } from './specification.ts'
import { listCalls } from './walk.ts'

const calls = new Map(listCalls(contract).map((call) => [routeKey(call), call]))
const client = createApiClient({ baseUrl: '/api/', fetch: () => Promise.reject(new Error('off')) })
const mocked = new Set(
  handlers.map(({ info: { method, path } }) =>
    routeKey({ method: String(method), path: String(path).replace('*/api/', '') }),
  ),
)
const { paths } = openApiDocument(contract)

const all = Object.values(specifiedCalls).flat()

it('names no call twice', () => {
  expect(new Set(all.map(routeKey)).size).toBe(all.length)
})

describe.each(Object.entries(specifiedCalls))('the specified calls of %s', (_, specified) => {
  it.each(specified.map((row) => [routeKey(row)] as const))(
    '%s has definition, client function, mock, roles and description',
    (key) => {
      const call = calls.get(key)
      expect(call, 'its definition in the contract').toBeDefined()
      if (!call) return
      const made = call.id
        .split('.')
        .reduce<unknown>((node, name) => Reflect.get(Object(node), name), client)
      expect(made, 'its function of the client').toBeTypeOf('function')
      expect(mocked, 'its mock').toContain(key)
      expect(call.roles.length, 'who may call it').toBeGreaterThan(0)
      const path = paths[`/${call.path.replaceAll(/:(\w+)/g, '{$1}')}`]
      expect(path?.[call.method.toLowerCase()], 'its operation').toBeDefined()
    },
  )
})
