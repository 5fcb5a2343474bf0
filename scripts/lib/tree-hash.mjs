import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of output, which no build reads. */
const written = new Set(['node_modules', 'dist', '.cache', 'test-results', 'storybook-static'])

/**
 * Lists the files under some paths, sorted; a path may be a file, a folder, or absent.
 * @param {string} root
 * @param {readonly string[]} paths relative to the root
 * @returns {string[]} relative to the root, with forward slashes
 */
export function listFiles(root, paths) {
  return paths.flatMap((path) => filesAt(root, path)).sort()
}

/**
 * Hashes the names and contents of files. Independent of git, of times and of the order of the walk.
 * @param {string} root
 * @param {readonly string[]} files relative to the root
 * @returns {string}
 */
export function hashFiles(root, files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesAt(root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const inner = `${path}/${entry.name}`
    if (entry.isFile()) return [inner]
    if (!entry.isDirectory() || written.has(entry.name) || entry.name.startsWith('dist-')) return []
    return filesAt(root, inner)
  })
}
