import { useEffect, useRef } from 'react'

/** Calls a function after a pause; a new call replaces a waiting one. Unmounting cancels it. */
export function useDelayedCall<Value>(call: (value: Value) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return (value: Value, delay: number) => {
    clearTimeout(timer.current)
    if (delay === 0) latest.current(value)
    else timer.current = setTimeout(() => latest.current(value), delay)
  }
}
