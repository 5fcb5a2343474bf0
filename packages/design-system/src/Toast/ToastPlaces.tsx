import { useLayoutEffect, useState } from 'react'
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import type { Toast, ToastContainer } from './toast.ts'
import { ToastCard, type ToastHandlers } from './ToastCard.tsx'
import { ToastFrame, ToastPlace } from './ToastFrame.tsx'

/** A toast on the screen, or on its way off it. */
export interface StandingToast {
  toast: Toast
  /** It fades. Take it out of the list when it is gone. */
  leaving: boolean
  /** The caller's own object for this appearance: another one with the same id comes in anew. */
  source: object
}

export interface ToastPlacesProps extends ToastHandlers {
  /** The toasts of all places, the newest first. */
  toasts: readonly StandingToast[]
  /** How many more wait for room at a place. */
  waiting?: Partial<Record<ToastContainer, number>>
  /** Names the landmark, which F6 reaches. */
  label: string
  /** Names the close icon of every toast. */
  closeLabel: string
  /** Says how many more toasts wait for room at a place. Without it they wait in silence. */
  moreText?: (waiting: number) => string
}

/**
 * What `ToastRegion` shows, for an app that keeps the toasts and their time itself, such as in a state machine.
 * Render it once, beside the app.
 */
export function ToastPlaces({
  toasts,
  waiting = {},
  label,
  closeLabel,
  moreText,
  ...handlers
}: ToastPlacesProps) {
  const [queue] = useState(() => new ToastQueue<object>())

  // React Aria announces what is in its queue, and keeps the focus when one leaves it.
  useLayoutEffect(() => {
    const queued = new Map(queue.visibleToasts.map(({ content, key }) => [content, key]))
    const sources = new Set(toasts.map(({ source }) => source))
    for (const [source, key] of queued) if (!sources.has(source)) queue.close(key)
    for (const source of [...sources].toReversed()) if (!queued.has(source)) queue.add(source)
  }, [queue, toasts])

  return (
    <ToastFrame queue={queue} label={label}>
      {(container, visible) => {
        const cards = toasts
          .filter(({ toast }) => toast.container === container)
          .flatMap(({ source, ...standing }) => {
            const queued = visible.find(({ content }) => content === source)
            return queued ? [{ ...standing, queued }] : []
          })
        const more = waiting[container] ?? 0
        if (cards.length === 0) return null
        return (
          <ToastPlace
            key={container}
            container={container}
            more={more > 0 ? moreText?.(more) : undefined}
          >
            {cards.map((card) => (
              <ToastCard key={card.queued.key} {...card} {...handlers} closeLabel={closeLabel} />
            ))}
          </ToastPlace>
        )
      }}
    </ToastFrame>
  )
}
