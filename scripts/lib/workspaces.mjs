import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} Manifest The parts of a package.json that decide what is installed.
 * @property {readonly string[]} [workspaces]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [devDependencies]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 * @property {Readonly<Record<string, string>>} [peerDependencies]
 */

/**
 * @param {string} path
 * @returns {Manifest}
 */
export function readManifest(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/**
 * The folders of the root package (`''`) and of every workspace, in a stable order.
 * Knows the two patterns that are used here: `folder` and `folder/*`.
 * @param {string} root
 * @returns {string[]} relative to the root, with forward slashes
 */
export function workspaceFolders(root) {
  const patterns = readManifest(join(root, 'package.json')).workspaces ?? []
  const folders = patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern]
    const parent = pattern.slice(0, -2)
    if (!existsSync(join(root, parent))) return []
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)
  })
  return ['', ...folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).sort()]
}
