import { useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back when the popover around it goes away. A dialog takes what has lost the focus to itself before
 * the popover's own library can, so inside a `PopoverHost` this must happen while the popover is still there.
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
