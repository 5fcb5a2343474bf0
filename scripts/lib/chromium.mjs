import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * What Playwright switches off. Chromium takes the last `--disable-features` only, so a longer list repeats it.
 */
export const playwrightDisables = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Each window opens two pages for the menu of its address bar, which no test looks at: a fifth of what it costs. */
const addressMenus = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/**
 * The flags of Chromium in every test and benchmark: no sandbox (containers run as root), and no background requests,
 * which would fail one by one without a network.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...playwrightDisables, ...addressMenus].join(',')}`,
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
