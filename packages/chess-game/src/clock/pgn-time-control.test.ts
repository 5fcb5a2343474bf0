import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pressClock, startClock } from './clock.ts'
import {
  formatTimeControlTag,
  parseTimeControlTag,
  type PgnTimeControl,
  timePeriodsOf,
} from './pgn-time-control.ts'
import { TimeControlError } from './time-control-error.ts'

const tags: readonly (readonly [string, PgnTimeControl])[] = [
  ['?', { type: 'unknown' }],
  ['-', { type: 'none' }],
  ['*180', { type: 'hourglass', periods: [{ initialMs: 180_000, incrementMs: 0 }] }],
  ['180', { type: 'periods', periods: [{ initialMs: 180_000, incrementMs: 0 }] }],
  ['300+3', { type: 'periods', periods: [{ initialMs: 300_000, incrementMs: 3_000 }] }],
  ['10+0.1', { type: 'periods', periods: [{ initialMs: 10_000, incrementMs: 100 }] }],
  ['1/86400', { type: 'periods', periods: [{ moves: 1, initialMs: 86_400_000, incrementMs: 0 }] }],
  [
    '40/7200:3600',
    {
      type: 'periods',
      periods: [
        { moves: 40, initialMs: 7_200_000, incrementMs: 0 },
        { initialMs: 3_600_000, incrementMs: 0 },
      ],
    },
  ],
  [
    '40/7200+30:20/3600+30:900+30',
    {
      type: 'periods',
      periods: [
        { moves: 40, initialMs: 7_200_000, incrementMs: 30_000 },
        { moves: 20, initialMs: 3_600_000, incrementMs: 30_000 },
        { initialMs: 900_000, incrementMs: 30_000 },
      ],
    },
  ],
]

describe('PGN’s TimeControl tag', () => {
  it.each(tags)('reads and writes %s', (text, control) => {
    expect(parseTimeControlTag(text)).toEqual(control)
    expect(formatTimeControlTag(control)).toBe(text)
  })

  it.each([
    ['', 0],
    ['blitz', 0],
    ['3 min', 1],
    ['300+', 3],
    ['300+x', 3],
    ['+3', 0],
    ['/300', 0],
    ['40/', 3],
    ['0/300', 1],
    ['40/7200:', 8],
    ['40/7200:x', 8],
    ['40/7200;3600', 7],
    ['300:600', 3],
    ['*', 1],
    ['*40/180', 3],
    ['*180+3', 4],
    ['*180:60', 4],
    ['--', 0],
    ['-300', 0],
    ['1e3', 1],
    ['9999999999', 9],
  ])('does not read %j: it goes wrong at %i', (text, offset) => {
    expect(() => parseTimeControlTag(text)).toThrow(
      expect.objectContaining({ name: 'TimeControlError', code: 'bad-tag', offset }),
    )
  })

  it.each(['0', '0+0', '*0', '40/0:300'])('says that nobody has any time in %s', (text) => {
    expect(() => parseTimeControlTag(text)).toThrow(expect.objectContaining({ code: 'no-time' }))
  })

  it('reads back what it wrote', () => {
    const time = fc.nat({ max: 999_999_999 })
    const period = fc.record({
      initialMs: time.filter((ms) => ms > 0),
      incrementMs: time,
    })
    const ended = fc
      .tuple(period, fc.integer({ min: 1, max: 9_999 }))
      .map(([period, moves]) => ({ ...period, moves }))
    fc.assert(
      fc.property(fc.array(ended), fc.oneof(period, ended), (first, last) => {
        const control: PgnTimeControl = { type: 'periods', periods: [...first, last] }
        expect(parseTimeControlTag(formatTimeControlTag(control))).toEqual(control)
      }),
    )
  })

  it('throws nothing else, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0129/+:*-?.'.split('')) }), (text) => {
        expect([undefined, TimeControlError]).toContain(
          failure(() => parseTimeControlTag(text))?.constructor,
        )
      }),
    )
  })
})

describe('the periods of a clock', () => {
  it.each([
    ['300+3', { initialMs: 300_000, incrementMs: 3_000 }],
    ['40/5400+30:1800+30', { ...fischer(30_000), additionalMs: 1_800_000, additionalMove: 40 }],
    ['40/5400:0+30', { ...fischer(30_000), incrementStartMove: 41 }],
    [
      '40/5400:20/1800:0+30',
      {
        ...fischer(30_000),
        additionalMs: 1_800_000,
        additionalMove: 40,
        incrementStartMove: 61,
      },
    ],
    ['5400', { ...fischer(0), incrementStartMove: 41, additionalMs: 0, additionalMove: 40 }],
  ])('are %s in PGN', (tag, settings) => {
    const periods = timePeriodsOf(settings)
    expect(formatTimeControlTag({ type: 'periods', periods })).toBe(tag)
  })

  it('give as much time as the clock does', () => {
    const move = fc.nat({ max: 70 })
    const settings = fc.record({
      initialMs: fc.nat(),
      incrementMs: fc.nat(),
      incrementStartMove: move,
      additionalMs: fc.nat(),
      additionalMove: move,
    })
    fc.assert(
      fc.property(settings, fc.integer({ min: 1, max: 80 }), (settings, moves) => {
        let onClock = startClock(settings)
        for (let played = 1; played <= moves; played += 1) {
          onClock = pressClock(onClock, 'w', 0, settings, played)
        }
        let inPeriods = 0
        let first = 1
        for (const { initialMs, incrementMs, moves: length = Infinity } of timePeriodsOf(
          settings,
        )) {
          if (first <= moves + 1) inPeriods += initialMs
          const last = Math.min(moves, first + length - 1)
          inPeriods += Math.max(0, last - first + 1) * incrementMs
          first += length
        }
        expect(inPeriods).toBe(onClock.w)
      }),
    )
  })
})

function fischer(incrementMs: number) {
  return { initialMs: 5_400_000, incrementMs }
}

/** What a task throws; undefined when it does not. */
function failure(task: () => unknown): object | undefined {
  try {
    task()
    return undefined
  } catch (error) {
    return Object(error)
  }
}
