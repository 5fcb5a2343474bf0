import { describe, expect, it } from 'vitest'
import { plannedAfter } from './timetable.ts'

const planned = (now: string) => plannedAfter(new Date(now))

const startsOf = (now: string, id: string) =>
  planned(now)
    .filter(({ key }) => key.startsWith(id))
    .map(({ start }) => start.toISOString().slice(0, 16))

describe('the timetable', () => {
  it('has for seven days each its own number of tournaments', () => {
    const now = '2026-11-26T09:30:00Z'
    const counts = Object.fromEntries(
      [
        'hourly-arena',
        'bullet-arena',
        'long-arena',
        'daily-swiss',
        'noon-swiss',
        'saturday-arena',
      ].map((id) => [id, startsOf(now, id).length]),
    )
    expect(counts).toEqual({
      'hourly-arena': 168,
      'bullet-arena': 84,
      'long-arena': 42,
      'daily-swiss': 7,
      'noon-swiss': 7,
      'saturday-arena': 1,
    })
    expect(startsOf(now, 'hourly-arena').at(0)).toBe('2026-11-26T10:00')
    expect(startsOf(now, 'hourly-arena').at(-1)).toBe('2026-12-03T09:00')
    expect(startsOf(now, 'saturday-arena')).toEqual(['2026-11-28T16:00'])
  })

  it('says of each what it is', () => {
    expect(
      planned('2026-11-26T17:59:59Z').filter(({ key }) => key.endsWith('2026-11-26T18:00Z')),
    ).toEqual([
      expect.objectContaining({
        name: 'Hourly Blitz Arena',
        kind: 'arena',
        durationMinutes: 45,
        rounds: null,
      }),
      expect.objectContaining({
        name: 'Bullet Arena',
        timeControlId: 4,
      }),
      {
        key: 'daily-swiss-2026-11-26T18:00Z',
        name: 'Daily Blitz Swiss',
        kind: 'swiss',
        start: new Date('2026-11-26T18:00:00Z'),
        durationMinutes: null,
        rounds: 7,
        timeControlId: 14,
        ratingType: 'worldchess',
        series: null,
        limits: {},
        prizeCents: [],
      },
    ])
  })

  it('plans the women’s series four weeks ahead, at five in Berlin, in summer too', () => {
    expect(startsOf('2026-11-26T09:30:00Z', 'swiss-queens')).toEqual([
      '2026-12-02T16:00',
      '2026-12-09T16:00',
      '2026-12-16T16:00',
      '2026-12-23T16:00',
    ])
    // The clocks go forward on 28 March 2027.
    expect(startsOf('2027-03-20T09:30:00Z', 'swiss-queens').slice(0, 2)).toEqual([
      '2027-03-24T16:00',
      '2027-03-31T15:00',
    ])
  })

  it('does not plan what is beginning, and names each the same whenever it is asked', () => {
    const later = planned('2026-11-26T10:00:00Z')
    expect(later[0]?.start.toISOString()).toBe('2026-11-26T11:00:00.000Z')
    const keys = planned('2026-11-26T09:30:00Z').map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const known = new Set(keys)
    const laterOfWeek = later.filter(({ start }) => start < new Date('2026-12-03T09:30:00Z'))
    expect(laterOfWeek.every(({ key }) => known.has(key))).toBe(true)
  })
})
