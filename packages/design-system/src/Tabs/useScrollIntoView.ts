import { useEffect, type RefObject } from 'react'

/**
 * Scrolls an element sideways so that the tab of a key is visible: when another one is chosen, and when the element
 * or its content changes its width. The first time without animation; later as the CSS says.
 */
export function useScrollIntoView(
  scroller: RefObject<HTMLElement | null>,
  key: string | undefined,
) {
  useEffect(() => {
    const box = scroller.current
    if (!box || key === undefined) return
    const reveal = (behavior: ScrollBehavior) => {
      const tab = box.querySelector(`[data-key="${CSS.escape(key)}"]`)
      if (!tab) return
      const place = tab.getBoundingClientRect()
      const room = box.getBoundingClientRect()
      if (place.left >= room.left && place.right <= room.right) return
      box.scrollBy({ left: (place.left + place.right - room.left - room.right) / 2, behavior })
    }
    reveal('auto')
    const observer = new ResizeObserver(() => {
      // From the start, so that the place does not depend on the widths before.
      box.scrollTo({ left: 0, behavior: 'instant' })
      reveal('instant')
    })
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [scroller, key])
}
