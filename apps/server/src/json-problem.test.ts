import { expect, it } from 'vitest'
import { jsonProblem } from './json-problem.ts'

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

it('S-55: takes JSON that is 10 levels deep and no deeper, however deep', () => {
  expect(jsonProblem(nested(10))).toBeNull()
  expect(jsonProblem(nested(11))).toMatch(/deeper than 10/)
  expect(jsonProblem(nested(4000))).toMatch(/deeper than 10/)
  expect(jsonProblem({ a: { b: nested(9) } })).toMatch(/deeper than 10/)
})

it('S-25: takes no key that reaches for a prototype', () => {
  expect(jsonProblem(JSON.parse('{"a":[{"__proto__":{"isAdmin":true}}]}'))).toMatch(/__proto__/)
  expect(jsonProblem(JSON.parse('{"constructor":1,"a":"__proto__"}'))).toBeNull()
})

it.each(['toString', 'valueOf'])(
  'S-25: takes no key %s, on which a schema that compares would break',
  (key) => {
    expect(jsonProblem({ password: { length: { [key]: 1 } } })).toBe(
      `the key ${key} is not allowed`,
    )
  },
)

it.each([null, 1, 'text', true, undefined, {}, []])('takes %j', (value) => {
  expect(jsonProblem(value)).toBeNull()
})

it.each(['a\0b', '\ud83d', { 'a\0': 1 }, ['\udc00']])(
  'S-23: takes no text that a database can not store: %j',
  (value) => {
    expect(jsonProblem(value)).toMatch(/character that is none/)
  },
)

it('takes every other text', () => {
  expect(jsonProblem({ Дәурен: "'; drop table players; -- 😀\u202e" })).toBeNull()
})
