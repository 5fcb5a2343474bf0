import { describe, expect, it } from 'vitest'
import { contract } from './contract.ts'
import { listCalls } from './walk.ts'

describe.each(listCalls(contract).map((call) => [call.id, call] as const))('%s', (_, call) => {
  it('has an example that satisfies its response schema unchanged', () => {
    expect(call.response.parse(call.example)).toEqual(call.example)
  })

  it('is found in the contract under its id', () => {
    const found = call.id
      .split('.')
      .reduce<unknown>((node, name) => Reflect.get(Object(node), name), contract)
    expect(found).toBe(call)
  })

  it('has a relative path that ends as specified and one parameter for each name in it', () => {
    expect(call.path).not.toMatch(/^\//)
    const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(call.params?.shape ?? {})).toEqual(names)
  })
})

it('gives no two calls the same method and path', () => {
  const routes = listCalls(contract).map(({ method, path }) => `${method} ${path}`)
  expect(new Set(routes).size).toBe(routes.length)
})
