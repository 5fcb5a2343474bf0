import { defineCall, everyone } from '@kingside/api'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { bind, type Route } from './bind.ts'
import { CallError, errorResponse } from './call-error.ts'

const getRequest = defineCall({
  id: 'requests.get',
  method: 'GET',
  path: 'online/request/:id/',
  summary: 'Gets a request.',
  params: z.object({ id: z.string().check(z.regex(/^\d+$/, 'expected digits')) }),
  query: z.object({
    limit: z.optional(z.coerce.number<string>()),
    tag: z.optional(z.array(z.string())),
  }),
  response: z.object({ id: z.string(), limit: z.number(), tags: z.array(z.string()) }),
  errors: ['not_found'],
  roles: everyone,
  example: { id: '1', limit: 30, tags: [] },
})

function request(route: Route, path: string) {
  const app = new Hono()
  app.on(route.call.method, `/${route.call.path}`, route.handle)
  app.onError((error) =>
    error instanceof CallError
      ? errorResponse(error.code, error.message)
      : errorResponse('server_error', error.name),
  )
  return app.request(path)
}

const echo = bind(getRequest, async ({ params, query }) => ({
  id: params.id,
  limit: query.limit ?? 30,
  tags: query.tag ?? [],
}))

it('gives the handler the parsed inputs', async () => {
  const response = await request(echo, '/online/request/7/?limit=5&tag=a&tag=b')
  expect(await response.json()).toEqual({ id: '7', limit: 5, tags: ['a', 'b'] })
})

it.each([
  ['/online/request/seven/', 'The path of the call is not valid. id: expected digits'],
  [
    '/online/request/7/?limit=many',
    'The query of the call is not valid. limit: Invalid input: expected number, received NaN',
  ],
])('refuses %s and names the field', async (path, detail) => {
  const response = await request(echo, path)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ code: 'bad_request', detail })
})

it('S-23: refuses text that a database can not store, wherever it stands', async () => {
  const response = await request(echo, '/online/request/7/?tag=a%00b')
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    code: 'bad_request',
    detail: 'The query of the call is not valid. a text has a character that is none',
  })
})

it("ends a call with one of the call's own errors", async () => {
  const route = bind(getRequest, async ({ fail }) => fail('not_found', 'No such request.'))
  const response = await request(route, '/online/request/7/')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ code: 'not_found', detail: 'No such request.' })
})

it('sends no field that the contract does not have', async () => {
  const route = bind(getRequest, async () => ({
    id: '7',
    limit: 1,
    tags: [],
    email: 'a@b.example',
  }))
  expect(await (await request(route, '/online/request/7/')).json()).toEqual({
    id: '7',
    limit: 1,
    tags: [],
  })
})

it('does not send a result that breaks the contract', async () => {
  const route = bind(getRequest, async () => ({ id: '7', limit: Number.NaN, tags: [] }))
  const response = await request(route, '/online/request/7/')
  expect(await response.json()).toEqual({ code: 'server_error', detail: '$ZodError' })
})

it('refuses visitors without an account where the call is not for them', async () => {
  const route = bind(
    { ...getRequest, roles: ['free', 'pro'] } as const,
    async () => getRequest.example,
  )
  const response = await request(route, '/online/request/7/')
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ code: 'unauthorised', detail: 'Sign in first.' })
})
