import type { ClockSettings } from '@kingside/chess-game'

export interface CalendarEntry {
  readonly gameId: string
  /** ISO, UTC. */
  readonly startsAt: string
  readonly clock: ClockSettings
  readonly title: string
  /** The address of the game's page. */
  readonly address: string
}

/** How many moves a game is counted to have, for how long it lasts. */
const usualMoves = 40

const stamp = (iso: string) => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`)

/** The start of a game as an iCalendar file (RFC 5545). */
export function calendarFile({ gameId, startsAt, clock, title, address }: CalendarEntry): string {
  const { initialMs, blackInitialMs = initialMs, incrementMs } = clock
  const minutes = Math.ceil((initialMs + blackInitialMs + 2 * usualMoves * incrementMs) / 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kingside//Games//EN',
    'BEGIN:VEVENT',
    `UID:${gameId}@kingside`,
    `DTSTAMP:${stamp(startsAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escaped(title)}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}
