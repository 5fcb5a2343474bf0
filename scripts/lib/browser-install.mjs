import { join } from 'node:path'
import { root } from './environment.mjs'

/** @typedef {import('./browser.mjs').BrowserEffects} BrowserEffects */
/** @typedef {import('./run.mjs').Command} Command */

/**
 * @typedef {object} Installer
 * @property {string} what The beginning of a sentence, such as "Downloading …".
 * @property {() => Promise<boolean>} install Whether every step succeeded.
 */

const minute = 60_000

/** The package managers that have a Chromium, and whether they need root. */
const packageManagers = [
  {
    name: 'apt-get',
    asRoot: true,
    steps: [['update'], ['install', '-y', '--no-install-recommends', 'chromium']],
  },
  { name: 'dnf', asRoot: true, steps: [['install', '-y', 'chromium']] },
  { name: 'pacman', asRoot: true, steps: [['-Sy', '--noconfirm', 'chromium']] },
  { name: 'apk', asRoot: true, steps: [['add', 'chromium']] },
  { name: 'brew', asRoot: false, steps: [['install', '--cask', 'chromium']] },
]

/**
 * The ways to install a Chromium on this machine, in the order to try them.
 * @param {BrowserEffects} world
 * @returns {Installer[]}
 */
export function installers(world) {
  const manager = packageManagers.find(({ name }) => isOnPath(name, world))
  return [playwrightInstaller(world), ...(manager ? [systemInstaller(manager, world)] : [])]
}

/**
 * @param {BrowserEffects} world
 * @returns {Installer}
 */
function playwrightInstaller({ run, env }) {
  const cli = join(root, 'node_modules', 'playwright', 'cli.js')
  return {
    what: "Downloading Playwright's Chromium (at most 5 minutes)",
    install: async () => {
      const command = { file: process.execPath, args: [cli, 'install', 'chromium'] }
      const { code } = await run(command, { env, timeoutMs: 5 * minute })
      return code === 0
    },
  }
}

/**
 * @param {(typeof packageManagers)[number]} manager
 * @param {BrowserEffects} world
 * @returns {Installer}
 */
function systemInstaller({ name, asRoot, steps }, { run, env, isRoot }) {
  const needsSudo = asRoot && !isRoot()
  const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: 10 * minute }
  return {
    what: `Installing Chromium with ${name}`,
    install: async () => {
      for (const args of steps) {
        // `-n`: fail instead of asking for a password.
        const command = needsSudo
          ? { file: 'sudo', args: ['-n', name, ...args] }
          : { file: name, args }
        const { code } = await run(command, quiet)
        if (code !== 0) return false
      }
      return true
    },
  }
}

/**
 * @param {string} name
 * @param {Pick<BrowserEffects, 'env' | 'platform' | 'exists'>} world
 */
function isOnPath(name, { env, platform, exists }) {
  if (platform === 'win32') return false
  return (env['PATH'] ?? '')
    .split(':')
    .some((folder) => folder !== '' && exists(join(folder, name)))
}
