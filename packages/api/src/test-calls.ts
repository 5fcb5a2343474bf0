import { z } from 'zod/mini'
import { defineCall, everyone } from './call.ts'

/** A small tree with every kind of input, for tests of the code that reads contracts. */
export const testCalls = {
  requests: {
    get: defineCall({
      id: 'requests.get',
      method: 'GET',
      path: 'online/request/:id/',
      summary: 'Gets a request.',
      params: z.object({ id: z.string() }),
      query: z.object({ tag: z.optional(z.array(z.string())), limit: z.optional(z.string()) }),
      response: z.object({ status: z.enum(['open', 'taken']) }),
      errors: ['not_found'],
      roles: ['free', 'pro'],
      example: { status: 'open' },
    }),
    create: defineCall({
      id: 'requests.create',
      method: 'POST',
      path: 'online/request/',
      summary: 'Creates a request.',
      body: z.object({ color: z.enum(['white', 'black']) }),
      response: z.object({ id: z.string() }),
      errors: [],
      roles: everyone,
      example: { id: '7' },
    }),
  },
} as const
