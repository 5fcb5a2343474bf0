import type { UciTransport } from '@kingside/chess-game'
import script from 'stockfish/bin/stockfish-19-lite-single.js?url'
import wasm from 'stockfish/bin/stockfish-19-lite-single.wasm?url'

/**
 * Stockfish in a Worker of its own. Its script and WebAssembly are not in the app's bundle, because their licence is
 * GPL-3.0-or-later. They load when the first game against it begins.
 */
export function openStockfish(): UciTransport {
  // The engine's loader finds its hashed WebAssembly file by the address's fragment.
  const worker = new Worker(`${script}#${encodeURIComponent(wasm)}`)
  return {
    send: (line) => worker.postMessage(line),
    onLine: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data)
      }
      worker.addEventListener('message', hear)
      return () => worker.removeEventListener('message', hear)
    },
    onFailure: (listener) => {
      const fail = (event: Event) => {
        event.preventDefault()
        listener(event instanceof ErrorEvent && event.message ? event.message : event)
      }
      worker.addEventListener('error', fail)
      worker.addEventListener('messageerror', fail)
      return () => {
        worker.removeEventListener('error', fail)
        worker.removeEventListener('messageerror', fail)
      }
    },
    close: () => worker.terminate(),
  }
}
