import { useEffect, useState } from 'react'

/** When screen readers are told the time, in seconds before its end. */
const marks = [60, 30, 10]

/** The mark that the time has come to; null before the first. @param endsAt on the clock of `now`; null while it stands */
export function useTimeMarks(endsAt: number | null, now: () => number): number | null {
  const [mark, setMark] = useState<number | null>(null)
  useEffect(() => {
    if (endsAt === null) return
    const left = endsAt - now()
    const timers = marks
      .filter((seconds) => seconds * 1000 < left)
      .map((seconds) => setTimeout(() => setMark(seconds), left - seconds * 1000))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [endsAt, now])
  return mark
}
