import type { FaviconPage, LoadingIcon } from '@kingside/design-system/FaviconBadge'
import type { FaviconBadgeDeps } from '@kingside/machines/favicon-badge'

/** Draws on the icon of the browser's tab; the drawing code is loaded for the first badge. */
export function createFaviconAdapter(): FaviconBadgeDeps {
  let page: FaviconPage | null = null
  let icon: LoadingIcon | null = null
  return {
    drawBadge: async ({ kind }, signal) => {
      page ??= (await import('@kingside/design-system/FaviconBadge')).browserFavicon()
      // The badge may have been removed while the code loaded.
      signal.throwIfAborted()
      icon ??= page.loadIcon()
      if (!icon.isSettled()) return 'loading'
      page.show(icon.icon(), kind)
      return 'drawn'
    },
    restoreIcon: async () => page?.restore(),
  }
}
