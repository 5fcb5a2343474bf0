import { useEffect, useEffectEvent } from 'react'
import { useDependencies } from '../../dependencies.ts'
import type { LazyPart } from './lazy-part.tsx'

/**
 * Loads the parts that a page will show later, after what it shows now.
 * @param isDue whether the page will show them
 */
export function usePrepared(
  parts: readonly Pick<LazyPart<never>, 'prepare'>[],
  isDue = true,
): void {
  const { quiet } = useDependencies()
  const prepare = useEffectEvent(async () => {
    await quiet()
    for (const part of parts) void part.prepare()
  })
  useEffect(() => {
    if (isDue) void prepare()
  }, [isDue])
}
