import { useLayoutEffect, useRef, useState } from 'react'

/**
 * A stable function that calls the latest one, so that its receiver is not rendered again. Call it from events, never
 * during a render.
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
