import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import { upTo } from '../themes/breakpoints.ts'
import { swipeCloses } from './swipe.ts'

interface SwipeDownOptions {
  /** The panel to move. */
  panel: RefObject<HTMLElement | null>
  /** Whether it can be dragged away. */
  enabled: boolean
  onClose: () => void
}

interface Pull {
  startY: number
  startedAt: number
  height: number
}

/** Lets a finger drag a sheet away by its upper edge. Only in the phone layout. */
export function useSwipeDown({ panel, enabled, onClose }: SwipeDownOptions) {
  const pull = useRef<Pull | undefined>(undefined)
  const [offset, setOffset] = useState(0)
  const [dragging, setDragging] = useState(false)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const onControl = event.target instanceof Element && event.target.closest('button, a') !== null
    if (!enabled || onControl || !event.isPrimary || event.button !== 0) return
    if (!panel.current || !window.matchMedia(upTo('tablet')).matches) return
    pull.current = {
      startY: event.clientY,
      startedAt: event.timeStamp,
      height: panel.current.offsetHeight,
    }
    setDragging(true)
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (pull.current) setOffset(Math.max(0, event.clientY - pull.current.startY))
  }

  const release = (event: PointerEvent<HTMLElement>, mayClose: boolean) => {
    const pulled = pull.current
    if (!pulled) return
    pull.current = undefined
    setDragging(false)
    const closes =
      mayClose &&
      swipeCloses({
        distance: event.clientY - pulled.startY,
        elapsed: event.timeStamp - pulled.startedAt,
        height: pulled.height,
      })
    if (closes) onClose()
    else setOffset(0)
  }

  return {
    /** How far the panel is dragged down, in CSS pixels. */
    offset,
    dragging,
    /** Resets the panel's position for the next opening. */
    reset: () => setOffset(0),
    /** For the part of the panel that the finger drags. */
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: (event: PointerEvent<HTMLElement>) => release(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => release(event, false),
    },
  }
}
