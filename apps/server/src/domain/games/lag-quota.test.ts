import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compensate, lagGain, startQuota } from './lag-quota.ts'

/** Published steps (scalachess ClockLagCompTest, MIT), in centiseconds. */
const steps = [
  { clock: 60_000, wait: 0, lags: [400], left: 59_900 },
  { clock: 60_000, wait: 100, lags: [400], left: 59_800 },
  { clock: 60_000, wait: 0, lags: [300, 300], left: 59_800 },
  { clock: 60_000, wait: 0, lags: [0, 0, 0, 0, 0, 0, 500, 500, 500], left: 59_400 },
  { clock: 6_000, wait: 0, lags: [0, 300], left: 5_856 },
  { clock: 6_000, wait: 0, lags: [0, 0, 0, 0, 700], left: 5_573 },
]

it.each(steps)(
  'R33: of $clock cs with lags $lags and $wait cs of thought, $left are left',
  (step) => {
    const gain = lagGain(step.clock * 10, 0)
    let quota = startQuota(gain)
    let left = step.clock * 10
    for (const lag of step.lags) {
      const paid = compensate((step.wait + lag) * 10, lag * 10, { quota, gain })
      quota = paid.quota
      left -= paid.costMs
    }
    expect(left).toBe(step.left * 10)
  },
)

it('R33, S-72: a client that reports 10 s of lag for each move never has more than 7 gains', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 15_000, max: 5_400_000 }),
      fc.integer({ min: 0, max: 30_000 }),
      fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 80 }),
      (baseMs, incrementMs, thoughts) => {
        const gain = lagGain(baseMs, incrementMs)
        let quota = startQuota(gain)
        let gained = 0
        for (const [index, elapsed] of thoughts.entries()) {
          const paid = compensate(elapsed, 10_000, { quota, gain })
          expect(paid.compensatedMs).toBeLessThanOrEqual(quota)
          quota = paid.quota
          expect(quota).toBeLessThanOrEqual(7 * gain)
          gained += paid.compensatedMs
          // Three gains to begin with, and one for each move.
          expect(gained).toBeLessThanOrEqual((3 + index) * gain)
        }
      },
    ),
  )
})

it('gives nothing for less than nothing', () => {
  expect(compensate(1000, -5000, { quota: 900, gain: 300 }).costMs).toBe(1000)
})
