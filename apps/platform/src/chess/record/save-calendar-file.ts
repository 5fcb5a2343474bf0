import type { CalendarEntry } from './calendar-file.ts'
import { downloadText } from './download-text.ts'

/** Saves an event for the reader's calendar. What writes it is loaded when it is asked for. */
export async function saveCalendarFile(name: string, entry: CalendarEntry): Promise<void> {
  const { calendarFile } = await import('./calendar-file.ts')
  downloadText(name, calendarFile(entry), 'text/calendar')
}
