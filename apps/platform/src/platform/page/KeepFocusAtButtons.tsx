import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface KeepFocusAtButtonsProps {
  /** Names the part for screen readers. */
  readonly label: string
  readonly children: ReactNode
}

/** Keeps the focus in its part when the button that has it goes away: the first button left takes it, or the whole. */
export function KeepFocusAtButtons({ label, children }: KeepFocusAtButtonsProps) {
  const part = useRef<HTMLDivElement>(null)
  const had = useRef(false)

  useLayoutEffect(() => {
    if (!had.current || document.activeElement !== document.body) return
    const next = part.current?.querySelector('button') ?? part.current
    next?.focus()
  })

  return (
    <div
      ref={part}
      role="group"
      aria-label={label}
      tabIndex={-1}
      onFocus={() => {
        had.current = true
      }}
      // Not called for a button that is taken out of the page.
      onBlur={() => {
        had.current = false
      }}
    >
      {children}
    </div>
  )
}
