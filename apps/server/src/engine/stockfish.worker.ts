import workerThreads, { parentPort } from 'node:worker_threads'
import initEngine from 'stockfish'

/** Stockfish in a thread of its own: each message is a line of UCI, in and out. */
if (!parentPort) throw new Error('This file runs as a worker thread.')
const port = parentPort
const waiting: string[] = []
let send = (line: string): void => {
  waiting.push(line)
}
port.on('message', (line: unknown) => {
  if (typeof line === 'string') send(line)
})
// In any other thread than the main one the package takes itself for a helper thread of its own engine, and
// offers nothing.
Object.assign(workerThreads, { isMainThread: true })
const engine = await initEngine('lite-single')
engine.listener = (line) => port.postMessage(line)
send = (line) => engine.sendCommand(line)
for (const line of waiting) send(line)
