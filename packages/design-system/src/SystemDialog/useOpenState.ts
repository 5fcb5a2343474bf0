import { useState } from 'react'

/** Whether a dialog is open, controlled or not. */
export interface OpenProps {
  /** Whether it is open, if controlled. */
  open?: boolean
  /** Whether it is open at first, if not controlled. @default false */
  defaultOpen?: boolean
  /** Called when it has faded out and the focus is restored. The next dialog may open now. */
  onClosed?: () => void
}

/** The open state of a dialog, unless the caller controls it. */
export function useOpenState(open: boolean | undefined, defaultOpen: boolean) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  return { isOpen: open ?? ownOpen, close: () => setOwnOpen(false) }
}
