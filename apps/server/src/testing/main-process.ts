import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** The server as it is started for others, in a process of its own. */
export interface MainProcess {
  readonly port: () => number
  readonly origin: () => string
  /** Kills it without a word, as a power cut does. */
  readonly kill: () => Promise<void>
  /** Stops it in order; resolves when it is gone. */
  readonly stop: () => Promise<void>
  /** Starts it again on the same port. */
  readonly start: () => Promise<void>
  /** Keeps it from running until it is thawed; its connections stay. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** What it wrote to its error output, a line each. */
  readonly errors: () => readonly string[]
}

/**
 * @param environment its settings; it knows no other variable
 * @param givenPort where it listens. @default any that is free
 */
export async function startMainProcess(
  environment: Readonly<Record<string, string>>,
  givenPort = 0,
): Promise<MainProcess> {
  let child: ChildProcess | null = null
  let port = givenPort
  let errors = ''

  const start = async () => {
    const args = [main, '--port', String(port), '--host', '127.0.0.1']
    const started = spawn(process.execPath, args, {
      env: { ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    started.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    for await (const line of createInterface({ input: started.stdout })) {
      const [, url] = /^Kingside is ready: (\S+)$/.exec(line) ?? []
      if (url === undefined) continue
      port = Number(new URL(url).port)
      started.stdout.resume()
      return
    }
    throw new Error(`The server ended before it was ready: ${errors}`)
  }
  const end = async (signal: NodeJS.Signals) => {
    const ending = child
    child = null
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const gone = once(ending, 'exit')
    ending.kill(signal)
    // A process that is frozen does not hear of another signal.
    ending.kill('SIGCONT')
    await gone
  }

  await start()
  return {
    port: () => port,
    origin: () => `http://127.0.0.1:${port}`,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    errors: () => errors.split('\n').filter((line) => line !== ''),
  }
}
