import { useEffect } from 'react'

/** Puts words before the document's title while they are given, whatever page sets the title meanwhile. */
export function useTitleMark(words: string | null): void {
  useEffect(() => {
    if (words === null) return undefined
    const mark = `${words} · `
    const put = () => {
      if (!document.title.startsWith(mark)) document.title = mark + document.title
    }
    const watcher = new MutationObserver(put)
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true })
    put()
    return () => {
      watcher.disconnect()
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
    }
  }, [words])
}
