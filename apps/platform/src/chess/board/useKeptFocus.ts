import { useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus when the focused element was removed; browsers then give it to no element.
 * @returns the handlers for an element around it
 */
export function useKeptFocus(takeFocus: () => void) {
  const hadFocus = useRef(false)
  // After every render, because any of them may remove the element.
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return
    hadFocus.current = false
    takeFocus()
  })
  return {
    onFocus: () => {
      hadFocus.current = true
    },
    // A removed element gets no blur event, so here the user moved the focus.
    onBlur: () => {
      hadFocus.current = false
    },
  }
}
