import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

/** How long a pointer rests on a name, or a name has the focus, before its card opens, in ms. */
const openMs = 400
/** How long the card stays after that, so that the pointer can cross to it, in ms. */
const closeMs = 200

/** Opens a card for a name: on hover by a mouse, and on focus by keys; a finger goes to the page at once. */
export function useCardOpening() {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const timer = useRef(0)
  const later = (next: Element | null, ms: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setAnchor(next), ms)
  }
  const onClose = () => {
    window.clearTimeout(timer.current)
    setAnchor(null)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return {
    anchor,
    onClose,
    handlers: {
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
        if (pointerType === 'mouse') later(currentTarget, openMs)
      },
      onPointerLeave: () => later(null, closeMs),
      onFocus: ({ target, currentTarget }: FocusEvent) => {
        if (target.matches(':focus-visible')) later(currentTarget, openMs)
      },
      onBlur: () => later(null, 0),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') onClose()
      },
      onClick: onClose,
    },
  }
}
