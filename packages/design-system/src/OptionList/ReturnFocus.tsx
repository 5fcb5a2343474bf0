import { useLayoutEffect, useRef } from 'react'

/**
 * Restores the focus when the popover around it closes. A dialog moves a lost focus to itself before React Aria can
 * restore it, so inside a `PopoverHost` this must happen while the popover is still in the page.
 */
export function ReturnFocus() {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const popover = mark.current?.parentElement
    const opener = document.activeElement
    return () => {
      if (popover?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return <span ref={mark} hidden />
}
