import { createContext, useState, type ReactNode } from 'react'

/** Where popovers of fields are put, if not at the end of the page: a dialog keeps the focus inside itself. */
export const PopoverHostContext = createContext<HTMLElement | null>(null)

/** Keeps the popovers of what it holds inside itself. For dialogs, outside which nothing can be focused or pressed. */
export function PopoverHost({ children }: { children: ReactNode }) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  return (
    <PopoverHostContext value={host}>
      {children}
      <div ref={setHost} />
    </PopoverHostContext>
  )
}
