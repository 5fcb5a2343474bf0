import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Remembers which element had the focus before the panel appeared, because Radix only knows its own triggers. */
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
  // Radix restores the focus to its own trigger only, and our buttons are React Aria's.
  const restoreFocus = (event: Event) => {
    event.preventDefault()
    opener.current?.focus()
  }
  return { panel, rememberOpener, focusPanel, restoreFocus }
}

/** Runs before a later sibling can take the focus. */
export function OnAppear({ run }: { run: () => void }) {
  const latest = useEffectEvent(run)
  useLayoutEffect(() => latest(), [])
  return null
}

/** Toasts are above dialogs: using one must not close the dialog below it. */
export function isInTopLayer(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-react-aria-top-layer]') !== null
}

/** Esc in an open list or popover closes only that; Radix would handle the key first and close the dialog too. */
export function hasOwnEscape(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest('[data-trigger], [role="combobox"][aria-expanded="true"]') !== null
}

/** Whether an element scrolls; only then it must be reachable by keyboard. */
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

/**
 * While it is mounted, nobody hears that the page behind scrolled. It can't be scrolled by hand then, but it is moved
 * when it becomes shorter, and an open list of suggestions takes that for a reason to close.
 */
export function StillPage() {
  useLayoutEffect(() => {
    const hold = (event: Event) => {
      if (event.target === document) event.stopImmediatePropagation()
    }
    window.addEventListener('scroll', hold, true)
    return () => window.removeEventListener('scroll', hold, true)
  }, [])
  return null
}
