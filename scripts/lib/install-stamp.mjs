import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceFolders } from './workspaces.mjs'

/** @param {string} root */
const stampPath = (root) => join(root, 'node_modules', '.kingside-install')

/**
 * A hash of what should be installed: the lock, every manifest, the platform.
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
 * Whether node_modules was installed from this lock and these manifests.
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
