import { Menu } from 'lucide-react'
import { useState } from 'react'
import { followLink } from '../Link/followLink.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './MobileNavigation.css.ts'
import type { BarLink, NavigationMenu } from './navigation.ts'
import { LazyDrawer } from './LazyDrawer.tsx'

export interface MobileNavigationProps {
  /** Name of the navigation for screen readers. */
  label: string
  /** The two to four most used places. */
  links: readonly BarLink[]
  menu: NavigationMenu
  /** Whether the drawer is open at first. @default false */
  defaultOpen?: boolean
}

/** The navigation of the phone layout: a bar at the lower edge, and a drawer with everything else. */
export function MobileNavigation({
  label,
  links,
  menu,
  defaultOpen = false,
}: MobileNavigationProps) {
  const [open, setOpen] = useState(defaultOpen)
  return (
    <nav aria-label={label} className={styles.bar}>
      <ul className={styles.items}>
        {links.map(({ href, label: text, icon, onPress, current = false, attention }) => (
          <li key={href} className={styles.cell}>
            <a
              href={href}
              className={styles.item}
              aria-current={current ? 'page' : undefined}
              onClick={followLink(onPress)}
            >
              <span className={styles.picture} aria-hidden="true">
                {icon}
                {attention !== undefined && <span className={styles.attention} />}
              </span>
              <span className={styles.label}>{text}</span>
              {attention !== undefined && <VisuallyHidden>{attention}</VisuallyHidden>}
            </a>
          </li>
        ))}
        <li className={styles.cell}>
          <button
            type="button"
            className={styles.item}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          >
            <span className={styles.picture} aria-hidden="true">
              <Menu />
            </span>
            <span className={styles.label}>{menu.label}</span>
          </button>
        </li>
      </ul>
      <LazyDrawer {...menu} open={open} onOpenChange={setOpen} />
    </nav>
  )
}
