import { describe, expect, it } from 'vitest'
import { ratedConduct } from './conduct.ts'

const at = new Date('2026-11-23T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(at.getTime() - minutes * 60_000)

describe('P10: rated games', () => {
  it('are open to who has done nothing, and the first offence closes nothing', () => {
    expect(ratedConduct({ count: 0, lastAt: null }, at)).toEqual({
      offences: 0,
      closedUntil: null,
      nextMinutes: 0,
    })
    expect(ratedConduct({ count: 1, lastAt: at }, at)).toEqual({
      offences: 1,
      closedUntil: null,
      nextMinutes: 2,
    })
  })

  it.each([
    [2, 2, 10],
    [3, 10, 60],
    [4, 60, 60],
    [9, 60, 60],
  ])(
    'are closed after %i offences for %i minutes, and the next time for %i',
    (count, minutes, next) => {
      const justNow = ratedConduct({ count, lastAt: at }, at)
      expect(justNow).toEqual({
        offences: count,
        closedUntil: new Date(at.getTime() + minutes * 60_000),
        nextMinutes: next,
      })
      expect(ratedConduct({ count, lastAt: minutesAgo(minutes) }, at).closedUntil).toBeNull()
    },
  )
})
