import { useContext } from 'react'
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_ToastStateContext as ToastStateContext,
  type ToastState,
} from 'react-aria-components/Toast'
import type { Toaster } from './createToaster.ts'
import type { Toast } from './toast.ts'
import * as styles from './Toast.css.ts'
import { ToastCard } from './ToastCard.tsx'

const edges = [
  { edge: 'top', containers: ['topLeft', 'topCenter', 'topRight'] },
  { edge: 'bottom', containers: ['bottomLeft', 'bottomCenter', 'bottomRight'] },
] as const

export interface ToastRegionProps {
  /** Where the toasts come from. */
  toaster: Toaster
  /** Names the landmark, which F6 reaches. */
  label: string
  /** Names the close icon of every toast. */
  closeLabel: string
}

/**
 * Shows passing messages at the edges of the screen, at most 480 px wide. Screen readers say each one when it
 * appears. Render it once, beside the app. A toast holds its time while it has the keyboard focus; Esc sends it away.
 */
export function ToastRegion({ toaster, label, closeLabel }: ToastRegionProps) {
  return (
    <AriaToastRegion queue={toaster.queue} aria-label={label} className={styles.region}>
      <ToastContainers toaster={toaster} closeLabel={closeLabel} />
    </AriaToastRegion>
  )
}

/** One landmark holds all six places: six landmarks would need six names. */
function ToastContainers({
  toaster,
  closeLabel,
}: Pick<ToastRegionProps, 'toaster' | 'closeLabel'>) {
  const state: ToastState<Toast> | null = useContext(ToastStateContext)
  const visible = state?.visibleToasts ?? []
  return edges.map(({ edge, containers }) => (
    <div key={edge} className={styles.edge({ edge })}>
      {containers.map((container) => {
        const toasts = visible.filter(({ content }) => content.container === container)
        if (toasts.length === 0) return null
        return (
          <ol key={container} className={styles.container({ container })}>
            {toasts.map((queued) => (
              <ToastCard
                key={queued.key}
                queued={queued}
                toaster={toaster}
                closeLabel={closeLabel}
              />
            ))}
          </ol>
        )
      })}
    </div>
  ))
}
