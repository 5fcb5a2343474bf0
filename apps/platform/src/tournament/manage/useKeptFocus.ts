import { type RefObject, useEffect } from 'react'

const tabbable = ['button:not(:disabled)', 'a[href]', 'input:not(:disabled)', '[tabindex="0"]']
  .map((kind) => `${kind}:not([tabindex="-1"], [role="tabpanel"])`)
  .join(', ')

/** Where the focus was: how many can have it before it, in each element around it, the nearest first. */
interface Place {
  readonly element: Element
  readonly around: readonly { readonly element: Element; readonly index: number }[]
}

const tabbablesIn = (element: Element): readonly HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(tabbable)].filter(
    (one) => one.closest('[inert]') === null,
  )

function placeOf(element: Element, root: Element): Place {
  const around: { readonly element: Element; readonly index: number }[] = []
  for (let each = element.parentElement; each && root.contains(each); each = each.parentElement) {
    around.push({
      element: each,
      index: tabbablesIn(each).findIndex((one) => one === element),
    })
  }
  return { element, around }
}

const canHaveFocus = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled')

/** What comes at a place, else the last field before it, else the last thing. */
const atOrBefore = (index: number, left: readonly HTMLElement[]): HTMLElement | undefined =>
  left[Math.max(index, 0)] ?? left.findLast((one) => one instanceof HTMLInputElement) ?? left.at(-1)

/** The nearest thing to a place that is gone. */
function nextTo({ element, around }: Place): HTMLElement | undefined {
  if (element instanceof HTMLElement && canHaveFocus(element)) return element
  for (const { element: near, index } of around) {
    const next = near.isConnected ? atOrBefore(index, tabbablesIn(near)) : undefined
    if (next) return next
  }
  return undefined
}

/**
 * Keeps the focus of somebody who works by keyboard: where the focused button goes, as what it did is done, the focus
 * goes to the nearest one instead of to the beginning of the page. Who leaves it by hand is left alone.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let place: Place | null = null
    const note = ({ target }: FocusEvent) => {
      const page = root.current
      if (page && target instanceof Element && page.contains(target)) {
        place = placeOf(target, page)
      }
    }
    const forget = ({ target }: FocusEvent) => {
      // A browser may also say so while an element goes: whether it is gone is known after that.
      queueMicrotask(() => {
        const isLeft = document.activeElement === document.body
        if (isLeft && place?.element === target && canHaveFocus(place.element)) place = null
      })
    }
    const mend = () => {
      if (place === null || document.activeElement !== document.body) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      nextTo(place)?.focus()
    }
    const observer = new MutationObserver(mend)
    observer.observe(document.body, {
      attributeFilter: ['disabled'],
      childList: true,
      subtree: true,
    })
    document.addEventListener('focusin', note)
    document.addEventListener('focusout', forget)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', note)
      document.removeEventListener('focusout', forget)
    }
  }, [root])
}
