import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMedia } from '../../platform/page/index.ts'

/** Whether the page is on its way to paper. Browsers tell it in one way or the other, and wait for what follows. */
export function usePrinting(): boolean {
  const isPaper = useMedia('print')
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const set = (is: boolean) => flushSync(() => setPrinting(is))
    window.addEventListener('beforeprint', () => set(true), { signal })
    window.addEventListener('afterprint', () => set(false), { signal })
    return () => stop.abort()
  }, [])
  return isPaper || isPrinting
}
