import type { FaviconBadgeKind } from './drawFaviconBadge.ts'

/** Milliseconds until an icon that is not there yet is looked at again. */
const retryAfter = 100

/** An icon on its way. */
export interface LoadingIcon<Icon> {
  /** Whether loading has ended, well or badly. */
  readonly isSettled: () => boolean
  /** What was loaded, or nothing if that failed. */
  readonly icon: () => Icon | undefined
}

/** What the badge needs of a page. */
export interface FaviconPage<Icon> {
  /** Begins to load the page's own icon. */
  readonly loadIcon: () => LoadingIcon<Icon>
  /** Shows the icon with a badge in place of the page's own. */
  readonly show: (icon: Icon | undefined, kind: FaviconBadgeKind) => void
  /** Shows the page's own icon again. */
  readonly restore: () => void
}

/** The badge on the icon of the browser's tab. */
export interface FaviconBadge {
  /** Shows a badge in place of another one. @param kind `'alert'` unless given */
  readonly set: (kind?: FaviconBadgeKind) => void
  /** Takes the badge away. */
  readonly reset: () => void
}

/** Makes the badge of a page. `browserFavicon()` is the page of a browser. */
export function createFaviconBadge<Icon>(page: FaviconPage<Icon>): FaviconBadge {
  let loading: LoadingIcon<Icon> | undefined
  let shown: FaviconBadgeKind | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  const draw = (kind: FaviconBadgeKind) => {
    loading ??= page.loadIcon()
    if (loading.isSettled()) {
      page.show(loading.icon(), kind)
      shown = kind
    } else {
      retry = setTimeout(() => draw(kind), retryAfter)
    }
  }

  return {
    set(kind = 'alert') {
      clearTimeout(retry)
      if (kind !== shown) draw(kind)
    },
    reset() {
      clearTimeout(retry)
      if (shown !== undefined) page.restore()
      shown = undefined
    },
  }
}
