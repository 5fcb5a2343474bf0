import { useState } from 'react'

/** Who keeps whether a dialog is open. */
export interface OpenProps {
  /** Whether it is open, when the caller keeps that. */
  open?: boolean
  /** Whether it begins open, when the dialog keeps that itself. @default false */
  defaultOpen?: boolean
  /** Called when it has faded and the focus is back where it was. The next dialog may open now. */
  onClosed?: () => void
}

/** Keeps whether a dialog is open, unless the caller does. */
export function useOwnOpen(open: boolean | undefined, defaultOpen: boolean) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  return { isOpen: open ?? ownOpen, close: () => setOwnOpen(false) }
}
