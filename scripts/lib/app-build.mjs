import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashFiles, listFiles } from './tree-hash.mjs'

/** Where the web app's build is written, relative to the root. */
const output = 'apps/platform/dist'

/**
 * @typedef {object} BuildStamp
 * @property {string} inputs Hash of everything the build reads.
 * @property {string} output Hash of what it wrote, so that a build made of other sources is noticed.
 */

/** @param {string} root */
const stampPath = (root) => join(root, '.cache', 'build', 'app.json')

/**
 * Hashes the inputs of the web app's build: the packages' and the app's sources, the configurations at the root, the
 * lock, the compression step. Tests and stories count too: a needless rebuild is cheaper than a missing one.
 * @param {string} root
 * @returns {string}
 */
export function appInputs(root) {
  const configs = readdirSync(root).filter((name) =>
    /^(vite|tsconfig).*\.(ts|mts|js|mjs|json)$/.test(name),
  )
  const packages = existsSync(join(root, 'packages')) ? readdirSync(join(root, 'packages')) : []
  const paths = [
    'package.json',
    'package-lock.json',
    'scripts/compress.mjs',
    ...configs.filter((name) => !name.startsWith('vitest.')),
    ...packages.flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
    'apps/platform',
  ]
  return hashFiles(root, listFiles(root, paths))
}

/**
 * Whether the build on disk is the one of these inputs.
 * @param {string} root
 * @param {string} inputs from `appInputs`
 * @returns {boolean}
 */
export function isAppBuilt(root, inputs) {
  const stamp = readStamp(root)
  return stamp?.inputs === inputs && stamp.output === outputHash(root)
}

/**
 * Stores that the build on disk was made of these inputs.
 * @param {string} root
 * @param {string} inputs result of `appInputs` when the build began
 * @returns {boolean} false when the build left nothing to serve
 */
export function stampApp(root, inputs) {
  const built = outputHash(root)
  if (!built) return false
  mkdirSync(dirname(stampPath(root)), { recursive: true })
  writeFileSync(stampPath(root), `${JSON.stringify({ inputs, output: built })}\n`)
  return true
}

/** @param {string} root */
export function forgetApp(root) {
  rmSync(stampPath(root), { force: true })
}

/**
 * @param {string} root
 * @returns {string | undefined} nothing without an index.html
 */
function outputHash(root) {
  if (!existsSync(join(root, output, 'index.html'))) return undefined
  return hashFiles(root, listFiles(root, [output]))
}

/**
 * @param {string} root
 * @returns {BuildStamp | undefined}
 */
function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampPath(root), 'utf8'))
  } catch {
    return undefined
  }
}
