import { parentPort, workerData } from 'node:worker_threads'
import { drawCertificate } from './draw-certificate.ts'

/** Draws one certificate in a thread of its own, which then ends. */
if (!parentPort) throw new Error('This file runs as a worker thread.')
const { facts, which } = workerData
parentPort.postMessage(await drawCertificate(facts, which))
