import { VisuallyHidden } from '@kingside/design-system'
import { useState } from 'react'
import { usePageFocus } from './usePageFocus.ts'

/** Takes keyboard and screen reader along to each page that is opened. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('')
  usePageFocus(setTitle)
  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  )
}
