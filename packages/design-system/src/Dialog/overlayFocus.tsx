import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Keeps what had the focus before the panel appeared, because Radix only knows triggers of its own. */
export function useOpener() {
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  const rememberOpener = () => {
    const focused = document.activeElement
    if (focused instanceof HTMLElement && !panel.current?.contains(focused))
      opener.current = focused
  }
  const focusPanel = (event: Event) => {
    event.preventDefault()
    panel.current?.focus()
  }
  // Radix gives the focus back to its own trigger only, and our buttons are React Aria's.
  const restoreFocus = (event: Event) => {
    event.preventDefault()
    opener.current?.focus()
  }
  return { panel, rememberOpener, focusPanel, restoreFocus }
}

/** Runs before anything that stands after it can take the focus. */
export function OnAppear({ run }: { run: () => void }) {
  const latest = useEffectEvent(run)
  useLayoutEffect(() => latest(), [])
  return null
}

/** Toasts float above dialogs: using one must not close the dialog below it. */
export function isInTopLayer(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-react-aria-top-layer]') !== null
}

/** Esc in an open list or popover closes that one; Radix would get the key first and close the dialog too. */
export function hasOwnEscape(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest('[data-trigger], [role="combobox"][aria-expanded="true"]') !== null
}

/** Whether an element scrolls. Only then the keyboard needs to reach it. */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => setScrolls(box.scrollHeight > box.clientHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return scrolls
}
