import { Worker } from 'node:worker_threads'
import type { UciTransport } from '@kingside/chess-game'

/** A UCI engine in a worker thread that takes and sends lines as messages. It never keeps the process alive. */
export function workerTransport(file: URL): UciTransport {
  const worker = new Worker(file, { stdout: true, stderr: true })
  worker.unref()
  return {
    send: (line) => worker.postMessage(line),
    onLine: (listener) => {
      const hear = (line: unknown) => {
        if (typeof line === 'string') listener(line)
      }
      worker.on('message', hear)
      return () => worker.off('message', hear)
    },
    onFailure: (listener) => {
      const exited = (code: number) => listener(new Error(`The engine ended with code ${code}.`))
      worker.once('error', listener)
      worker.once('exit', exited)
      return () => {
        worker.off('error', listener)
        worker.off('exit', exited)
      }
    },
    close: () => void worker.terminate(),
  }
}
