import { describe, expect, it } from 'vitest'
import { operatorContract } from './calls/operation/index.ts'
import { contract as publicContract } from './contract.ts'
import { listCalls } from './walk.ts'

/** Those of the operators are made of the same. */
const contract = { ...publicContract, ...operatorContract }

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

it('keeps the calls of operators out of the public contract', () => {
  expect(listCalls(publicContract).filter(({ path }) => path.startsWith('operation/'))).toEqual([])
})
