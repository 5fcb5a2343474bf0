import { useLayoutEffect, useRef, useState } from 'react'

/**
 * A function that stays the same and does what the latest one does: whoever is given it is not drawn anew with it.
 * It is called by what happens later, never while a component renders.
 */
export function useLatest<Arguments extends readonly unknown[], Result>(
  latest: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const kept = useRef(latest)
  useLayoutEffect(() => {
    kept.current = latest
  })
  const [same] = useState(
    () =>
      (...given: Arguments) =>
        kept.current(...given),
  )
  return same
}
