import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { steady, type SteadyRow, steadyRows } from './steady-rows.ts'

/** How long a row that left is shown, in ms. */
const goneMs = 1_000

/** Rows of a live list that do not move under the reader's pointer or focus, and go a moment after they were taken. */
export function useSteadyRows<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const [told, setTold] = useState(rows)
  const [shown, setShown] = useState<readonly SteadyRow<Row>[]>(() => steady(rows))
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isHeld = isPointed || isFocused
  if (told !== rows) {
    setTold(rows)
    setShown(steadyRows(shown, rows, isHeld))
  }

  const gone = shown.filter(({ isGone }) => isGone).length
  // A focused button that is removed tells nothing.
  useEffect(() => {
    if (gone > 0 && !place.current?.contains(document.activeElement)) setFocused(false)
  }, [gone])

  const isSettled = shown.length === rows.length && shown.every(({ row }, at) => row === rows[at])
  useEffect(() => {
    if (isHeld || isSettled) return undefined
    const timer = setTimeout(() => setShown(steady(rows)), goneMs)
    return () => clearTimeout(timer)
  }, [isHeld, isSettled, rows])

  return {
    rows: shown,
    /** For the element around the list. */
    holding: {
      ref: place,
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  }
}
