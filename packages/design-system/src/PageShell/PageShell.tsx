import type { ReactNode } from 'react'
import { SkipLink } from '../SkipLink/index.ts'
import * as styles from './PageShell.css.ts'

export const pageWidths = ['narrow', 'default', 'wide'] as const

export interface PageShellProps {
  /** The content of the page. */
  children: ReactNode
  /** Text of the link that skips the header; it is shown on keyboard focus. */
  skipLinkText: string
  /** The product's name or logo, usually a link to the start page. */
  brand: ReactNode
  /** The main navigation, as an `Inline` that is a `nav`. On a phone it has its own line. */
  navigation?: ReactNode
  /** Actions of every page, such as signing in. */
  actions?: ReactNode
  /** The footer of every page. */
  footer?: ReactNode
  /** At most 680, 1180 or 1360 px. @default 'default' */
  width?: (typeof pageWidths)[number]
}

const mainId = 'main'

/** The frame of every page: banner, main and footer landmarks, a skip link, and one width for all three. */
export function PageShell({
  children,
  skipLinkText,
  brand,
  navigation,
  actions,
  footer,
  width = 'default',
}: PageShellProps) {
  const frame = styles.measure({ width: width === 'narrow' ? 'default' : width })
  return (
    <div className={styles.shell}>
      <SkipLink target={mainId}>{skipLinkText}</SkipLink>
      <header className={styles.header}>
        <div className={`${frame} ${styles.headerLine}`}>
          <div className={styles.brand}>{brand}</div>
          {navigation !== undefined && <div className={styles.navigation}>{navigation}</div>}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className={`${styles.measure({ width })} ${styles.main}`}>
        {children}
      </main>
      {footer !== undefined && (
        <footer className={styles.footer}>
          <div className={`${frame} ${styles.footerLine}`}>{footer}</div>
        </footer>
      )}
    </div>
  )
}
