import { useCallback, useState, useSyncExternalStore } from 'react'
import { breakpoints, rootFontSize } from '../themes/breakpoints.ts'

/**
 * Whether values are labelled with their columns: in a table narrow enough for cards, and, in a page from a server,
 * before it could be measured.
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

/** The text size relative to the default, because the style's query is in rem. */
const textScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / rootFontSize

const neverChanges = () => () => {}
const measured = () => false
const notMeasured = () => true
