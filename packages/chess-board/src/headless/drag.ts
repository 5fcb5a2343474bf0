/** How far a pointer must go before a press becomes a drag, in CSS pixels. */
const dragThreshold = 3

export interface PressHandlers {
  /** A press began. Return true when a piece can be dragged from there. */
  readonly onPress: (point: DOMPoint) => boolean
  readonly onDrag: (point: DOMPoint) => void
  /** The pointer went up. `dragged` tells a drop from a click. */
  readonly onRelease: (point: DOMPoint, dragged: boolean) => void
  readonly onCancel: () => void
}

/**
 * Turns pointer events on an element into presses, drags and releases: one pointer at a time,
 * captured, cancelled by a second button, by Escape's `cancel()`, or by the system.
 */
export function listenToPointer(host: HTMLElement, handlers: PressHandlers) {
  let press: { id: number; start: DOMPoint; draggable: boolean; dragging: boolean } | null = null

  const pointOf = (event: PointerEvent) => new DOMPoint(event.clientX, event.clientY)

  const cancel = () => {
    if (!press) return
    const { id } = press
    press = null
    if (host.hasPointerCapture(id)) host.releasePointerCapture(id)
    handlers.onCancel()
  }

  const onPointerDown = (event: PointerEvent) => {
    if (press) return cancel()
    if (event.button !== 0 || !event.isPrimary) return
    const start = pointOf(event)
    press = { id: event.pointerId, start, draggable: handlers.onPress(start), dragging: false }
    if (press.draggable) host.setPointerCapture(event.pointerId)
  }

  const onPointerMove = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.id) return
    // A second mouse button is no new press: it arrives as a move with more buttons held.
    if (event.buttons > 1) return cancel()
    if (!press.draggable) return
    const point = pointOf(event)
    const far = Math.hypot(point.x - press.start.x, point.y - press.start.y) > dragThreshold
    if (!press.dragging && !far) return
    press.dragging = true
    handlers.onDrag(point)
  }

  const onPointerUp = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.id) return
    const { dragging } = press
    press = null
    handlers.onRelease(pointOf(event), dragging)
  }

  const onPointerCancel = (event: PointerEvent) => {
    if (event.pointerId === press?.id) cancel()
  }

  host.addEventListener('pointerdown', onPointerDown)
  host.addEventListener('pointermove', onPointerMove)
  host.addEventListener('pointerup', onPointerUp)
  host.addEventListener('pointercancel', onPointerCancel)
  host.addEventListener('lostpointercapture', onPointerCancel)
  return {
    cancel,
    destroy() {
      host.removeEventListener('pointerdown', onPointerDown)
      host.removeEventListener('pointermove', onPointerMove)
      host.removeEventListener('pointerup', onPointerUp)
      host.removeEventListener('pointercancel', onPointerCancel)
      host.removeEventListener('lostpointercapture', onPointerCancel)
    },
  }
}
