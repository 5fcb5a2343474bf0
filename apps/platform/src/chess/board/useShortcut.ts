import { useEffect, useEffectEvent } from 'react'

/** A key by its character, and by its position for keyboards with other letters. */
export interface Shortcut {
  readonly key: string
  readonly code: string
}

/** Elements in which keys are typed or have a meaning of their own. */
const taken =
  'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]'

/**
 * Calls back on a single key from anywhere on the page, except where the key has a meaning.
 * @param order `first` takes it before the element with the focus, which a board may use for another thing
 */
export function useShortcut(
  { key, code }: Shortcut,
  isOn: boolean,
  onPress: (event: KeyboardEvent) => void,
  order: 'first' | 'last' = 'last',
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.altKey || event.ctrlKey || event.metaKey
    if (isModified || event.repeat || event.defaultPrevented) return
    // A character may need Shift on some keyboards; a position may not.
    const isMeant = event.key.toLowerCase() === key || (event.code === code && !event.shiftKey)
    if (!isMeant) return
    if (event.target instanceof Element && event.target.closest(taken)) return
    event.preventDefault()
    if (order === 'first') event.stopPropagation()
    onPress(event)
  })
  useEffect(() => {
    if (!isOn) return
    const end = new AbortController()
    document.addEventListener('keydown', press, {
      signal: end.signal,
      capture: order === 'first',
    })
    return () => end.abort()
  }, [isOn, order])
}
