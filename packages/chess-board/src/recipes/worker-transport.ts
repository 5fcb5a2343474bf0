import type { UciTransport } from '@kingside/chess-game'

/**
 * A UCI engine in a Worker: a line of the dialogue is a message. It fits the scripts of Stockfish,
 * which stay files of their own beside the page's: `new Worker('/engine/stockfish.js')`.
 */
export function workerTransport(worker: Worker): UciTransport {
  return {
    send: (line) => worker.postMessage(line),
    onLine: (listener) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data)
      }
      worker.addEventListener('message', onMessage)
      return () => worker.removeEventListener('message', onMessage)
    },
    onFailure: (listener) => {
      worker.addEventListener('error', listener, { once: true })
      return () => worker.removeEventListener('error', listener)
    },
    close: () => worker.terminate(),
  }
}
