import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest, workspaceFolders } from './workspaces.mjs'

/** @typedef {import('./workspaces.mjs').Manifest} Manifest */

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [link]
 */

/** @typedef {Readonly<Record<string, LockedPackage & Manifest>>} LockedPackages */

/** @param {string} root */
const stampPath = (root) => join(root, 'node_modules', '.kingside-install')

/**
 * What should be installed, as one hash: the lock, every manifest, the platform.
 * @param {string} root
 * @param {string} [platform]
 * @returns {string}
 */
export function installHash(root, platform = `${process.platform}-${process.arch}`) {
  const hash = createHash('sha256').update(platform)
  const manifests = workspaceFolders(root).map((folder) => join(folder, 'package.json'))
  for (const file of ['package-lock.json', ...manifests]) {
    const path = join(root, file)
    hash.update(`\0${file}\0`).update(existsSync(path) ? readFileSync(path) : '')
  }
  return hash.digest('hex')
}

/**
 * Whether node_modules was installed from exactly this tree.
 * @param {string} root
 * @returns {boolean}
 */
export function isStamped(root) {
  const path = stampPath(root)
  return existsSync(path) && readFileSync(path, 'utf8').trim() === installHash(root)
}

/** @param {string} root */
export function writeStamp(root) {
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(stampPath(root), `${installHash(root)}\n`)
}

/**
 * Whether an install made by hand (`npm install`, `npm ci`) already is what the lock asks for, going
 * by npm's own record of it. Any doubt is a no: a fresh install is slow but right.
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalledByHand(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  const lockFile = join(root, 'package-lock.json')
  if (!existsSync(record) || !existsSync(lockFile)) return false
  const locked = readPackages(lockFile)
  const manifests = workspaceFolders(root).map(
    (folder) => /** @type {const} */ ([folder, readManifest(join(root, folder, 'package.json'))]),
  )
  return (
    lockFollowsManifests(locked, Object.fromEntries(manifests)) &&
    recordFollowsLock(locked, readPackages(record), (key) => existsSync(join(root, key)))
  )
}

/**
 * Whether the lock was written for these manifests.
 * @param {LockedPackages} locked
 * @param {Readonly<Record<string, Manifest>>} manifests by folder, the root being `''`
 * @returns {boolean}
 */
function lockFollowsManifests(locked, manifests) {
  const kinds = /** @type {const} */ ([
    'dependencies',
    'devDependencies',
    'optionalDependencies',
    'peerDependencies',
  ])
  return Object.entries(manifests).every(([folder, manifest]) =>
    kinds.every((kind) => sameEntries(locked[folder]?.[kind], manifest[kind])),
  )
}

/**
 * Whether what npm recorded as installed is what the lock names. Optional packages may be absent
 * (those of other platforms are), and none may be there in another version.
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 * @param {(key: string) => boolean} exists whether a package's folder is there
 * @returns {boolean}
 */
function recordFollowsLock(locked, installed, exists) {
  return (
    Object.keys(installed).every((key) => locked[key]) &&
    Object.entries(locked)
      .filter(([key]) => key.includes('node_modules/'))
      .every(([key, want]) => {
        const have = installed[key]
        if (!have) return want.optional === true
        return have.version === want.version && have.integrity === want.integrity && exists(key)
      })
  )
}

/**
 * @param {string} path
 * @returns {LockedPackages}
 */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {}
}

/**
 * @param {Readonly<Record<string, string>>} [a]
 * @param {Readonly<Record<string, string>>} [b]
 */
function sameEntries(a = {}, b = {}) {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}
