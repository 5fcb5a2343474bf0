/** Where somebody's Pro comes from. */
export const grantSources = ['subscription', 'gift', 'titled', 'reward', 'operator'] as const
export type GrantSource = (typeof grantSources)[number]

/** One reason for somebody's Pro: until a date, for a number of months, or for life. */
export interface ProGrant {
  readonly until: Date | null
  readonly months: number | null
  readonly isForLife: boolean
  readonly grantedAt: Date
  readonly revokedAt: Date | null
}

/** Stands for "for life": later than any membership. */
export const endOfLife = new Date('9999-12-31T00:00:00Z')

export const isForLife = (proUntil: Date | null): boolean =>
  proUntil !== null && proUntil.getTime() >= endOfLife.getTime()

/** The same day of a later month, or its last day where the month is shorter. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  // A 31st of a month of thirty days is the first of the next one.
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0)
  return moved
}

/**
 * Until when somebody has Pro by all that was granted; null is never. What has an end counts until then; months are
 * added where all before them is over, in the order in which they were granted, so that none runs beside paid time.
 */
export function proUntilOf(grants: readonly ProGrant[]): Date | null {
  const held = grants.filter(({ revokedAt }) => revokedAt === null)
  if (held.some(({ isForLife: lasts }) => lasts)) return endOfLife
  const paid = held.flatMap(({ until }) => (until === null ? [] : [until.getTime()]))
  const given = held
    .flatMap(({ months, grantedAt }) => (months === null ? [] : [{ months, grantedAt }]))
    .toSorted((a, b) => a.grantedAt.getTime() - b.grantedAt.getTime())
  let end = paid.length > 0 ? Math.max(...paid) : null
  for (const { months, grantedAt } of given) {
    end = addMonths(new Date(Math.max(end ?? 0, grantedAt.getTime())), months).getTime()
  }
  return end === null ? null : new Date(end)
}

/** How many whole months of those that were given are still to come once the paid time is over. */
export function monthsToCome(paidUntil: Date, proUntil: Date): number {
  let months = 0
  while (addMonths(paidUntil, months + 1).getTime() <= proUntil.getTime() + dayMs) months += 1
  return months
}

const dayMs = 86_400_000
