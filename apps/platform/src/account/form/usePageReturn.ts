import { useEffect, useEffectEvent } from 'react'

/** Calls back when the browser shows the page again after a provider's page. */
export function usePageReturn(onReturn: () => void): void {
  const act = useEffectEvent(onReturn)
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => persisted && act()
    window.addEventListener('pageshow', hear)
    return () => window.removeEventListener('pageshow', hear)
  }, [])
}
