import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod/mini'

const main = fileURLToPath(new URL('./fault-server.ts', import.meta.url))

const ready = z.object({ type: z.literal('ready'), port: z.number() })
const counted = z.object({ handles: z.number() })

/** The server in a process of its own, which can be killed and started again on the same data and port. */
export interface ServerProcess {
  readonly port: () => number
  readonly origin: () => string
  readonly start: () => Promise<void>
  /** Kills it without a word, as a power cut does. */
  readonly kill: () => Promise<void>
  /** Stops it in order. */
  readonly stop: () => Promise<void>
  /** Keeps it from running for a while, as a long pause does. */
  readonly pause: (ms: number) => Promise<void>
  /** How many handles it has open: sockets, timers and the like. */
  readonly handles: () => Promise<number>
  /** What it wrote to its error output. */
  readonly errors: () => string
}

export interface ServerProcessOptions {
  readonly dataFolder: string
  readonly environment?: Readonly<Record<string, string>>
}

export async function startServerProcess({
  dataFolder,
  environment = {},
}: ServerProcessOptions): Promise<ServerProcess> {
  let child: ChildProcess | null = null
  let port = 0
  let errors = ''
  let asked = 0

  const start = async () => {
    const args = ['--port', String(port), '--host', '127.0.0.1', '--data', dataFolder]
    const started = fork(main, args, {
      env: { ...environment },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    child = started
    started.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    const ended = once(started, 'exit').then(() => {
      throw new Error(`The server ended before it was ready: ${errors}`)
    })
    const [message] = await Promise.race([once(started, 'message'), ended])
    ended.catch(() => {})
    port = ready.parse(message).port
  }
  const end = async (signal: NodeJS.Signals) => {
    const ending = child
    child = null
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const gone = once(ending, 'exit')
    ending.kill(signal)
    await gone
  }
  const ask = (question: object): Promise<unknown> => {
    const key = `${process.pid}-${Date.now()}-${asked++}`
    const asking = child
    if (!asking) throw new Error('The server does not run.')
    return new Promise((resolve) => {
      const onMessage = (message: unknown) => {
        if (typeof message !== 'object' || message === null) return
        if (!('key' in message) || message.key !== key) return
        asking.off('message', onMessage)
        resolve(message)
      }
      asking.on('message', onMessage)
      asking.send({ ...question, key })
    })
  }

  await start()
  return {
    port: () => port,
    origin: () => `http://127.0.0.1:${port}`,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pause: async (ms) => {
      child?.kill('SIGSTOP')
      await new Promise((resolve) => setTimeout(resolve, ms))
      child?.kill('SIGCONT')
    },
    handles: async () => counted.parse(await ask({ type: 'handles' })).handles,
    errors: () => errors,
  }
}
