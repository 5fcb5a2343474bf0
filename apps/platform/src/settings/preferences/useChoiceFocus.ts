import { useRef } from 'react'

/** When the notice with the focused button is removed, the focus moves to the choice that it was about. */
export function useChoiceFocus() {
  const place = useRef<HTMLDivElement>(null)
  const focusChoice = () =>
    place.current?.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.focus()
  return { place, focusChoice }
}
