import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Vite as a person calls it: in a process of its own, which nobody told that it is a test. */
function vite(app: string, args: readonly string[]) {
  const { NODE_ENV: _nodeEnv, FORCE_COLOR: _color, ...env } = process.env
  const child = spawn(process.execPath, [join(app, '../node_modules/vite/bin/vite.js'), ...args], {
    cwd: app,
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, output: outputOf(child) }
}

function outputOf(child: ChildProcessByStdio<null, Readable, Readable>) {
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output.text += chunk.toString()))
  }
  return output
}

/**
 * Runs a command of Vite to its end.
 * @throws Error with what Vite said when it fails or warns: those who install a package see that too.
 */
export function runVite(app: string, args: readonly string[]): Promise<void> {
  const { child, output } = vite(app, args)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0 && !/warn/i.test(output.text)) resolve()
      else reject(new Error(`vite ${args.join(' ')} failed or warned:\n${output.text}`))
    })
  })
}

export interface Server {
  readonly url: string
  readonly stop: () => void
}

/**
 * Starts one of Vite's servers on any free port.
 * @throws Error with what Vite said when it ends at once.
 */
export function serveVite(app: string, args: readonly string[]): Promise<Server> {
  const { child, output } = vite(app, [...args, '--host', '127.0.0.1'])
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => reject(new Error(`vite ${args.join(' ')} ended:\n${output.text}`)))
    child.stdout.on('data', () => {
      const url = /Local:\s+(\S+?)\/?\s/.exec(output.text)?.[1]
      if (url) resolve({ url, stop: () => child.kill() })
    })
  })
}
