import { matchPath } from '../router/index.ts'

/**
 * Addresses of the specification whose pages aren't built yet. Each answers with a page that says so, and no menu links
 * to it: remove an address from this list when its page is built, and its places in the menus appear (docs/adr/0012).
 */
export const laterPaths = [
  '/info/bio',
  '/armageddon',
  '/armageddon/finale',
  '/onlinearmageddon',
  '/swiss-queens-wednesday',
  '/clash-of-blames',
  '/genchess',
  '/coaches',
] as const

/** Whether an address of the app has its page. */
export const isBuilt = (path: string): boolean =>
  !laterPaths.some((pattern) => matchPath(pattern, path) !== null)
