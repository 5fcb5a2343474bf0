import type { MarkerColor } from '@kingside/chess-game'
import { colorOfKeys } from './drawings.ts'

/** How long a finger rests before it draws, in milliseconds. */
const longPressMs = 450
/** How far a resting finger may tremble, in CSS pixels. */
const tremble = 8

export interface DrawHandlers {
  /** A drawing began here: false refuses it. */
  readonly onStart: (point: DOMPoint) => boolean
  readonly onMove: (point: DOMPoint, color: MarkerColor) => void
  readonly onEnd: (point: DOMPoint, color: MarkerColor) => void
  readonly onCancel: () => void
}

/**
 * Hears drawings: a drag with the right mouse button, or with a finger that rested first. A second
 * button, Escape's `cancel()` or the system ends one without a drawing.
 */
export function listenToDrawing(host: HTMLElement, handlers: DrawHandlers) {
  let drawing: number | null = null
  let resting: { id: number; start: DOMPoint; timer: ReturnType<typeof setTimeout> } | null = null

  const pointOf = (event: PointerEvent) => new DOMPoint(event.clientX, event.clientY)

  const begin = (id: number, point: DOMPoint) => {
    if (!handlers.onStart(point)) return
    drawing = id
    host.setPointerCapture(id)
  }

  const lift = () => {
    if (resting) clearTimeout(resting.timer)
    resting = null
  }

  const cancel = () => {
    lift()
    if (drawing === null) return
    const id = drawing
    drawing = null
    if (host.hasPointerCapture(id)) host.releasePointerCapture(id)
    handlers.onCancel()
  }

  const onPointerDown = (event: PointerEvent) => {
    if (drawing !== null || resting) return cancel()
    const point = pointOf(event)
    if (event.pointerType === 'mouse' && event.button === 2) begin(event.pointerId, point)
    if (event.pointerType !== 'touch' || !event.isPrimary) return
    const id = event.pointerId
    const timer = setTimeout(() => {
      resting = null
      begin(id, point)
    }, longPressMs)
    resting = { id, start: point, timer }
  }

  const onPointerMove = (event: PointerEvent) => {
    const point = pointOf(event)
    if (resting && Math.hypot(point.x - resting.start.x, point.y - resting.start.y) > tremble)
      lift()
    if (event.pointerId !== drawing) return
    if (event.pointerType === 'mouse' && event.buttons !== 2) return cancel()
    handlers.onMove(point, colorOfKeys(event))
  }

  const onPointerUp = (event: PointerEvent) => {
    lift()
    if (event.pointerId !== drawing) return
    drawing = null
    handlers.onEnd(pointOf(event), colorOfKeys(event))
  }

  const onPointerCancel = (event: PointerEvent) => {
    if (event.pointerId === drawing || event.pointerId === resting?.id) cancel()
  }

  /** Only a finger that draws keeps the page from scrolling. */
  const onTouchMove = (event: TouchEvent) => {
    if (drawing !== null && event.cancelable) event.preventDefault()
  }

  host.addEventListener('pointerdown', onPointerDown)
  host.addEventListener('pointermove', onPointerMove)
  host.addEventListener('pointerup', onPointerUp)
  host.addEventListener('pointercancel', onPointerCancel)
  host.addEventListener('touchmove', onTouchMove, { passive: false })
  return {
    cancel,
    destroy() {
      lift()
      host.removeEventListener('pointerdown', onPointerDown)
      host.removeEventListener('pointermove', onPointerMove)
      host.removeEventListener('pointerup', onPointerUp)
      host.removeEventListener('pointercancel', onPointerCancel)
      host.removeEventListener('touchmove', onTouchMove)
    },
  }
}
