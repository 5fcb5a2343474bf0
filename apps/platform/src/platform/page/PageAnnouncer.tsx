import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { useState } from 'react'
import { usePageFocus } from './usePageFocus.ts'

/** Moves the focus to each page that is opened, and announces its title. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('')
  usePageFocus(setTitle)
  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  )
}
