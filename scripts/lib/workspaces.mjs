import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The folders of the root package (`''`) and of every workspace, in a stable order. Supports the two patterns in use:
 * `folder` and `folder/*`.
 * @param {string} root
 * @returns {string[]} relative to the root, with forward slashes
 */
export function workspaceFolders(root) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  /** @type {readonly string[]} */
  const patterns = manifest.workspaces ?? []
  const folders = patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern]
    const parent = pattern.slice(0, -2)
    if (!existsSync(join(root, parent))) return []
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)
  })
  return ['', ...folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).sort()]
}
