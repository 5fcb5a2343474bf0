import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface KeepFocusAtButtonsProps {
  /** The name of the part for screen readers. */
  readonly label: string
  readonly children: ReactNode
}

/** Keeps the focus within a part when its focused button is removed: the first button left gets it, or the part. */
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
      // Not called for a button that is removed from the page.
      onBlur={() => {
        had.current = false
      }}
    >
      {children}
    </div>
  )
}
