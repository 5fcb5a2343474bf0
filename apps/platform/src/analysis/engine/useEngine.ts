import type { UciTransport } from '@kingside/chess-game'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPageEngine, isOn, type PageEngine } from './page-engine.ts'

/** The engine's view, and its actions. */
export interface ShownEngine extends Pick<PageEngine, 'start' | 'stop'> {
  readonly view: ReturnType<PageEngine['view']>
}

/**
 * Runs an engine on the position while it is on. It pauses while the page is hidden, and is freed when the page is
 * left.
 */
export function useEngine(
  openTransport: () => Promise<UciTransport>,
  fen: string,
  lines: number,
): ShownEngine {
  const [engine] = useState(() => createPageEngine(openTransport))
  const view = useSyncExternalStore(engine.subscribe, engine.view)

  useEffect(() => engine.close, [engine])
  useEffect(() => engine.show(fen, lines), [engine, fen, lines])
  useEffect(() => {
    let wasOn = false
    const end = new AbortController()
    const follow = () => {
      if (document.hidden) {
        wasOn = isOn(engine.view())
        engine.stop()
      } else if (wasOn) engine.start()
    }
    document.addEventListener('visibilitychange', follow, { signal: end.signal })
    return () => end.abort()
  }, [engine])

  return { view, start: engine.start, stop: engine.stop }
}
