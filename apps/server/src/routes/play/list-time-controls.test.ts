import { timeControls } from '@kingside/api'
import { expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { createTimeControlStore } from '../../db/time-control-store.ts'
import { fakeDeps } from '../../testing/fake-deps.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()

it('lists the time controls of the database as the contract has them', async () => {
  const app = createApp(fakeDeps({ timeControls: createTimeControlStore(database()) }))
  const response = await app.request('/api/timecontrols/')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual(timeControls)
})
