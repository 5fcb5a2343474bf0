import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clockSettingsOf,
  formatTimeControlName,
  parseTimeControlName,
  type TimeControlEntity,
} from './time-control.ts'
import { TimeControlError } from './time-control-error.ts'

describe('the name of a time control', () => {
  it.each([
    ['1 min', 60_000, 0],
    ['3+2', 180_000, 2_000],
    ['45+10', 2_700_000, 10_000],
    ['0.5+1', 30_000, 1_000],
    ['0+1', 0, 1_000],
    ['10+0.1', 600_000, 100],
  ])('reads and writes %s', (name, initialMs, incrementMs) => {
    expect(parseTimeControlName(name)).toEqual({ initialMs, incrementMs })
    expect(formatTimeControlName({ initialMs, incrementMs })).toBe(name)
  })

  it.each([
    ['3min', '3 min'],
    [' 3 MIN ', '3 min'],
    ['3 + 2', '3+2'],
    ['3+0', '3 min'],
  ])('takes %j for %s', (text, name) => {
    expect(formatTimeControlName(parseTimeControlName(text))).toBe(name)
  })

  it.each([
    ['', 0],
    ['blitz', 0],
    ['3', 1],
    ['3 mim', 2],
    ['3 minutes', 5],
    ['3+', 1],
    ['3+2+1', 3],
    ['-3+2', 0],
    ['1e9+1', 1],
    ['9999999 min', 6],
    ['3|2', 1],
  ])('does not read %j: it goes wrong at %i', (text, offset) => {
    expect(() => parseTimeControlName(text)).toThrow(
      expect.objectContaining({ name: 'TimeControlError', code: 'bad-name', offset }),
    )
  })

  it.each(['0 min', '0+0', '0.0 min'])('says that nobody has any time in %s', (text) => {
    expect(() => parseTimeControlName(text)).toThrow(expect.objectContaining({ code: 'no-time' }))
  })

  it('says what is wrong, where, and what to write', () => {
    expect(() => parseTimeControlName('3 mim')).toThrow(
      '"3 mim" is no time control: it can be read up to character 2. Write minutes and increment seconds, such as "3 min" or "3+2".',
    )
  })

  it('reads back what it wrote', () => {
    const times = fc.nat({ max: 1e9 }).filter((ms) => ms > 0)
    fc.assert(
      fc.property(times, fc.nat({ max: 1e6 }), (initialMs, incrementMs) => {
        const settings = { initialMs, incrementMs }
        expect(parseTimeControlName(formatTimeControlName(settings))).toEqual(settings)
      }),
    )
  })

  it('throws nothing else, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0129+. min'.split('')) }), (text) => {
        expect([undefined, TimeControlError]).toContain(
          failure(() => parseTimeControlName(text))?.constructor,
        )
      }),
    )
  })
})

describe('the clock of a time control of the API', () => {
  const blitz: TimeControlEntity = {
    start_time: '00:03:00',
    white_start_time: '00:03:00',
    black_start_time: '00:03:00',
    additional_time: '00:00:00',
    additional_time_move: 0,
    increment: '00:00:00',
    increment_start_move: 0,
  }

  it('is as simple as the time control', () => {
    expect(clockSettingsOf(blitz)).toEqual({ initialMs: 180_000, incrementMs: 0 })
    expect(clockSettingsOf({ ...blitz, increment: '00:00:02', increment_start_move: 1 })).toEqual(
      parseTimeControlName('3+2'),
    )
  })

  it('has armageddon’s two times', () => {
    expect(clockSettingsOf({ ...blitz, black_start_time: '00:02:00' })).toEqual({
      initialMs: 180_000,
      blackInitialMs: 120_000,
      incrementMs: 0,
    })
  })

  it('has the start time where a side has none of its own', () => {
    const sides = { white_start_time: '00:00:00', black_start_time: '00:00:00' }
    expect(clockSettingsOf({ ...blitz, ...sides })).toEqual({ initialMs: 180_000, incrementMs: 0 })
  })

  it('has a late increment and additional time', () => {
    expect(
      clockSettingsOf({
        ...blitz,
        additional_time: '00:30:00',
        additional_time_move: 40,
        increment: '00:00:30',
        increment_start_move: 41,
      }),
    ).toEqual({
      initialMs: 180_000,
      incrementMs: 30_000,
      incrementStartMove: 41,
      additionalMs: 1_800_000,
      additionalMove: 40,
    })
  })

  it('leaves out additional time that no move earns', () => {
    expect(clockSettingsOf({ ...blitz, additional_time: '00:30:00' })).toEqual({
      initialMs: 180_000,
      incrementMs: 0,
    })
  })

  it('is not made of bad durations', () => {
    expect(() => clockSettingsOf({ ...blitz, increment: 'soon' })).toThrow(
      expect.objectContaining({ code: 'bad-duration', offset: 0 }),
    )
  })
})

/** What a task throws; undefined when it does not. */
function failure(task: () => unknown): object | undefined {
  try {
    task()
    return undefined
  } catch (error) {
    return Object(error)
  }
}
