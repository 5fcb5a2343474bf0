import type { NavigationTarget } from '@kingside/chess-board'
import { useEffect, useEffectEvent } from 'react'

const targets: Readonly<Record<string, NavigationTarget>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
}

/** Elements in which the arrow keys have a meaning of their own. */
const taken =
  'input, textarea, select, [contenteditable], [role="grid"], [role="radiogroup"], [role="tablist"], [role="slider"], [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]'

/**
 * Lets the arrow keys, Home and End navigate the game from anywhere on the page, except where the keys have a meaning.
 * @param isOn whether the keys are active
 */
export function useMoveKeys(onNavigate: (target: NavigationTarget) => void, isOn = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = targets[event.key]
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (!target || isModified || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest(taken)) return
    event.preventDefault()
    onNavigate(target)
  })
  useEffect(() => {
    if (!isOn) return
    const end = new AbortController()
    document.addEventListener('keydown', press, { signal: end.signal })
    return () => end.abort()
  }, [isOn])
}
