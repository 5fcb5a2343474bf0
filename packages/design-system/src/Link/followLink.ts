import type { MouseEvent } from 'react'

/**
 * Makes the click handler of a link that a router may handle. Clicks for a new tab, window or download stay with the
 * browser.
 *
 * @param onPress called instead of loading the page; without it the browser follows the link
 */
export const followLink =
  (onPress: (() => void) | undefined) =>
  (event: MouseEvent<HTMLAnchorElement>): void => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!onPress || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    onPress()
  }
