import { useLayoutEffect, useRef } from 'react'

/**
 * Hands the focus on when the element that had it has left the page: browsers give it to nobody.
 * @returns the handlers for the element in whose place it matters
 */
export function useKeptFocus(takeFocus: () => void) {
  const hadFocus = useRef(false)
  // After every render, as any of them may take the element away.
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return
    hadFocus.current = false
    takeFocus()
  })
  return {
    onFocus: () => {
      hadFocus.current = true
    },
    // An element that leaves the page has no blur, so this is the person who went elsewhere.
    onBlur: () => {
      hadFocus.current = false
    },
  }
}
