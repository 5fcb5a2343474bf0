import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installers } from './browser-install.mjs'
import { childEnv, root } from './environment.mjs'
import { Problem } from './problem.mjs'
import { run } from './run.mjs'

/** @typedef {{ readonly path: string, readonly version: string }} Browser */

/**
 * @typedef {object} BrowserEffects The effects that finding a browser needs.
 * @property {NodeJS.ProcessEnv} env
 * @property {string} platform
 * @property {(path: string) => boolean} exists
 * @property {typeof run} run
 * @property {() => Promise<string | undefined>} playwrightPath Where Playwright keeps its own Chromium.
 * @property {() => boolean} isRoot
 * @property {(line: string) => void} say
 */

/** How long a browser may take to print its version (on a cold disk) before it counts as broken. */
const proofMs = 30_000

const pathNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Find a Chromium that starts: `KINGSIDE_CHROMIUM`, then an installed Chromium or Chrome, then the
 * one that Playwright downloaded earlier. One that does not start is reported and skipped.
 * @param {Partial<BrowserEffects>} [effects]
 * @returns {Promise<Browser | undefined>}
 */
export async function findBrowser(effects = {}) {
  return firstThatStarts(withDefaults(effects), new Set())
}

/**
 * Find a Chromium that starts, and install one if there is none: by Playwright's download, else by
 * the system's package manager. `KINGSIDE_NO_INSTALL=1` forbids both.
 * @param {Partial<BrowserEffects>} [effects]
 * @returns {Promise<Browser>}
 * @throws {Problem} when there is none and none can be installed.
 */
export async function ensureBrowser(effects = {}) {
  const world = withDefaults(effects)
  /** @type {Set<string>} */
  const broken = new Set()
  const present = await firstThatStarts(world, broken)
  if (present) return present
  const forbidden = Boolean(world.env['KINGSIDE_NO_INSTALL'])
  if (!forbidden) {
    for (const installer of installers(world)) {
      world.say(`No browser found. ${installer.what}…`)
      if (await installer.install()) {
        // A browser may start now: a package manager installs missing libraries.
        broken.clear()
        const installed = await firstThatStarts(world, broken)
        if (installed) return installed
      }
      world.say(`${installer.what}: did not succeed.`)
    }
  }
  throw new Problem({
    what: 'No Chromium or Chrome was found, so the tests that need a browser are not run.',
    why: forbidden
      ? 'KINGSIDE_NO_INSTALL is set, so none was installed.'
      : "Neither Playwright's download nor a package manager could install one.",
    how: 'Install Chromium (Debian, Ubuntu: `sudo apt-get install chromium`) or Google Chrome, or name one in KINGSIDE_CHROMIUM, then run `npm test` again.',
  })
}

/**
 * @param {BrowserEffects} world
 * @param {Set<string>} broken paths that were tried and reported already
 * @returns {Promise<Browser | undefined>}
 */
async function firstThatStarts(world, broken) {
  const named = world.env['KINGSIDE_CHROMIUM']
  const candidates = [...(named ? [named] : []), ...installedPlaces(world).filter(world.exists)]
  for (const path of candidates) {
    const browser = await prove(path, world, broken)
    if (browser) return browser
  }
  const downloaded = await world.playwrightPath()
  return downloaded && world.exists(downloaded) ? prove(downloaded, world, broken) : undefined
}

/**
 * Where Chromium and Chrome are usually installed.
 * @param {Pick<BrowserEffects, 'env' | 'platform'>} world
 * @returns {string[]}
 */
function installedPlaces({ env, platform }) {
  if (platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
      const folder = env[name]
      return folder
        ? [
            `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
            `${folder}\\Chromium\\Application\\chrome.exe`,
          ]
        : []
    })
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const onPath = pathNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  if (platform !== 'darwin') return onPath
  const apps = ['/Applications', join(env['HOME'] ?? '', 'Applications')]
  return [
    ...onPath,
    ...apps.flatMap((folder) => [
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
      `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
    ]),
  ]
}

/**
 * @param {string} path
 * @param {BrowserEffects} world
 * @param {Set<string>} broken
 * @returns {Promise<Browser | undefined>}
 */
async function prove(path, { platform, run, say }, broken) {
  if (broken.has(path)) return undefined
  // On Windows `--version` opens a window instead of printing.
  const args =
    platform === 'win32'
      ? ['--headless', '--disable-gpu', '--dump-dom', 'about:blank']
      : ['--version']
  const { code, output } = await run({ file: path, args }, { timeoutMs: proofMs })
  if (code === 0) return { path, version: versionLine(output) }
  broken.add(path)
  say(`Passing over ${path}: it does not start (exit code ${code}).`)
  return undefined
}

/** @param {string} output Warnings may come before the version. */
function versionLine(output) {
  return (
    output
      .split('\n')
      .find((line) => /\d+\.\d+\.\d+/.test(line))
      ?.trim() ?? 'Chromium'
  )
}

/**
 * @param {Partial<BrowserEffects>} effects
 * @returns {BrowserEffects}
 */
function withDefaults(effects) {
  return {
    env: childEnv(root),
    platform: process.platform,
    exists: existsSync,
    run,
    playwrightPath,
    isRoot: () => process.getuid?.() === 0,
    say: console.log,
    ...effects,
  }
}

async function playwrightPath() {
  try {
    const { chromium } = await import('playwright')
    return chromium.executablePath()
  } catch {
    // Playwright has no Chromium for this system.
    return undefined
  }
}
