import { playerTitles, timeControlFacts, tournamentTimeControlFacts } from '@kingside/api/facts'
import type { EntryLimits } from './tournament.ts'

/** A tournament that the server plans by itself. */
export interface PlannedTournament {
  /** The same each time it is planned, so that it is made once: `hourly-arena-2026-11-28T17:00Z`. */
  readonly key: string
  readonly name: string
  readonly kind: 'arena' | 'swiss'
  readonly start: Date
  /** Of an arena; null in a swiss. */
  readonly durationMinutes: number | null
  /** Of a swiss; null in an arena. */
  readonly rounds: number | null
  readonly timeControlId: number
  readonly ratingType: 'worldchess' | 'fide'
  readonly series: string | null
  readonly limits: Partial<EntryLimits>
  /** Of the first place, the second and so on, in US cents; empty where there are none. */
  readonly prizeCents: readonly number[]
}

/** The sets of tournaments that the timetable has, by their ids. */
export const seriesNames = { 'swiss-queens-wednesday': 'Swiss Queens Wednesday' } as const

interface Recurrence {
  readonly id: string
  readonly name: string
  readonly kind: 'arena' | 'swiss'
  /** Minutes of an arena, rounds of a swiss. */
  readonly length: number
  readonly timeControlId: number
  readonly ratingType: PlannedTournament['ratingType']
  readonly series: keyof typeof seriesNames | null
  readonly limits?: Partial<EntryLimits>
  readonly prizeCents?: readonly number[]
  /** How far ahead it is planned. */
  readonly aheadDays: number
  /** Whether one begins at this full hour. */
  readonly isAt: (hour: Date) => boolean
}

/** The time control of this name. */
function timeControl(name: string): number {
  const facts = [...timeControlFacts, ...tournamentTimeControlFacts]
  const found = facts.find((each) => each.name === name)
  if (!found) throw new Error(`There is no time control ${name}.`)
  return found.id
}

const everyHours = (hours: number) => (hour: Date) => hour.getUTCHours() % hours === 0
const dailyAt = (hours: number) => (hour: Date) => hour.getUTCHours() === hours

const berlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** By the wall clock there, in summer too. */
const wednesdaysAt17InBerlin = (hour: Date): boolean => {
  const parts = berlin.formatToParts(hour)
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value
  return valueOf('weekday') === 'Wed' && valueOf('hour') === '17'
}

const rated = { ratingType: 'worldchess', series: null, aheadDays: 7 } as const

/** What a platform has though nobody is in charge. */
const recurrences: readonly Recurrence[] = [
  {
    ...rated,
    id: 'hourly-arena',
    name: 'Hourly Blitz Arena',
    kind: 'arena',
    length: 45,
    timeControlId: timeControl('3 min'),
    isAt: everyHours(1),
  },
  {
    ...rated,
    id: 'bullet-arena',
    name: 'Bullet Arena',
    kind: 'arena',
    length: 27,
    timeControlId: timeControl('1 min'),
    isAt: everyHours(2),
  },
  {
    ...rated,
    id: 'long-arena',
    name: 'Ten Minute Arena',
    kind: 'arena',
    length: 90,
    timeControlId: timeControl('10 min'),
    isAt: everyHours(4),
  },
  {
    ...rated,
    id: 'daily-swiss',
    name: 'Daily Blitz Swiss',
    kind: 'swiss',
    length: 7,
    timeControlId: timeControl('5+3'),
    isAt: dailyAt(18),
  },
  {
    ...rated,
    id: 'noon-swiss',
    name: 'Daily Rapid Swiss',
    kind: 'swiss',
    length: 5,
    timeControlId: timeControl('10+5'),
    isAt: dailyAt(12),
  },
  {
    ...rated,
    id: 'saturday-arena',
    name: 'Saturday Arena',
    kind: 'arena',
    length: 180,
    timeControlId: timeControl('3+2'),
    isAt: (hour) => hour.getUTCDay() === 6 && hour.getUTCHours() === 16,
  },
  {
    id: 'swiss-queens-wednesday',
    name: 'Swiss Queens Wednesday',
    kind: 'swiss',
    length: 9,
    timeControlId: timeControl('3+1'),
    ratingType: 'fide',
    series: 'swiss-queens-wednesday',
    // Women with a title of the federation or of its arena; FIDE-rated, so with Pro.
    limits: { gender: 'female', titles: playerTitles },
    prizeCents: [30_000, 25_000, 20_000, 15_000, 10_000],
    aheadDays: 28,
    isAt: wednesdaysAt17InBerlin,
  },
]

const hourMs = 3_600_000
const dayHours = 24

/** The tournaments of the timetable that begin after a moment, each as far ahead as it is planned, by their start. */
export function plannedAfter(now: Date): readonly PlannedTournament[] {
  const first = Math.floor(now.getTime() / hourMs) + 1
  const furthest = Math.max(...recurrences.map(({ aheadDays }) => aheadDays)) * dayHours
  return Array.from({ length: furthest }, (_, index) => ({
    hour: new Date((first + index) * hourMs),
    index,
  })).flatMap(({ hour, index }) =>
    recurrences
      .filter(({ aheadDays, isAt }) => index < aheadDays * dayHours && isAt(hour))
      .map(
        ({
          id,
          name,
          kind,
          length,
          limits = {},
          prizeCents = [],
          ...facts
        }): PlannedTournament => ({
          key: `${id}-${hour.toISOString().slice(0, 16)}Z`,
          name,
          kind,
          start: hour,
          durationMinutes: kind === 'arena' ? length : null,
          rounds: kind === 'swiss' ? length : null,
          timeControlId: facts.timeControlId,
          ratingType: facts.ratingType,
          series: facts.series,
          limits,
          prizeCents,
        }),
      ),
  )
}
