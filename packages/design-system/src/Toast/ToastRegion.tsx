import { useSyncExternalStore } from 'react'
import type { QueuedToast } from 'react-aria-components/Toast'
import type { Toaster } from './createToaster.ts'
import type { Toast, ToastContainer } from './toast.ts'
import { ToastCard } from './ToastCard.tsx'
import { ToastFrame, ToastPlace } from './ToastFrame.tsx'

export interface ToastRegionProps {
  /** Where the toasts come from. */
  toaster: Toaster
  /** Names the landmark, which F6 reaches. */
  label: string
  /** Names the close icon of every toast. */
  closeLabel: string
  /** Says how many more toasts wait for room at a place. Without it they wait in silence. */
  moreText?: (waiting: number) => string
  /** The button of a toast was pressed; the toast goes by that. */
  onAction?: (id: string) => void
}

/**
 * Shows passing messages at the edges of the screen, at most 480 px wide. Screen readers say each one when it
 * appears. Render it once, beside the app. A toast holds its time while it has the keyboard focus; Esc sends it away.
 */
export function ToastRegion({ toaster, label, ...texts }: ToastRegionProps) {
  return (
    <ToastFrame queue={toaster.queue} label={label}>
      {(container, visible) => (
        <StoredPlace
          key={container}
          container={container}
          visible={visible}
          toaster={toaster}
          {...texts}
        />
      )}
    </ToastFrame>
  )
}

interface StoredPlaceProps extends Omit<ToastRegionProps, 'label'> {
  container: ToastContainer
  visible: readonly QueuedToast<Toast>[]
}

function StoredPlace({ container, visible, toaster, moreText, ...card }: StoredPlaceProps) {
  const waiting = useSyncExternalStore(
    toaster.subscribe,
    () => toaster.waitingAt(container),
    () => 0,
  )
  const toasts = visible.filter(({ content }) => content.container === container)
  if (toasts.length === 0) return null
  return (
    <ToastPlace container={container} more={waiting > 0 ? moreText?.(waiting) : undefined}>
      {toasts.map((queued) => (
        <StoredToast key={queued.key} queued={queued} toaster={toaster} {...card} />
      ))}
    </ToastPlace>
  )
}

interface StoredToastProps extends Pick<ToastRegionProps, 'toaster' | 'closeLabel' | 'onAction'> {
  queued: QueuedToast<Toast>
}

function StoredToast({ queued, toaster, closeLabel, onAction }: StoredToastProps) {
  const leaving = useSyncExternalStore(
    toaster.subscribe,
    () => toaster.isLeaving(queued.content.id),
    () => false,
  )
  return (
    <ToastCard
      queued={queued}
      toast={queued.content}
      leaving={leaving}
      closeLabel={closeLabel}
      onHold={toaster.hold}
      onRelease={toaster.release}
      onClick={toaster.dismiss}
      onAction={(id) => {
        toaster.dismiss(id)
        onAction?.(id)
      }}
      onClose={toaster.dismiss}
      onDismiss={toaster.dismiss}
    />
  )
}
