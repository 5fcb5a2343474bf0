import { expect, it } from 'vitest'
import { createOldPositions } from './old-position.ts'

it('gives only positions that were left long enough ago', () => {
  const positions = createOldPositions()
  expect(positions.newest(0, 60_000)).toBeNull()
  positions.see('start', 0)
  positions.see('start', 30_000)
  // However long somebody thinks, the position is still theirs.
  expect(positions.newest(600_000, 60_000)).toBeNull()
  positions.see('e4', 600_000)
  expect(positions.newest(659_999, 60_000)).toBeNull()
  expect(positions.newest(660_000, 60_000)).toBe('start')
  positions.see('e5', 700_000)
  expect(positions.newest(759_000, 60_000)).toBe('start')
  expect(positions.newest(760_000, 60_000)).toBe('e4')
})
