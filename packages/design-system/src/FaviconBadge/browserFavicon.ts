import { drawFaviconBadge, type FaviconBadgeKind } from './drawFaviconBadge.ts'

/** An icon that is loading. */
export interface LoadingIcon {
  /** Whether loading has ended, with or without an error. */
  readonly isSettled: () => boolean
  /** The loaded icon, or undefined after an error. */
  readonly icon: () => HTMLImageElement | undefined
}

/** The icon of a page's tab. */
export interface FaviconPage {
  /** Starts loading the page's own icon. */
  readonly loadIcon: () => LoadingIcon
  /** Replaces the page's icon by one with a badge. */
  readonly show: (icon: HTMLImageElement | undefined, kind: FaviconBadgeKind) => void
  /** Shows the page's own icon again. */
  readonly restore: () => void
}

export interface BrowserFaviconOptions {
  /** Address of the icon to draw on. @default the first icon that the page links */
  href?: string
  /** Side of the drawn icon in pixels. @default 64 */
  size?: number
  /** The document. @default the current one */
  document?: Document
}

/** The icon of a browser tab. Its links are removed while a badge is shown, and restored by `restore`. */
export function browserFavicon({
  href,
  size = 64,
  document = globalThis.document,
}: BrowserFaviconOptions = {}): FaviconPage {
  const own = document.createElement('link')
  own.rel = 'icon'
  own.type = 'image/png'
  let aside: Element[] = []
  const linked = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')].filter(
      (link) => link !== own,
    )

  return {
    loadIcon() {
      const address = href ?? linked()[0]?.href
      if (address === undefined) return { isSettled: () => true, icon: () => undefined }
      const image = document.createElement('img')
      image.src = address
      return {
        isSettled: () => image.complete,
        icon: () => (image.naturalWidth > 0 ? image : undefined),
      }
    },
    show(icon, kind) {
      const canvas = document.createElement('canvas')
      canvas.width = size
      canvas.height = size
      const context = canvas.getContext('2d')
      if (!context) return
      drawFaviconBadge(context, { icon, kind, size })
      own.href = canvas.toDataURL('image/png')
      if (own.isConnected) return
      aside = linked()
      aside.forEach((link) => link.remove())
      document.head.append(own)
    },
    restore() {
      own.remove()
      document.head.append(...aside)
      aside = []
    },
  }
}
