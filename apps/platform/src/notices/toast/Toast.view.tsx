import type { ToastHolder, ToastView } from '@kingside/machines/toast'
import { useEffect, useEffectEvent } from 'react'
import { ToastStack } from '../toaster/ToastStack.tsx'

export interface ToastProps {
  readonly view: ToastView
  /** It stands on the screen, so its time begins. */
  readonly onShow: () => void
  /** A pointer rests on it, or the keyboard is in it. */
  readonly onHold: (by: ToastHolder) => void
  readonly onRelease: (by: ToastHolder) => void
  /** A click anywhere on a toast that goes by click. */
  readonly onClick: () => void
  /** The button that follows it. */
  readonly onAction: () => void
  /** The close icon. */
  readonly onClose: () => void
  /** Escape, while the keyboard is in it. */
  readonly onDismiss: () => void
}

/** One passing message at its place of the screen. Those of the whole app are the `Toaster`'s. */
export function Toast({ view, onShow, ...on }: ToastProps) {
  const show = useEffectEvent(onShow)
  const added = view.status === 'added'
  useEffect(() => {
    if (added) show()
  }, [added])

  return (
    <ToastStack
      places={placesOf(view)}
      onHold={(_, by) => on.onHold(by)}
      onRelease={(_, by) => on.onRelease(by)}
      onClick={on.onClick}
      onAction={on.onAction}
      onClose={on.onClose}
      onDismiss={on.onDismiss}
    />
  )
}

function placesOf(view: ToastView) {
  switch (view.status) {
    case 'added':
    case 'shown':
    case 'leaving': {
      const { toast, status } = view
      const toasts = [{ toast, leaving: status === 'leaving' }]
      return [{ container: toast.container, toasts, waiting: 0 }]
    }
    case 'removed':
      return []
    default:
      return view satisfies never
  }
}
