/** A moment as the reader's own clock shows it. */
export interface LocalMoment {
  /** As `2026-11-28`. */
  readonly day: string
  /** As `18:00`. */
  readonly time: string
}

export const localOf = (moment: string): LocalMoment => {
  const [day = '', time = ''] = new Date(moment).toLocaleString('sv').split(' ')
  return { day, time: time.slice(0, 5) }
}

/** As ISO, UTC. */
export const momentOf = ({ day, time }: LocalMoment): string =>
  new Date(`${day}T${time}:00`).toISOString()

const quarter = 15

/** Every quarter of an hour, and a time between them that was chosen elsewhere. */
export function timesWith(chosen: string): readonly string[] {
  const quarters = Array.from({ length: (24 * 60) / quarter }, (_, index) => {
    const minutes = index * quarter
    const two = (part: number) => String(part).padStart(2, '0')
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  })
  return quarters.includes(chosen) ? quarters : [...quarters, chosen].toSorted()
}
