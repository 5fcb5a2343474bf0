import { useEffect, useRef } from 'react'
import { useLocation } from '../router/index.ts'

/**
 * Moves the focus to the page that was opened; otherwise it stays on the link in the header. A page that has taken the
 * focus itself, or a popup over it, keeps it.
 * @param announce called with the page's title after each change of page, for screen readers
 */
export function usePageFocus(announce: (title: string) => void): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return undefined
    last.current = pathname
    // React sets the title when it commits the page; by now this includes lazy pages.
    const frame = requestAnimationFrame(() => {
      announce(document.title)
      const main = document.getElementById('main')
      const { activeElement: focused } = document
      const isElsewhere = focused !== null && focused !== document.body
      const isOutside = !isElsewhere || focused.closest('header, footer, nav') !== null
      if (isOutside) main?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname, announce])
}
