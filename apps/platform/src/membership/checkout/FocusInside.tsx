import { type ReactNode, useEffect, useRef } from 'react'

/** Gives the first field inside the focus when it appears: the button that opened it is gone. */
export function FocusInside({
  isWanted,
  children,
}: {
  readonly isWanted: boolean
  readonly children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWanted) place.current?.querySelector('input')?.focus()
  }, [isWanted])
  return <div ref={place}>{children}</div>
}
