import type { ReactNode } from 'react'
import { followLink } from './followLink.ts'
import * as styles from './Link.css.ts'

export const linkTones = ['link', 'inherit', 'plain', 'quiet'] as const

export interface LinkProps {
  /** The address. */
  href: string
  /** The text of the link. */
  children: ReactNode
  /** Called instead of loading the page, for routers. Clicks for a new tab stay with the browser. */
  onPress?: () => void
  /**
   * Blue; the colour of the text around it; that without underline, for a brand or a card; or grey, for navigation.
   * @default 'link'
   */
  tone?: (typeof linkTones)[number]
  /** Marks the link to the current page. @default false */
  current?: boolean
  /**
   * Opens it beside the page, where leaving would lose what was typed. The text around it should say so.
   * @default false
   */
  newTab?: boolean
}

/** A link to another place. To do something, use `Button`. */
export function Link({
  href,
  children,
  onPress,
  tone = 'link',
  current = false,
  newTab = false,
}: LinkProps) {
  return (
    <a
      href={href}
      className={styles.root({ tone })}
      aria-current={current ? 'page' : undefined}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      onClick={followLink(onPress)}
    >
      {children}
    </a>
  )
}
