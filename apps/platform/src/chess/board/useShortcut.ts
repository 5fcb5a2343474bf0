import { useEffect, useEffectEvent } from 'react'

/** A key by its sign, and by its place for keyboards that have other letters there. */
export interface Shortcut {
  readonly key: string
  readonly code: string
}

/** Where keys are typed, or have a meaning of their own. */
const taken =
  'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]'

/** Lets a single key do something from wherever on the page it does nothing else. */
export function useShortcut(
  { key, code }: Shortcut,
  isOn: boolean,
  onPress: (event: KeyboardEvent) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.altKey || event.ctrlKey || event.metaKey
    if (isModified || event.repeat || event.defaultPrevented) return
    // A sign that needs Shift on this keyboard is the sign all the same; a place is one key alone.
    const isMeant = event.key.toLowerCase() === key || (event.code === code && !event.shiftKey)
    if (!isMeant) return
    if (event.target instanceof Element && event.target.closest(taken)) return
    event.preventDefault()
    onPress(event)
  })
  useEffect(() => {
    if (!isOn) return
    const end = new AbortController()
    document.addEventListener('keydown', press, { signal: end.signal })
    return () => end.abort()
  }, [isOn])
}
