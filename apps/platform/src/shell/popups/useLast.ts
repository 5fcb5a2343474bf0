import { useState } from 'react'

/** The current value, or the last one: a dialog keeps its text while it fades. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
