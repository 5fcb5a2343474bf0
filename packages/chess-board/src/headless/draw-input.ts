import type { MarkerColor } from '@kingside/chess-game'
import { colorOfKeys } from './drawings.ts'
import { capturePointer, createPressListeners, releasePointer } from './pointer-capture.ts'

/** How long a finger must rest to begin a drawing, in milliseconds. */
const longPressMs = 450
/** How far a resting finger may move, in CSS pixels. */
const restTolerance = 8

export interface DrawHandlers {
  /** Called when a drawing begins. Returns whether it may. */
  readonly onStart: (point: DOMPoint) => boolean
  readonly onMove: (point: DOMPoint, color: MarkerColor) => void
  readonly onEnd: (point: DOMPoint, color: MarkerColor) => void
  readonly onCancel: () => void
}

/**
 * Turns pointer events into drawings: a drag with the right mouse button, or with a finger after a long press. A second
 * button, Escape (wherever the focus is) or the system cancels one.
 */
export function listenToDrawing(host: HTMLElement, handlers: DrawHandlers) {
  let drawing: number | null = null
  let resting: { id: number; start: DOMPoint; timer: ReturnType<typeof setTimeout> } | null = null

  const pointOf = (event: PointerEvent) => new DOMPoint(event.clientX, event.clientY)

  const end = () => {
    if (resting) clearTimeout(resting.timer)
    resting = null
    drawing = null
    listeners.stop()
  }

  const begin = (id: number, point: DOMPoint) => {
    if (!handlers.onStart(point)) return end()
    drawing = id
    listeners.start()
    capturePointer(host, id)
  }

  const cancel = () => {
    const id = drawing
    end()
    if (id === null) return
    releasePointer(host, id)
    handlers.onCancel()
  }

  const onPointerDown = (event: PointerEvent) => {
    if (drawing !== null || resting) return cancel()
    const point = pointOf(event)
    if (event.pointerType === 'mouse' && event.button === 2) return begin(event.pointerId, point)
    if (event.pointerType !== 'touch' || !event.isPrimary) return
    const id = event.pointerId
    const timer = setTimeout(() => {
      resting = null
      begin(id, point)
    }, longPressMs)
    resting = { id, start: point, timer }
    listeners.start()
  }

  const onPointerMove = (event: PointerEvent) => {
    const point = pointOf(event)
    if (resting && Math.hypot(point.x - resting.start.x, point.y - resting.start.y) > restTolerance)
      return end()
    if (event.pointerId !== drawing) return
    if (event.pointerType === 'mouse' && event.buttons !== 2) return cancel()
    handlers.onMove(point, colorOfKeys(event))
  }

  const onPointerUp = (event: PointerEvent) => {
    const isDrawn = event.pointerId === drawing
    if (drawing === null || isDrawn) end()
    if (isDrawn) handlers.onEnd(pointOf(event), colorOfKeys(event))
  }

  const onPointerCancel = (event: PointerEvent) => {
    if (event.pointerId === drawing || event.pointerId === resting?.id) cancel()
  }

  const onEscape = () => {
    if (drawing === null) return false
    cancel()
    return true
  }

  const listeners = createPressListeners(host, {
    onMove: onPointerMove,
    onUp: onPointerUp,
    onCancel: onPointerCancel,
    onEscape,
  })

  /** Prevents scrolling while a finger draws. */
  const onTouchMove = (event: TouchEvent) => {
    if (drawing !== null && event.cancelable) event.preventDefault()
  }

  let isEnabled = false
  const enable = (now: boolean) => {
    if (now === isEnabled) return
    isEnabled = now
    if (now) {
      host.addEventListener('pointerdown', onPointerDown)
      host.addEventListener('touchmove', onTouchMove, { passive: false })
      return
    }
    cancel()
    host.removeEventListener('pointerdown', onPointerDown)
    host.removeEventListener('touchmove', onTouchMove)
  }

  return {
    cancel,
    /** Adds or removes the listeners, so that a board without drawing never blocks scrolling. */
    enable,
    destroy: () => enable(false),
  }
}
