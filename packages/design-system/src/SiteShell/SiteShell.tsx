import type { ReactNode } from 'react'
import { main as pageMain, measure, shell } from '../PageShell/PageShell.css.ts'
import type { pageWidths } from '../PageShell/index.ts'
import { SkipLink } from '../SkipLink/index.ts'
import * as styles from './SiteShell.css.ts'

export interface SiteShellProps {
  /** The content of the page. */
  children: ReactNode
  /** Text of the link that skips the header; it is shown on keyboard focus. */
  skipLinkText: string
  /** A `SiteHeader`. */
  header: ReactNode
  /** A `SiteFooter`. */
  footer?: ReactNode
  /** A `MobileNavigation`, for the phone layout. */
  mobileNavigation?: ReactNode
  /** At most 680, 1180 or 1360 px. @default 'default' */
  width?: (typeof pageWidths)[number]
}

const mainId = 'main'

/** The frame of every page of the product: header, content, footer and a phone's navigation. */
export function SiteShell({
  children,
  skipLinkText,
  header,
  footer,
  mobileNavigation,
  width = 'default',
}: SiteShellProps) {
  return (
    <div className={shell}>
      <SkipLink target={mainId}>{skipLinkText}</SkipLink>
      {header}
      <main
        id={mainId}
        tabIndex={-1}
        className={`${measure({ width })} ${pageMain} ${styles.main}`}
      >
        {children}
      </main>
      {footer}
      {mobileNavigation}
    </div>
  )
}
