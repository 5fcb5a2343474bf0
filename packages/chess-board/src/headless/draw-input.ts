import type { MarkerColor } from '@kingside/chess-game'
import { colorOfKeys } from './drawings.ts'
import { capturePointer, releasePointer } from './pointer-capture.ts'

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
 * button, Escape wherever the focus is, or the system ends one without a drawing.
 */
export function listenToDrawing(host: HTMLElement, handlers: DrawHandlers) {
  let drawing: number | null = null
  let resting: { id: number; start: DOMPoint; timer: ReturnType<typeof setTimeout> } | null = null

  const pointOf = (event: PointerEvent) => new DOMPoint(event.clientX, event.clientY)

  const follow = () => {
    host.addEventListener('pointermove', onPointerMove)
    host.addEventListener('pointerup', onPointerUp)
    host.addEventListener('pointercancel', onPointerCancel)
    host.ownerDocument.addEventListener('keydown', onKeyDown, true)
  }
  const unfollow = () => {
    if (resting) clearTimeout(resting.timer)
    resting = null
    drawing = null
    host.removeEventListener('pointermove', onPointerMove)
    host.removeEventListener('pointerup', onPointerUp)
    host.removeEventListener('pointercancel', onPointerCancel)
    host.ownerDocument.removeEventListener('keydown', onKeyDown, true)
  }

  const begin = (id: number, point: DOMPoint) => {
    if (!handlers.onStart(point)) return unfollow()
    drawing = id
    follow()
    capturePointer(host, id)
  }

  const cancel = () => {
    const id = drawing
    unfollow()
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
    follow()
  }

  const onPointerMove = (event: PointerEvent) => {
    const point = pointOf(event)
    if (resting && Math.hypot(point.x - resting.start.x, point.y - resting.start.y) > tremble)
      return unfollow()
    if (event.pointerId !== drawing) return
    if (event.pointerType === 'mouse' && event.buttons !== 2) return cancel()
    handlers.onMove(point, colorOfKeys(event))
  }

  const onPointerUp = (event: PointerEvent) => {
    const isDrawn = event.pointerId === drawing
    if (drawing === null || isDrawn) unfollow()
    if (isDrawn) handlers.onEnd(pointOf(event), colorOfKeys(event))
  }

  const onPointerCancel = (event: PointerEvent) => {
    if (event.pointerId === drawing || event.pointerId === resting?.id) cancel()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || drawing === null) return
    cancel()
    event.preventDefault()
    event.stopPropagation()
  }

  /** Only a finger that draws keeps the page from scrolling. */
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
    /** A board that is not drawn on listens to nothing, so that it never keeps a page from scrolling. */
    enable,
    destroy: () => enable(false),
  }
}
