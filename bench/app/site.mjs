// What is measured: the built app, served by the real server, in a real browser.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { appInputs, forgetApp, isAppBuilt, stampApp } from '../../scripts/lib/app-build.mjs'
import { chromiumFlags, chromiumPath } from '../../scripts/lib/chromium.mjs'
import { childEnv, npmCommand } from '../../scripts/lib/environment.mjs'
import { run } from '../../scripts/lib/run.mjs'

/** @import { Browser } from 'playwright' */

const root = fileURLToPath(new URL('../..', import.meta.url))

/** @typedef {{ origin: string, browser: Browser, folder: string, close: () => Promise<void> }} Site */

/** Builds the app that players get, unless the one on disk is of these sources. @returns {Promise<string>} its folder */
export async function builtApp() {
  const folder = join(root, 'apps/platform/dist')
  const inputs = appInputs(root)
  if (isAppBuilt(root, inputs)) return folder
  console.log('Building the web app…')
  forgetApp(root)
  const { code, output } = await run(npmCommand(['run', '--silent', 'build:app']), {
    cwd: root,
    env: childEnv(root),
  })
  if (code !== 0 || !stampApp(root, inputs)) {
    throw new Error(`The web app could not be built, so nothing was measured.\n${output}`)
  }
  return folder
}

/** @returns {Promise<number>} a port that nobody listens on */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address !== 'string'
          ? resolve(address.port)
          : reject(new Error('There is no free port.')),
      )
    })
  })

/** A folder for a server's data. */
export const newData = () => mkdtempSync(join(tmpdir(), 'kingside-bench-app-'))

/**
 * Starts the server, and the browser.
 * @param {{ folder: string, port?: number | undefined, data?: string, env?: Record<string, string> }} options
 *   `folder` has the built app; `data` is made before, and an empty database without it; `env` configures the server
 * @returns {Promise<Site>}
 */
export async function openSite({ folder, port, data = newData(), env = {} }) {
  const server = spawn(
    process.execPath,
    ['apps/server/src/main.ts', '--port', `${port ?? (await freePort())}`, '--data', data].concat(
      '--app',
      folder,
    ),
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } },
  )
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  try {
    const origin = await readyAt(server)
    const executablePath = chromiumPath()
    const browser = await chromium.launch({
      args: [...chromiumFlags, '--enable-precise-memory-info'],
      ...(executablePath && { executablePath }),
    })
    return {
      origin,
      browser,
      folder,
      close: async () => {
        await browser.close()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} server */
async function readyAt(server) {
  for await (const line of createInterface({ input: server.stdout })) {
    const [, origin] = /^Kingside is ready: (\S+)$/.exec(line) ?? []
    if (origin) {
      server.stdout.resume()
      return origin
    }
  }
  throw new Error('The server ended before it was ready.')
}
