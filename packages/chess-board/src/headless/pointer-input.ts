import { capturePointer, createPressListeners, releasePointer } from './pointer-capture.ts'

/** How far a pointer must move before a press becomes a drag, in CSS pixels. */
export const dragThreshold = 3

export interface PressHandlers {
  /** Called when a press begins. Return true when a piece can be dragged from there. */
  readonly onPress: (point: DOMPoint) => boolean
  readonly onDrag: (point: DOMPoint) => void
  /** Called when the pointer went up. `dragged` is true for a drop, false for a click. */
  readonly onRelease: (point: DOMPoint, dragged: boolean) => void
  /** Called when the press ended without a drop. */
  readonly onCancel: (reason: CancelReason) => void
}

/** Why a press ended without a drop. */
export type CancelReason = 'second-button' | 'interrupted' | 'escape' | 'asked'

export type PointerInput = ReturnType<typeof listenToPointer>

/**
 * Turns pointer events on an element into presses, drags and releases. One pointer at a time, captured; a second
 * button, Escape (wherever the focus is) or the system cancels the press.
 */
export function listenToPointer(host: HTMLElement, handlers: PressHandlers) {
  let press: { id: number; start: DOMPoint; draggable: boolean; dragging: boolean } | null = null

  const pointOf = (event: PointerEvent) => new DOMPoint(event.clientX, event.clientY)

  /** The other listeners are added at a press, so that an idle board has only one. */
  const startPress = () => {
    listeners.start()
    host.addEventListener('lostpointercapture', onPointerCancel)
  }
  const endPress = () => {
    press = null
    listeners.stop()
    host.removeEventListener('lostpointercapture', onPointerCancel)
  }

  const cancel = (reason: CancelReason) => {
    if (!press) return
    const { id } = press
    endPress()
    releasePointer(host, id)
    handlers.onCancel(reason)
  }

  const onPointerDown = (event: PointerEvent) => {
    if (press && !event.isPrimary) return cancel('second-button')
    // The pointer goes down again: its pointerup did not reach the board.
    if (press) cancel('interrupted')
    if (event.button !== 0 || !event.isPrimary) return
    const start = pointOf(event)
    press = { id: event.pointerId, start, draggable: handlers.onPress(start), dragging: false }
    startPress()
    if (press.draggable) capturePointer(host, event.pointerId)
  }

  const onPointerMove = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.id) return
    // A second mouse button sends no new pointerdown, but a move with more buttons held.
    if (event.buttons > 1) return cancel('second-button')
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
    endPress()
    handlers.onRelease(pointOf(event), dragging)
  }

  const onPointerCancel = (event: PointerEvent) => {
    if (event.pointerId === press?.id) cancel('interrupted')
  }

  const onEscape = () => {
    if (!press?.draggable) return false
    cancel('escape')
    return true
  }

  const listeners = createPressListeners(host, {
    onMove: onPointerMove,
    onUp: onPointerUp,
    onCancel: onPointerCancel,
    onEscape,
  })
  host.addEventListener('pointerdown', onPointerDown)
  return {
    cancel: () => cancel('asked'),
    destroy() {
      endPress()
      host.removeEventListener('pointerdown', onPointerDown)
    },
  }
}
