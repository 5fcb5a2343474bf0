import { useState } from 'react'
import type { UploadItem } from './upload.ts'

/** The text of a live region: the files whose state has changed. Progress alone is not announced. */
export function useUploadAnnouncement(
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
