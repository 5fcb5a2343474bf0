import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { childEnv, npmCommand, seconds } from './environment.mjs'
import { isStamped, writeStamp } from './install-stamp.mjs'
import { isAtLeast } from './node-version.mjs'
import { installProblem } from './npm-errors.mjs'
import { Problem } from './problem.mjs'
import { run, start } from './run.mjs'
import { onStopSignal } from './signals.mjs'

const leastNpm = '10.0.0'

/**
 * Installs what the lock says into node_modules; does nothing if it is there.
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.again The command that the user typed, for messages.
 * @param {(line: string) => void} options.say
 * @returns {Promise<void>}
 * @throws {Problem}
 */
export async function ensureInstalled({ root, again, say }) {
  if (isStamped(root)) return say('Packages are up to date.')
  const env = installEnv(root)
  await requireNpm(env)
  const modules = join(root, 'node_modules')
  const isEmpty = !existsSync(modules)
  const isFirst = !existsSync(join(modules, '.package-lock.json'))
  say(isFirst ? 'Installing packages (about a minute)…' : 'Bringing the packages up to date…')
  const began = performance.now()
  const npm = start(npmCommand([...installCommand(isFirst), ...installOptions], { env }), {
    cwd: root,
    env,
  })
  const stopped = onStopSignal((signal) => npm.kill(signal))
  const { code, output } = await npm.finished
  stopped.release()
  if (stopped.signal()) {
    throw new Problem({
      what: 'The install was stopped.',
      how: `Run \`${again}\` to finish it.`,
    })
  }
  if (code !== 0) {
    const registry = await npmRegistry(root, env)
    const unchanged = !isFirst || (isEmpty && !existsSync(modules))
    throw installProblem({ output, registry, unchanged, again })
  }
  writeStamp(root)
  say(`Packages installed in ${seconds(performance.now() - began)}.`)
}

/**
 * An existing installation is only updated: npm restores it after an error, whereas `npm ci` would have deleted it. It
 * does not change the lock, which `npm run lock` does.
 * @param {boolean} isFirst
 */
const installCommand = (isFirst) => (isFirst ? ['ci'] : ['install', '--no-save'])

/** `NODE_ENV=production` would leave out the tools, and `omit=optional` the packaged Node. */
const installOptions = [
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/**
 * npm waits up to 70 s between its tries by default, which is too long without a network.
 * @param {string} root
 * @returns {NodeJS.ProcessEnv}
 */
function installEnv(root) {
  return {
    npm_config_fetch_retry_mintimeout: '2000',
    npm_config_fetch_retry_maxtimeout: '10000',
    ...childEnv(root),
  }
}

/**
 * @param {NodeJS.ProcessEnv} env
 */
async function requireNpm(env) {
  const version =
    /\bnpm\/(\S+)/.exec(env['npm_config_user_agent'] ?? '')?.[1] ??
    (await run(npmCommand(['--version'], { env }), { env })).output.trim().split('\n').at(-1) ??
    ''
  if (isAtLeast(version, leastNpm)) return
  throw new Problem({
    what: /^\d/.test(version)
      ? `Kingside needs npm 10 or newer; this is ${version}.`
      : 'npm was not found beside Node.js.',
    how: 'It comes with Node.js: install the current LTS from https://nodejs.org, then run the command again.',
  })
}

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
async function npmRegistry(root, env) {
  const { output } = await run(npmCommand(['config', 'get', 'registry'], { env }), {
    cwd: root,
    env,
  })
  return (
    output
      .split('\n')
      .find((line) => URL.canParse(line.trim()))
      ?.trim() ?? 'of your npm configuration'
  )
}
