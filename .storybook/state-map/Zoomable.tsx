import { Button, Inline, Stack, Text } from '@kingside/design-system'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import * as styles from './Zoomable.css.ts'

interface ZoomableProps {
  /** Name of the area for screen readers. */
  label: string
  /** The drawing's own size in px. */
  width: number
  height: number
  /** An SVG that fills its parent. */
  children: ReactNode
}

const least = 0.2
const most = 3
const step = 1.25
const within = (zoom: number) => Math.min(most, Math.max(least, zoom))

/**
 * A drawing to look at from near and far: buttons, `+` and `-`, the wheel with Ctrl, or two fingers on a touchpad zoom;
 * a drag, the arrow keys or the scroll bars move it; `0` fits it into the area.
 */
export function Zoomable({ label, width, height, children }: ZoomableProps) {
  const area = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  const drag = useRef<{ x: number; y: number; left: number; top: number } | null>(null)

  const fit = () => {
    const { current } = area
    if (current === null) return
    setZoom(within(Math.min(current.clientWidth / width, current.clientHeight / height)))
  }

  // React listens to the wheel passively, so the page would zoom as well.
  useEffect(() => {
    const { current } = area
    if (current === null) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      setZoom((before) => within(before * Math.exp(-event.deltaY / 300)))
    }
    current.addEventListener('wheel', onWheel, { passive: false })
    return () => current.removeEventListener('wheel', onWheel)
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') setZoom(within(zoom * step))
    else if (event.key === '-') setZoom(within(zoom / step))
    else if (event.key === '0') fit()
  }
  const onPointerDown = ({ currentTarget, clientX, clientY, target, button }: PointerEvent) => {
    if (button !== 0 || (target instanceof Element && target.closest('a') !== null)) return
    drag.current = {
      x: clientX,
      y: clientY,
      left: currentTarget.scrollLeft,
      top: currentTarget.scrollTop,
    }
  }
  const onPointerMove = ({ currentTarget, clientX, clientY, pointerType }: PointerEvent) => {
    // A finger scrolls by itself.
    if (drag.current === null || pointerType === 'touch') return
    currentTarget.scrollTo(
      drag.current.left + drag.current.x - clientX,
      drag.current.top + drag.current.y - clientY,
    )
  }
  const onPointerEnd = () => {
    drag.current = null
  }

  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <Button size="s" type="secondary" onPress={() => setZoom(within(zoom * step))}>
          Zoom in
        </Button>
        <Button size="s" type="secondary" onPress={() => setZoom(within(zoom / step))}>
          Zoom out
        </Button>
        <Button size="s" type="secondary" onPress={fit}>
          Fit
        </Button>
        <Text size="s" tone="muted" tabular>
          {`${Math.round(zoom * 100)}%`}
        </Text>
      </Inline>
      <div
        ref={area}
        className={styles.area}
        role="region"
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerLeave={onPointerEnd}
      >
        <div style={{ inlineSize: width * zoom, blockSize: height * zoom }}>{children}</div>
      </div>
    </Stack>
  )
}
