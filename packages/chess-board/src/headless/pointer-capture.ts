/** Sends all events of a pointer to an element until it is released. */
export function capturePointer(element: Element, pointerId: number): void {
  try {
    element.setPointerCapture(pointerId)
  } catch {
    // Events made by tests have no pointer to capture; they reach the element by bubbling.
  }
}

export function releasePointer(element: Element, pointerId: number): void {
  if (element.hasPointerCapture(pointerId)) element.releasePointerCapture(pointerId)
}

interface PressListeners {
  readonly onMove: (event: PointerEvent) => void
  readonly onUp: (event: PointerEvent) => void
  readonly onCancel: (event: PointerEvent) => void
  /** Returns whether the handler used the key. */
  readonly onEscape: () => boolean
}

/** Listens to a pointer that is down, and to Escape wherever the focus is. */
export function createPressListeners(host: HTMLElement, listeners: PressListeners) {
  const { onMove, onUp, onCancel, onEscape } = listeners
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onEscape()) return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    start() {
      host.addEventListener('pointermove', onMove)
      host.addEventListener('pointerup', onUp)
      host.addEventListener('pointercancel', onCancel)
      host.ownerDocument.addEventListener('keydown', onKeyDown, true)
    },
    stop() {
      host.removeEventListener('pointermove', onMove)
      host.removeEventListener('pointerup', onUp)
      host.removeEventListener('pointercancel', onCancel)
      host.ownerDocument.removeEventListener('keydown', onKeyDown, true)
    },
  }
}
