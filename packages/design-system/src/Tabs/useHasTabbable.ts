import { useEffect, useState, type RefObject } from 'react'

const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"]), [contenteditable="true"], summary'

/** Whether an element contains a tab stop; updates with each change of its content. */
export function useHasTabbable(box: RefObject<HTMLElement | null>): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const look = () =>
      setHas([...element.querySelectorAll(tabbable)].some((one) => one.checkVisibility()))
    look()
    const observer = new MutationObserver(look)
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['tabindex', 'disabled', 'hidden', 'href'],
    })
    return () => observer.disconnect()
  }, [box])
  return has
}
