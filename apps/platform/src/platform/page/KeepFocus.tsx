import { type ReactNode, useEffect, useRef } from 'react'

export interface KeepFocusProps {
  /** The current state. When it changes, the control that had the focus may be gone. */
  readonly of: string
  /** The name of the part for screen readers. */
  readonly label: string
  readonly children: ReactNode
}

/** Takes the focus when the control that had it was removed, so that the keyboard continues from here. */
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
        // Without a next target, the focused control was removed.
        if (relatedTarget !== null) hadFocus.current = false
      }}
    >
      {children}
    </div>
  )
}
