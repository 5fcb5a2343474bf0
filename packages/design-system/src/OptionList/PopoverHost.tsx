import { createContext, useState, type ReactNode } from 'react'

/** The element that contains the popovers of fields, if not the body: a dialog keeps the focus inside itself. */
export const PopoverHostContext = createContext<HTMLElement | null>(null)

/** Keeps the popovers of its children inside itself. For dialogs, outside which nothing can be focused or pressed. */
export function PopoverHost({ children }: { children: ReactNode }) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  return (
    <PopoverHostContext value={host}>
      {children}
      <div ref={setHost} />
    </PopoverHostContext>
  )
}
