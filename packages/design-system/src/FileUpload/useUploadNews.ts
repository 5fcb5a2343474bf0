import { useState } from 'react'
import type { UploadItem } from './upload.ts'

/** Says which files changed since the last time, for a live region. Progress alone is no news. */
export function useUploadNews(
  items: readonly UploadItem[],
  wordsOf: (item: UploadItem) => string,
): string {
  const [last, setLast] = useState(items)
  const [news, setNews] = useState('')
  if (items !== last) {
    const before = new Map(last.map((item) => [item.id, item.state.status]))
    const changed = items.filter((item) => before.get(item.id) !== item.state.status)
    setLast(items)
    if (changed.length > 0) {
      setNews(changed.map((item) => `${item.name}: ${wordsOf(item)}`).join('. '))
    }
  }
  return news
}
