const two = (value: number) => String(value).padStart(2, '0')

/** A day and a time of day on the reader's clock. */
export interface LocalMoment {
  /** As `2026-11-28`. */
  readonly day: string
  /** As `18:00`. */
  readonly time: string
}

/** A moment as the reader's clock shows it. */
export const localMomentOf = (at: Date): LocalMoment => ({
  day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
  time: `${two(at.getHours())}:${two(at.getMinutes())}`,
})

/** The moment of a day and a time of day on the reader's clock, ISO in UTC. */
export const momentOf = ({ day, time }: LocalMoment): string =>
  new Date(`${day}T${time}:00`).toISOString()

const quarter = 15

/** Every quarter of an hour of a day, and the chosen time where it is between them. */
export function quarterTimes(chosen: string): readonly string[] {
  const quarters = Array.from({ length: (24 * 60) / quarter }, (_, index) => {
    const minutes = index * quarter
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  })
  return quarters.includes(chosen) ? quarters : [...quarters, chosen].toSorted()
}
