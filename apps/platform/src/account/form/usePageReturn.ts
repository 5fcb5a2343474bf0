import { useEffect, useEffectEvent } from 'react'

/** Acts when the browser shows the page again that it had left for a provider. */
export function usePageReturn(onReturn: () => void): void {
  const act = useEffectEvent(onReturn)
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => persisted && act()
    window.addEventListener('pageshow', hear)
    return () => window.removeEventListener('pageshow', hear)
  }, [])
}
