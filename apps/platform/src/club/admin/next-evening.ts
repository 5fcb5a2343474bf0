const startsAt = 18
const endsAt = 21

/**
 * The evening that a new event is offered, on the reader's clock: today's, unless it begins within the hour.
 * @param now so that the event lies ahead
 */
export function nextEvening(now: Date): { readonly start: Date; readonly end: Date } {
  const isToday = now.getHours() < startsAt - 1
  const at = (hours: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + (isToday ? 0 : 1), hours)
  return { start: at(startsAt), end: at(endsAt) }
}
