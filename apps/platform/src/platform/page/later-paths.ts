import type { PopupName } from '@kingside/machines/popups'
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
  '/masterclass',
  '/swiss-queens-wednesday',
  '/clash-of-blames',
  '/genchess',
  '/tower',
  '/coaches',
] as const

/** Whether an address of the app has its page. */
export const isBuilt = (path: string): boolean =>
  !laterPaths.some((pattern) => matchPath(pattern, path) !== null)

/** Popups of the specification that aren't built yet; no menu leads to them either. */
export const laterPopups = [
  'gamification-exchange',
  'gamification-notification',
] as const satisfies readonly PopupName[]

export type LaterPopup = (typeof laterPopups)[number]
