import type { Toast, ToastHolder } from '@kingside/machines/toast'
import type { ToasterView, ToastPlaceView } from '@kingside/machines/toaster'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ToastStack } from './ToastStack.tsx'

export interface ToasterProps {
  readonly view: ToasterView
  /** This toast has appeared on the screen, so its time begins. */
  readonly onShow: (id: string) => void
  /** A pointer rests on it, or the keyboard is in it. */
  readonly onHold: (id: string, by: ToastHolder) => void
  readonly onRelease: (id: string, by: ToastHolder) => void
  /** A click anywhere on a toast that goes by click. */
  readonly onClick: (id: string) => void
  /** The button that follows it. */
  readonly onAction: (id: string) => void
  /** The close icon. */
  readonly onClose: (id: string) => void
  /** Escape, while the keyboard is in it. */
  readonly onDismiss: (id: string) => void
}

/** All passing messages of the app, at six places of the screen. Render it once, beside the pages. */
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
