import { contract, type Call, type CallResponse } from '@kingside/api'
import { expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { type CallerKind, type WholeApp, wholeApp } from '../../testing/whole-app.ts'

const database = testDatabase()

async function call<C extends Call>(
  app: WholeApp,
  caller: CallerKind,
  definition: C,
  { id = '', body }: { readonly id?: string; readonly body?: unknown } = {},
): Promise<CallResponse<C>> {
  const response = await app.request(caller, {
    method: definition.method,
    path: `/api/${definition.path.replace(':id', id)}`,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the schema from which its type comes
  return definition.response.parse(await response.json()) as CallResponse<C>
}

it('begins games that the games know: by a challenge, by a search, with a bot', async () => {
  const app = await wholeApp(database())
  const { challenges, requests, gaming } = contract
  const terms = { rating_type: 'worldchess', time_control_id: 9, desired_color: 'black' }
  const made = await call(app, 'free', challenges.short.create, { body: terms })
  const taken = await call(app, 'pro', challenges.short.accept, { id: made.id, body: {} })

  const search = { opp_mode: 'other', rating: ['non-rated'], time_control: [9] }
  await call(app, 'anonymous', requests.create, { body: search })
  const found = await call(app, 'free', requests.create, { body: search })

  const alone = await call(app, 'pro', requests.create, { body: search })
  const bot = await call(app, 'pro', requests.playBot, { id: alone.id })

  expect([found.status, found.is_bot, bot.is_bot]).toEqual(['found', false, true])
  const ids = [taken.game_id, found.game_id ?? '', bot.game_id]
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) {
    const response = await app.request('anonymous', {
      method: 'GET',
      path: `/api/${gaming.get.path.replace(':id', id)}`,
    })
    expect(response.status).toBe(200)
  }
  const stats = await call(app, 'stranger', contract.platform.stats)
  expect(stats.games).toBe(3)
  expect(app.takeFailures()).toEqual([])
})
