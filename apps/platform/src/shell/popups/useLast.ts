import { useState } from 'react'

/** What there is, or what there was last: a dialog fades with its words. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
