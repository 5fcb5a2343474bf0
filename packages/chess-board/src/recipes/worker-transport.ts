import type { UciTransport } from '@kingside/chess-game'

/**
 * A UCI engine in a Worker; each line is a message. It works with the scripts of Stockfish, which stay separate files:
 * `new Worker('/engine/stockfish.js')`.
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
