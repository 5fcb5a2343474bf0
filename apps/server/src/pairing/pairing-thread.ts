import { Worker } from 'node:worker_threads'
import type { Pairings } from '../domain/tournaments/pairings.ts'
import type { PairingAnswer, PairingQuestion, PairingTask } from './pairing-messages.ts'

export interface PairingThread extends Pairings {
  /** Ends the thread; what it was asked rejects. */
  readonly close: () => Promise<void>
}

interface Waiting {
  readonly resolve: (answer: PairingAnswer) => void
  readonly reject: (error: Error) => void
}

/**
 * Pairs rounds in one thread, which begins with the first of them and never keeps the process alive. If it dies, what it
 * was asked rejects, and the next question begins another.
 */
export function createPairingThread(
  file = new URL('./pairing.worker.ts', import.meta.url),
): PairingThread {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let lastId = 0
  let isClosed = false

  const fail = (error: Error) => {
    worker = null
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  const start = (): Worker => {
    const thread = new Worker(file)
    thread.unref()
    thread.on('message', (answer: PairingAnswer) => {
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      asked?.resolve(answer)
    })
    thread.on('error', fail)
    thread.on('exit', (code) => {
      if (worker === thread) fail(new Error(`The pairing thread has ended with code ${code}.`))
    })
    return thread
  }

  const ask = (task: PairingTask): Promise<PairingAnswer> => {
    if (isClosed) return Promise.reject(new Error('The pairing thread is closed.'))
    worker ??= start()
    const question: PairingQuestion = { id: (lastId += 1), task }
    const thread = worker
    return new Promise((resolve, reject) => {
      waiting.set(question.id, { resolve, reject })
      thread.postMessage(question)
    })
  }

  return {
    pair: async (round) => {
      const answer = await ask({ kind: 'swiss', round })
      if (answer.kind === 'none') return null
      if (answer.kind !== 'swiss') throw unpaired(answer)
      return answer.pairing
    },
    pairArena: async (ready, rules) => {
      const answer = await ask({ kind: 'arena', ready, rules })
      if (answer.kind !== 'arena') throw unpaired(answer)
      return answer.pairing
    },
    close: async () => {
      isClosed = true
      const thread = worker
      fail(new Error('The pairing thread is closed.'))
      await thread?.terminate()
    },
  }
}

const unpaired = (answer: PairingAnswer): Error =>
  new Error(`A round could not be paired: ${answer.kind === 'failed' ? answer.error : answer.kind}`)
