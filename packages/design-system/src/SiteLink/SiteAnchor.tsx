import { followLink } from '../Link/followLink.ts'
import type { SiteLink } from './SiteLink.ts'

/** A link of the site in a row or a list. Not exported. */
export function SiteAnchor({ link, className }: { link: SiteLink; className: string }) {
  const { href, label, onPress, current = false } = link
  return (
    <a
      href={href}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={followLink(onPress)}
    >
      {label}
    </a>
  )
}
