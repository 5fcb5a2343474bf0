import { useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import {
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_ToastStateContext as ToastStateContext,
  type ToastState,
} from 'react-aria-components/Toast'
import type { Toast, ToastContainer } from './toast.ts'
import { ToastCard, type ToastHandlers } from './ToastCard.tsx'
import * as styles from './Toast.css.ts'

/** A toast on the screen, or on its way off it. */
export interface ShownToast {
  toast: Toast
  /** It fades. Take it out of the list when it is gone. @default false */
  leaving?: boolean
  /** The caller's own object for this appearance: another one with the same id comes in anew. */
  source: object
}

interface PlacesProps extends ToastHandlers {
  /** The toasts of all places, the newest first. */
  toasts: readonly ShownToast[]
  /** How many more wait for room at a place. */
  waiting?: Partial<Record<ToastContainer, number>>
  /** Names the close icon of every toast. */
  closeLabel: string
  /** Says how many more toasts wait for room at a place. Without it they wait in silence. */
  moreText?: (waiting: number) => string
}

export interface ToastRegionProps extends PlacesProps {
  /** Names the landmark, which F6 reaches. */
  label: string
}

const edges = [
  { edge: 'top', containers: ['topLeft', 'topCenter', 'topRight'] },
  { edge: 'bottom', containers: ['bottomLeft', 'bottomCenter', 'bottomRight'] },
] as const

/**
 * Shows passing messages at the edges of the screen, at most 480 px wide. Screen readers say each one when it appears.
 * The caller keeps the toasts and their time. Render it once, beside the app: six landmarks would need six names.
 */
export function ToastRegion({ label, ...places }: ToastRegionProps) {
  const { toasts } = places
  const [queue] = useState(() => new ToastQueue<object>())

  // React Aria announces what is in its queue, and keeps the focus when one leaves it.
  useLayoutEffect(() => {
    const queued = new Map(queue.visibleToasts.map(({ content, key }) => [content, key]))
    const sources = new Set(toasts.map(({ source }) => source))
    for (const [source, key] of queued) if (!sources.has(source)) queue.close(key)
    for (const source of [...sources].toReversed()) if (!queued.has(source)) queue.add(source)
  }, [queue, toasts])

  const hasToasts = useSyncExternalStore(
    (onChange) => queue.subscribe(onChange),
    () => queue.visibleToasts.length > 0,
    () => false,
  )
  // React Aria makes it a landmark when it mounts, and only if something is on the screen then.
  if (!hasToasts) return null
  return (
    <AriaToastRegion
      queue={queue}
      aria-label={label}
      className={styles.region}
      // React Aria asks the browser's language for the direction; the document knows better.
      render={({ dir: _, ...dom }) => <div {...dom} />}
    >
      {edges.map(({ edge, containers }) => (
        <div key={edge} className={styles.edge({ edge })}>
          {containers.map((container) => (
            <Place key={container} container={container} {...places} />
          ))}
        </div>
      ))}
    </AriaToastRegion>
  )
}

interface PlaceProps extends PlacesProps {
  container: ToastContainer
}

/** One of the six places. */
function Place({ container, toasts, waiting = {}, closeLabel, moreText, ...handlers }: PlaceProps) {
  const state: ToastState<object> | null = useContext(ToastStateContext)
  const cards = toasts
    .filter(({ toast }) => (toast.container ?? 'topRight') === container)
    .flatMap(({ source, ...shown }) => {
      const queued = state?.visibleToasts.find(({ content }) => content === source)
      return queued ? [{ ...shown, queued }] : []
    })
  if (cards.length === 0) return null
  const more = waiting[container] ?? 0
  return (
    <div className={styles.container({ container })}>
      <ol className={styles.list({ container })}>
        {cards.map((card) => (
          <ToastCard key={card.queued.key} {...card} {...handlers} closeLabel={closeLabel} />
        ))}
      </ol>
      {more > 0 && moreText && <p className={styles.more}>{moreText(more)}</p>}
    </div>
  )
}
