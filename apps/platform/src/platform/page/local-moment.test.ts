import { expect, it } from 'vitest'
import { localMomentOf, momentOf, quarterTimes } from './local-moment.ts'

it('P14: keeps the moment from the reader’s clock to UTC and back', () => {
  // 22:00 in UTC is another day east of it.
  for (const iso of ['2026-12-04T22:00:00.000Z', '2026-12-31T23:45:00.000Z']) {
    expect(momentOf(localMomentOf(new Date(iso)))).toBe(iso)
  }
})

it('P14: has the chosen time among those to choose from', () => {
  expect(quarterTimes('17:30')).toHaveLength(96)
  expect(quarterTimes('17:33')).toHaveLength(97)
  expect(quarterTimes('17:33')).toContain('17:33')
})
