import { useEffect, useRef } from 'react'

/**
 * Marks an element that scrolls sideways with `data-more-before` and `data-more-after` while content is hidden on that
 * side, so that CSS can fade it. Writes to the element directly, so that scrolling renders nothing.
 */
export function useOverflowEdges() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const mark = () => {
      const hidden = box.scrollWidth - box.clientWidth
      const passed = Math.abs(box.scrollLeft)
      box.toggleAttribute('data-more-before', passed > 1)
      box.toggleAttribute('data-more-after', hidden - passed > 1)
    }
    mark()
    const observer = new ResizeObserver(mark)
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    box.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', mark)
    }
  }, [])
  return ref
}
