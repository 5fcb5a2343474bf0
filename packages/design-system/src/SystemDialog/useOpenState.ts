import { useState } from 'react'

/** Whether a dialog is open, controlled or not. */
export interface OpenProps {
  /** Whether it is open, when the caller keeps that. */
  open?: boolean
  /** Whether it begins open, when the dialog keeps that itself. @default false */
  defaultOpen?: boolean
  /** Called when it has faded and the focus is back where it was. The next dialog may open now. */
  onClosed?: () => void
}

/** The open state of a dialog, unless the caller controls it. */
export function useOpenState(open: boolean | undefined, defaultOpen: boolean) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  return { isOpen: open ?? ownOpen, close: () => setOwnOpen(false) }
}
