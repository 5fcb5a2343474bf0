import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * How every test and benchmark starts Chromium: without a sandbox (containers run as root), and
 * without the background requests that a closed network would refuse one by one.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browser that `npm test` found (`KINGSIDE_CHROMIUM`), else one on the PATH.
 * @returns {string | undefined} a path, or undefined to let Playwright use its own download.
 */
export function chromiumPath() {
  if (process.env['KINGSIDE_CHROMIUM']) return process.env['KINGSIDE_CHROMIUM']
  return ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
    .flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((dir) => join(dir, name)))
    .find((path) => existsSync(path))
}
