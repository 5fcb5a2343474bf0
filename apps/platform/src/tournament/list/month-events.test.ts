import { describe, expect, it } from 'vitest'
import { sampleTournaments } from '../../stories/sample-tournaments.ts'
import { entriesOfMonth, monthSpan } from './month-events.ts'

const [sample] = sampleTournaments(1)
if (!sample) throw new Error('There is no sample.')

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
const tournament = (name: string, day: number, hour: number) => ({
  ...sample,
  id: `${name} ${day} ${hour}`,
  name,
  start: at(day, hour),
})

describe('the month of a calendar', () => {
  it('goes from its first moment to that of the next one, where the reader is', () => {
    expect(monthSpan('2026-12')).toEqual({
      from: new Date(2026, 11, 1).toISOString(),
      to: new Date(2027, 0, 1).toISOString(),
    })
  })

  it('has what is played every hour once a day: the next of them', () => {
    const hourly = [9, 10, 11, 12].map((hour) => tournament('Hourly Arena', 28, hour))
    const swiss = [tournament('Swiss', 28, 8), tournament('Swiss', 28, 18)]
    const entries = entriesOfMonth(
      [...hourly, ...swiss, tournament('Hourly Arena', 29, 9)],
      at(28, 10),
    )
    expect(entries.map(({ date, count, tournament: { id } }) => [date, id, count])).toEqual([
      ['2026-11-28', 'Swiss 28 8', 1],
      ['2026-11-28', 'Hourly Arena 28 10', 4],
      ['2026-11-28', 'Swiss 28 18', 1],
      ['2026-11-29', 'Hourly Arena 29 9', 1],
    ])
    // On a day that is over, the first of them.
    expect(entriesOfMonth(hourly, at(30, 0))[0]?.tournament.id).toBe('Hourly Arena 28 9')
  })
})
