export interface CalendarEntry {
  /** The same each time, so that a calendar changes the event that it has. */
  readonly uid: string
  /** ISO, UTC. */
  readonly startsAt: string
  /** How long it lasts; null is not known. */
  readonly minutes: number | null
  readonly title: string
  readonly place?: string
  /** The address of its page. */
  readonly address: string
}

/** A line of a calendar file has at most so many octets; what is longer goes on in the next one (RFC 5545, 3.1). */
const mostOctets = 75

/** `20261128T170000Z` (RFC 5545, 3.3.5). */
const stamp = (iso: string) => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Signs that mean something in a calendar file (RFC 5545, 3.3.11). */
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/**
 * Events as an iCalendar file (RFC 5545).
 * @param name the name of the calendar, for those who subscribe to it. @default none
 */
export function calendarFile(
  entries: CalendarEntry | readonly CalendarEntry[],
  name?: string,
): string {
  const all: readonly CalendarEntry[] = 'uid' in entries ? [entries] : entries
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kingside//Games//EN',
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escaped(name)}`]),
    ...all.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const eventLines = ({ uid, startsAt, minutes, title, place, address }: CalendarEntry) => [
  'BEGIN:VEVENT',
  `UID:${uid}@kingside`,
  `DTSTAMP:${stamp(startsAt)}`,
  `DTSTART:${stamp(startsAt)}`,
  ...(minutes === null ? [] : [`DURATION:PT${minutes}M`]),
  `SUMMARY:${escaped(title)}`,
  ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
  `URL:${address}`,
  'END:VEVENT',
]

function folded(line: string): string {
  const encoder = new TextEncoder()
  const parts = ['']
  let octets = 0
  for (const letter of Array.from(line)) {
    const size = encoder.encode(letter).length
    if (octets + size > mostOctets) {
      parts.push('')
      octets = 1
    }
    octets += size
    parts.push(`${parts.pop() ?? ''}${letter}`)
  }
  return parts.join('\r\n ')
}
