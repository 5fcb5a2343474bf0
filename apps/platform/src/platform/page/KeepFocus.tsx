import { type ReactNode, useEffect, useRef } from 'react'

export interface KeepFocusProps {
  /** What is shown. When it changes, the control that had the focus may be gone. */
  readonly of: string
  /** Names the part for screen readers. */
  readonly label: string
  readonly children: ReactNode
}

/** Takes the focus over from a control that has gone, so that the keyboard goes on from here. */
export function KeepFocus({ of, label, children }: KeepFocusProps) {
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const shown = useRef(of)

  useEffect(() => {
    if (shown.current === of) return
    shown.current = of
    if (hadFocus.current && document.activeElement === document.body) place.current?.focus()
  }, [of])

  return (
    <div
      ref={place}
      role="group"
      aria-label={label}
      tabIndex={-1}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={({ relatedTarget }) => {
        // Without a next one it has gone with its control.
        if (relatedTarget !== null) hadFocus.current = false
      }}
    >
      {children}
    </div>
  )
}
