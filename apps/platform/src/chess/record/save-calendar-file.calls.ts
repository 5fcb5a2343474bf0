import type { CalendarEntry } from '@kingside/api/calendar-file'
import { downloadText } from './download-text.ts'

/** Saves an event for the reader's calendar. What writes it is loaded when it is asked for. */
export async function saveCalendarFile(name: string, entry: CalendarEntry): Promise<void> {
  const { calendarFile } = await import('@kingside/api/calendar-file')
  downloadText(name, calendarFile(entry), 'text/calendar')
}
