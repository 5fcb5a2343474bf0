import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { queryInput } from './query-input.ts'

const schema = z.object({
  limit: z.optional(z.coerce.number<string>()),
  tag: z.optional(z.array(z.string())),
  name: z.optional(z.string()),
})

it.each([
  ['', {}],
  ['limit=30&unknown=1', { limit: '30' }],
  ['tag=a', { tag: ['a'] }],
  ['tag=a&tag=b', { tag: ['a', 'b'] }],
  ['name=a&name=b', { name: 'b' }],
])('reads "%s"', (search, expected) => {
  const input = queryInput(schema, new URLSearchParams(search))
  expect(input).toEqual(expected)
  expect(schema.safeParse(input).success).toBe(true)
})
