import { spawn } from 'node:child_process'
import { onStopSignal } from './signals.mjs'

/**
 * @typedef {object} Finished
 * @property {number} code The exit code; 128 + n for signal n, 127 when the program can't be started.
 * @property {string} output Both streams in order (empty for `stdio: 'inherit'`).
 * @property {boolean} timedOut
 */

/**
 * @typedef {object} Running
 * @property {Promise<Finished>} finished Never rejects.
 * @property {(signal: NodeJS.Signals) => void} kill Signals the child and all its descendants.
 */

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {'pipe' | 'inherit'} [stdio] Default `pipe`: the output is collected.
 * @property {number} [timeoutMs] After this time the process group is killed; no limit by default.
 * @property {(chunk: string) => void} [onOutput] Called with each chunk of output.
 */

/** @typedef {{ readonly file: string, readonly args: readonly string[] }} Command */

/** @typedef {(command: Command, options?: RunOptions) => Running} Start */

const onWindows = process.platform === 'win32'

/** @type {Readonly<Record<string, number>>} */
const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }

/**
 * Starts a program in its own process group, so that stopping it also stops its children, and a Ctrl-C reaches it only
 * once: from this process.
 * @type {Start}
 */
export function start(command, options = {}) {
  const { stdio = 'pipe', timeoutMs, onOutput } = options
  const child = spawn(command.file, [...command.args], {
    ...(options.cwd !== undefined && { cwd: options.cwd }),
    ...(options.env && { env: options.env }),
    stdio: stdio === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    detached: !onWindows,
    shell: onWindows && command.file.endsWith('.cmd'),
    windowsHide: true,
  })
  let output = ''
  let timedOut = false
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8')
    stream?.on('data', (/** @type {string} */ chunk) => {
      output += chunk
      onOutput?.(chunk)
    })
  }
  const kill = (/** @type {NodeJS.Signals} */ signal) => killGroup(child, signal)
  const timer =
    timeoutMs === undefined
      ? undefined
      : setTimeout(() => {
          timedOut = true
          kill('SIGKILL')
        }, timeoutMs)
  /** @type {Promise<Finished>} */
  const finished = new Promise((resolve) => {
    child.on('error', (error) => {
      clearTimeout(timer)
      resolve({ code: 127, output: `${output}${error.message}\n`, timedOut })
    })
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      resolve({ code: code ?? signalCode(signal), output, timedOut })
    })
  })
  return { finished, kill }
}

/**
 * Starts a program and waits for it. A stop signal stops the program, then this process.
 * @param {Command} command
 * @param {RunOptions} [options]
 * @returns {Promise<Finished>}
 */
export async function run(command, options) {
  const running = start(command, options)
  const stopped = onStopSignal((signal) => running.kill(signal))
  const finished = await running.finished
  stopped.release()
  const signal = stopped.signal()
  if (signal) process.exit(signalCode(signal))
  return finished
}

/** @param {NodeJS.Signals | null} signal */
const signalCode = (signal) => 128 + (signalNumbers[signal ?? ''] ?? 0)

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function killGroup(child, signal) {
  if (child.pid === undefined) return
  if (onWindows) {
    spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' })
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The process group has already ended.
  }
}
