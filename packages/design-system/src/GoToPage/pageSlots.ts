/** A page number, or a gap for pages that are left out. */
export type PageSlot = number | 'gap before' | 'gap after'

/**
 * Chooses which page numbers to show: the first, the last, the current one and its neighbours. The number of slots is
 * the same for every page, so that buttons do not move under the pointer; a gap never hides a single page.
 *
 * @param page the current page, from 1
 * @param count the number of pages
 * @param near neighbours on each side of the current page
 */
export function pageSlots(page: number, count: number, near = 1): PageSlot[] {
  const most = 2 * near + 5
  if (count <= most) return numbers(1, count)
  const middle = Math.min(Math.max(page, near + 3), count - near - 2)
  const from = middle - near
  const to = middle + near
  return [
    1,
    ...(from <= 3 ? [2] : ['gap before' as const]),
    ...numbers(from, to),
    ...(to >= count - 2 ? [count - 1] : ['gap after' as const]),
    count,
  ]
}

const numbers = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
