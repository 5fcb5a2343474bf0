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

/** A visible toast, which may be fading out. */
export interface ShownToast {
  toast: Toast
  /** Whether it is fading out. Remove it from the list afterwards. @default false */
  leaving?: boolean
  /** The caller's own object for this toast; a new object with the same id is a new toast. */
  source: object
}

interface PlacesProps extends ToastHandlers {
  /** The toasts of all places, newest first. */
  toasts: readonly ShownToast[]
  /** How many more toasts wait for space at a place. */
  waiting?: Partial<Record<ToastContainer, number>>
  /** Name of the close button of every toast. */
  closeLabel: string
  /** Text for the number of toasts that wait for space at a place. Without it nothing is shown. */
  moreText?: (waiting: number) => string
}

export interface ToastRegionProps extends PlacesProps {
  /** Name of the landmark, which F6 reaches. */
  label: string
}

const edges = [
  { edge: 'top', containers: ['topLeft', 'topCenter', 'topRight'] },
  { edge: 'bottom', containers: ['bottomLeft', 'bottomCenter', 'bottomRight'] },
] as const

/**
 * Shows passing messages at the edges of the screen, at most 480 px wide. Screen readers announce each one when it
 * appears. The caller keeps the toasts and their timers. Render it once, beside the app: each landmark needs its own
 * name.
 */
export function ToastRegion({ label, ...places }: ToastRegionProps) {
  const { toasts } = places
  const [queue] = useState(() => new ToastQueue<object>())

  // React Aria announces the toasts in its queue, and restores the focus when one is removed.
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
  // React Aria makes it a landmark only on mount, and only if there are toasts then.
  if (!hasToasts) return null
  return (
    <AriaToastRegion
      queue={queue}
      aria-label={label}
      className={styles.region}
      // React Aria sets the direction of the browser's language, which may not be the document's.
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
