/** When the day ends, on the page's monotonic clock; null when it is not known. */
export function untilReset(
  resetAt: string | undefined,
  { now, wallNow }: { readonly now: () => number; readonly wallNow: () => number },
): number | null {
  const at = resetAt === undefined ? nextMidnight(wallNow()) : Date.parse(resetAt)
  return now() + at - wallNow()
}

/** The midnight UTC after a moment, both in ms since 1970. */
const nextMidnight = (at: number) => new Date(at).setUTCHours(24, 0, 0, 0)
