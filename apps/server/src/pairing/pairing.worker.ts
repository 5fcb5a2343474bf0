import { parentPort } from 'node:worker_threads'
import { NoPairingError, pairArena, pairRound } from '@kingside/pairing'
import type { PairingAnswer, PairingQuestion } from './pairing-messages.ts'

/** Pairs in a thread of its own, one after another. */
if (!parentPort) throw new Error('This file runs as a worker thread.')
const port = parentPort

function answer({ id, task }: PairingQuestion): PairingAnswer {
  try {
    return task.kind === 'swiss'
      ? { id, kind: 'swiss', pairing: pairRound(task.round) }
      : { id, kind: 'arena', pairing: pairArena(task.ready, task.rules) }
  } catch (error) {
    if (error instanceof NoPairingError) return { id, kind: 'none' }
    return { id, kind: 'failed', error: error instanceof Error ? error.message : String(error) }
  }
}

port.on('message', (question: PairingQuestion) => port.postMessage(answer(question)))
