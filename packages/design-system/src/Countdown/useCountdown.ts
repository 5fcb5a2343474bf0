import { useEffect, useEffectEvent, useState } from 'react'
import { passesMark, untilChange } from './timeLeft.ts'

export interface CountdownOptions {
  /** The moment, in milliseconds since 1970. */
  to: number
  /** The time now, in milliseconds since 1970. */
  now: () => number
  /** Seconds left at which the time is announced. */
  marks: readonly number[]
  /** Called once when the moment comes. */
  onEnd: (() => void) | undefined
}

/** Counts down to a moment, and keeps the time left at the last announcement. */
export function useCountdown({ to, now, marks, onEnd }: CountdownOptions) {
  const [left, setLeft] = useState(() => Math.max(0, to - now()))
  const [spoken, setSpoken] = useState<number>()
  const [counted, setCounted] = useState(to)
  if (counted !== to) {
    setCounted(to)
    setLeft(Math.max(0, to - now()))
    setSpoken(undefined)
  }

  const look = useEffectEvent((moment: number) => Math.max(0, moment - now()))
  const pass = useEffectEvent((before: number, after: number) => {
    if (after === 0 || passesMark(before, after, marks)) setSpoken(after)
    if (after === 0) onEnd?.()
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let before = look(to)
    const wait = () => {
      if (before > 0) timer = setTimeout(tick, untilChange(before))
    }
    const tick = () => {
      const after = look(to)
      setLeft(after)
      pass(before, after)
      before = after
      wait()
    }
    wait()
    return () => clearTimeout(timer)
  }, [to])

  return { left, spoken }
}
