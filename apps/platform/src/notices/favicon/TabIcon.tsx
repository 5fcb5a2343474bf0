import { drawFaviconBadge } from '@kingside/design-system/FaviconBadge'
import type { FaviconBadgeKind } from '@kingside/machines/favicon-badge'
import { useEffect, useRef, useState } from 'react'

export interface TabIconProps {
  /** Address of the page's own icon. */
  readonly icon: string
  /** The badge on it; null for none. */
  readonly kind: FaviconBadgeKind | null
  /** Side in pixels. */
  readonly pixels: number
  /** The description of the icon and its badge. */
  readonly label: string
}

/** The icon of a tab as the browser draws it; if the icon can't be loaded, only the badge is drawn. */
export function TabIcon({ icon, kind, pixels, label }: TabIconProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const image = useImage(icon)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || image === 'loading') return
    const drawn = image ?? undefined
    if (kind) return drawFaviconBadge(context, { icon: drawn, kind, size: pixels })
    context.clearRect(0, 0, pixels, pixels)
    if (drawn) context.drawImage(drawn, 0, 0, pixels, pixels)
  }, [image, kind, pixels])
  return (
    <canvas
      ref={canvas}
      width={pixels}
      height={pixels}
      role="img"
      aria-label={label}
      data-drawn={image !== 'loading' || undefined}
    />
  )
}

/** An image once loaded; null while loading, or if it can't be loaded. */
function useImage(href: string) {
  const [loaded, setLoaded] = useState<{ href: string; image: HTMLImageElement | null }>()
  useEffect(() => {
    const image = new Image()
    const settle = (it: HTMLImageElement | null) => () => setLoaded({ href, image: it })
    image.addEventListener('load', settle(image))
    image.addEventListener('error', settle(null))
    image.src = href
  }, [href])
  return loaded?.href === href ? loaded.image : 'loading'
}
