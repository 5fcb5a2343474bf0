import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * @typedef {object} Aside
 * @property {boolean} kept Whether the earlier packages can be put back.
 * @property {string | undefined} modules Where the root's node_modules is meanwhile.
 * @property {() => void} restore Put the earlier packages back, instead of what is there now.
 * @property {() => void} discard Forget the earlier packages.
 */

/** @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })

/**
 * Move every node_modules out of the way of `npm ci`, which deletes them before it knows whether it
 * can fetch the new ones. Moving is one rename each. What an interrupted run left aside stays there:
 * it is whole, and the node_modules of that run is not.
 * @param {string} root
 * @param {readonly string[]} folders workspace folders, the root being `''`
 * @returns {Aside}
 */
export function keepAside(root, folders) {
  const store = join(root, '.cache', 'previous-modules')
  const places = folders.map((folder) => ({
    modules: join(root, folder, 'node_modules'),
    aside: join(store, folder === '' ? 'root' : folder.replaceAll('/', '+')),
  }))
  let kept = true
  if (existsSync(store)) {
    for (const { modules } of places) remove(modules)
  } else {
    try {
      for (const { modules, aside } of places) {
        if (!existsSync(modules)) continue
        mkdirSync(dirname(aside), { recursive: true })
        renameSync(modules, aside)
      }
    } catch {
      // node_modules may be a mount, which can't be renamed: then npm replaces it in place.
      putBack()
      kept = false
    }
  }
  function putBack() {
    for (const { modules, aside } of places) {
      if (existsSync(aside)) renameSync(aside, modules)
    }
    remove(store)
  }
  const moved = join(store, 'root')
  return {
    kept,
    modules: existsSync(moved) ? moved : undefined,
    restore() {
      if (!kept) return
      for (const { modules } of places) remove(modules)
      putBack()
    },
    discard: () => remove(store),
  }
}
