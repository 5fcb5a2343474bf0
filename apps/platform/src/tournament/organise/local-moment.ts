import { localMomentOf, momentOf } from '../../platform/page/index.ts'

/** The day and the time of a field; of an empty one there is neither. */
export const fieldOf = (
  moment: string | null,
): { readonly day: string | null; readonly time: string } =>
  moment === null ? { day: null, time: '' } : localMomentOf(new Date(moment))

const timePattern = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/

/** Whether somebody has written a time of day. */
export const isTime = (text: string): boolean => timePattern.test(text.trim())

/** The moment that was filled in; null where day or time is missing. */
export function momentOfField(day: string | null, time: string): string | null {
  const [, hours = '', minutes] = timePattern.exec(time.trim()) ?? []
  if (day === null || minutes === undefined) return null
  return momentOf({ day, time: `${hours.padStart(2, '0')}:${minutes}` })
}
