import { parentPort } from 'node:worker_threads'
import { NoPairingError, pairRound } from '@kingside/pairing'
import type { PairingAnswer, PairingQuestion } from './pairing-messages.ts'

/** Pairs rounds of a swiss in a thread of its own, one after another. */
if (!parentPort) throw new Error('This file runs as a worker thread.')
const port = parentPort

function answer({ id, round }: PairingQuestion): PairingAnswer {
  try {
    return { id, kind: 'paired', pairing: pairRound(round) }
  } catch (error) {
    if (error instanceof NoPairingError) return { id, kind: 'none' }
    return { id, kind: 'failed', error: error instanceof Error ? error.message : String(error) }
  }
}

port.on('message', (question: PairingQuestion) => port.postMessage(answer(question)))
