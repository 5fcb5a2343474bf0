import { useRef } from 'react'

/** Where the focus goes when the notice goes away whose button had it: to the choice that the notice was about. */
export function useChoiceFocus() {
  const place = useRef<HTMLDivElement>(null)
  const focusChoice = () =>
    place.current?.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.focus()
  return { place, focusChoice }
}
