import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { isDiskFull } from './disk.ts'

it('is full where less is left than is needed', async () => {
  const folder = temporaryFolder()
  expect(await isDiskFull(folder, 1)).toBe(false)
  expect(await isDiskFull(folder, Number.MAX_SAFE_INTEGER)).toBe(true)
})
