import type { Toast, ToastHolder } from '@kingside/machines/toast'
import type { ToasterView, ToastPlaceView } from '@kingside/machines/toaster'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ToastStack } from './ToastStack.tsx'

export interface ToasterProps {
  readonly view: ToasterView
  /** This toast has appeared on the screen, so its time starts. */
  readonly onShow: (id: string) => void
  /** A pointer is over it, or the focus is in it. */
  readonly onHold: (id: string, by: ToastHolder) => void
  readonly onRelease: (id: string, by: ToastHolder) => void
  /** A click on a toast that a click dismisses. */
  readonly onClick: (id: string) => void
  /** The button of the toast. */
  readonly onAction: (id: string) => void
  /** The close icon. */
  readonly onClose: (id: string) => void
  /** Escape, while the focus is in it. */
  readonly onDismiss: (id: string) => void
}

/** All toasts of the app, in six containers on the screen. Render it once, beside the pages. */
export function Toaster({ view, onShow, ...on }: ToasterProps) {
  const places = placesOf(view)
  const show = useEffectEvent(onShow)
  const known = useRef(new WeakSet<Toast>())
  useEffect(() => {
    for (const { toast } of places.flatMap(({ toasts }) => toasts)) {
      if (known.current.has(toast)) continue
      known.current.add(toast)
      show(toast.id)
    }
  }, [places])
  return <ToastStack places={places} {...on} />
}

function placesOf(view: ToasterView): readonly ToastPlaceView[] {
  switch (view.status) {
    case 'empty':
      return []
    case 'showing':
      return view.places
    default:
      return view satisfies never
  }
}
