import { useLayoutEffect, useState, type RefObject } from 'react'
import { fittingCount } from './fittingCount.ts'

/**
 * How many links fit into a row. Measures again whenever the row, a text or the font changes.
 *
 * @param row the visible row
 * @param ruler a hidden copy of all links in their full width, with the button for the rest as its last child
 * @param count the number of links
 */
export function useFittingCount(
  row: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
  count: number,
): number {
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const measured = row.current
    const copies = ruler.current
    if (!measured || !copies) return
    const measure = () => {
      const widths = [...copies.children].map((copy) => copy.getBoundingClientRect().width)
      setFitting(
        fittingCount({
          widths: widths.slice(0, count),
          more: widths[count] ?? 0,
          gap: Number.parseFloat(getComputedStyle(copies).columnGap) || 0,
          room: measured.getBoundingClientRect().width,
        }),
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    for (const copy of copies.children) observer.observe(copy)
    return () => observer.disconnect()
  }, [row, ruler, count])
  return Math.min(fitting, count)
}
