import { Worker } from 'node:worker_threads'
import type { DrawCertificate } from '../domain/tournaments/certificate.ts'

/** Draws each certificate in a thread of its own: games that are played meanwhile don't wait for it. */
export const drawInThread: DrawCertificate = (facts, which) =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./certificate.worker.ts', import.meta.url), {
      workerData: { facts, which },
    })
    thread.unref()
    thread.on('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
    thread.on('error', reject)
    thread.on('exit', (code) => {
      reject(new Error(`The thread that draws a certificate has ended with code ${code}.`))
    })
  })
