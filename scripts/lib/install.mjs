import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { childEnv, isInside, npmCommand, seconds } from './environment.mjs'
import { isInstalledByHand, isStamped, writeStamp } from './install-stamp.mjs'
import { keepAside } from './keep-aside.mjs'
import { isAtLeast } from './node-version.mjs'
import { installProblem } from './npm-errors.mjs'
import { Problem } from './problem.mjs'
import { run, start } from './run.mjs'
import { onStopSignal } from './signals.mjs'
import { workspaceFolders } from './workspaces.mjs'

const leastNpm = '10.0.0'

/**
 * Make node_modules what the lock asks for; do nothing when it already is.
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.again The command the person typed, for messages.
 * @param {(line: string) => void} options.say
 * @returns {Promise<void>}
 * @throws {Problem}
 */
export async function ensureInstalled({ root, again, say }) {
  if (isStamped(root)) return say('Packages are up to date.')
  const env = installEnv(root)
  if (isInstalledByHand(root)) {
    writeStamp(root)
    return say('Packages are up to date (installed by npm).')
  }
  await requireNpm(env)
  say('Installing packages (about a minute)…')
  const began = performance.now()
  const aside = keepAside(root, workspaceFolders(root))
  const node = nodeDuringInstall(root, aside.modules)
  const npm = start(npmCommand(installArgs, { env, node }), { cwd: root, env })
  const stopped = onStopSignal((signal) => npm.kill(signal))
  const { code, output } = await npm.finished
  stopped.release()
  if (code === 0 && !stopped.signal()) {
    aside.discard()
    writeStamp(root)
    return say(`Packages installed in ${seconds(performance.now() - began)}.`)
  }
  aside.restore()
  if (stopped.signal()) {
    throw new Problem({
      what: 'The install was stopped.',
      how: aside.kept ? 'Nothing was changed.' : `Run \`${again}\` to finish it.`,
    })
  }
  const registry = await npmRegistry(root, env)
  throw installProblem({ output, registry, unchanged: aside.kept, again })
}

/** `NODE_ENV=production` would leave out the tools, and `omit=optional` the packaged Node. */
const installArgs = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/**
 * npm waits up to 70 s between its tries by default, which is long for "is the network there?".
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
 * The Node that runs npm. It may be the packaged one (npm puts it first on the PATH), which is moved
 * aside with the rest while npm works.
 * @param {string} root
 * @param {string | undefined} modulesAside
 */
function nodeDuringInstall(root, modulesAside) {
  const modules = join(root, 'node_modules')
  if (!modulesAside || !isInside(process.execPath, modules)) return process.execPath
  return join(modulesAside, process.execPath.slice(modules.length))
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
  const node = existsSync(process.execPath) ? process.execPath : 'node'
  const { output } = await run(npmCommand(['config', 'get', 'registry'], { env, node }), {
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
