import { ChevronDown } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { measure } from '../PageShell/PageShell.css.ts'
import { SiteAnchor } from '../SiteLink/SiteAnchor.tsx'
import type { SiteLink } from '../SiteLink/index.ts'
import * as styles from './SiteHeader.css.ts'
import { LazyMoreLinks } from './LazyMoreLinks.tsx'
import { useFittingCount } from './useFittingCount.ts'

export const siteWidths = ['default', 'wide'] as const

export interface SiteHeaderProps {
  /** The product's logo, usually a link to the start page. */
  logo: ReactNode
  /** The main links, the most wanted first: the last ones are hidden when there is no room. */
  links: readonly SiteLink[]
  /** Name of the navigation for screen readers. */
  navigationLabel: string
  /** Name of the button with the links that do not fit. */
  moreLabel: string
  /** Actions of every page: notifications, the account. */
  actions?: ReactNode
  /** Stays at the top while the page scrolls. @default true */
  sticky?: boolean
  /**
   * Whether the links are on a phone too, behind the button. Turn it off where `MobileNavigation` has them. @default
   * true
   */
  phoneMenu?: boolean
  /** At most 1180 or 1360 px, the same as the page. @default 'default' */
  width?: (typeof siteWidths)[number]
}

/** The top of every page: logo, main navigation and actions. Links that do not fit are behind one button. */
export function SiteHeader({
  logo,
  links,
  navigationLabel,
  moreLabel,
  actions,
  sticky = true,
  phoneMenu = true,
  width = 'default',
}: SiteHeaderProps) {
  const row = useRef<HTMLElement>(null)
  const ruler = useRef<HTMLDivElement>(null)
  const fitting = useFittingCount(row, ruler, links.length)
  const hidden = links.slice(fitting)
  return (
    <header className={styles.root({ sticky })}>
      <div className={`${measure({ width })} ${styles.line}`}>
        <div className={styles.logo}>{logo}</div>
        <nav ref={row} aria-label={navigationLabel} className={styles.navigation({ phoneMenu })}>
          <ul className={styles.links}>
            {links.slice(0, fitting).map((link) => (
              <li key={link.href} className={styles.item}>
                <SiteAnchor link={link} className={styles.link} />
              </li>
            ))}
            {hidden.length > 0 && (
              <li className={styles.item}>
                <LazyMoreLinks label={moreLabel} links={hidden} iconOnly={fitting === 0} />
              </li>
            )}
          </ul>
          <div ref={ruler} className={styles.ruler} aria-hidden="true">
            {links.map(({ href, label }) => (
              <span key={href} className={styles.link}>
                {label}
              </span>
            ))}
            <span className={styles.link}>
              {moreLabel}
              <ChevronDown />
            </span>
          </div>
        </nav>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  )
}
