import { contract, listCalls } from '@kingside/api'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { fakeDeps } from '../testing/fake-deps.ts'
import { createRoutes } from './index.ts'

const app = new Hono()
for (const { call } of createRoutes(fakeDeps())) {
  app.on(call.method, `/${call.path}`, (context) => context.text(call.id))
}

it.each(listCalls(contract).map((call) => [call.id, call] as const))(
  'leads the address of %s to it, not to a call with a parameter in that place',
  async (id, call) => {
    const response = await app.request(`/${call.path.replaceAll(/:\w+/g, '7')}`, {
      method: call.method,
    })
    expect(await response.text()).toBe(id)
  },
)
