import { useCallback, useState } from 'react'

const fits = { sideways: false, upright: false }

/** Whether an element's content is wider or higher than the element; updates with every change. */
export function useOverflow() {
  const [overflow, setOverflow] = useState(fits)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => {
      const sideways = element.scrollWidth > element.clientWidth
      const upright = element.scrollHeight > element.clientHeight
      setOverflow((last) =>
        last.sideways === sideways && last.upright === upright ? last : { sideways, upright },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return [ref, overflow] as const
}
