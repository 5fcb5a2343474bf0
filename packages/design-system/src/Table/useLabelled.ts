import { useCallback, useState, useSyncExternalStore } from 'react'
import { breakpoints, rootFontSize } from '../themes/breakpoints.ts'

/**
 * Whether the values carry the names of their columns: in a table that is narrow enough for cards, and before it
 * could be measured, in a page from a server.
 *
 * @returns a ref for an element as wide as the table's frame, and the answer
 */
export function useLabelled() {
  const [narrow, setNarrow] = useState(false)
  const unmeasured = useSyncExternalStore(neverChanges, measured, notMeasured)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => setNarrow(element.offsetWidth <= breakpoints.largePhone * textScale())
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, narrow || unmeasured] as const
}

/** How many times the size of the text is as large as usual: the style's query is in rem. */
const textScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / rootFontSize

const neverChanges = () => () => {}
const measured = () => false
const notMeasured = () => true
