import type { ReactNode } from 'react'
import { followLink } from './followLink.ts'
import * as styles from './Link.css.ts'

export const linkTones = ['link', 'inherit', 'plain', 'quiet'] as const

export interface LinkProps {
  /** Where it leads. */
  href: string
  /** What is there. */
  children: ReactNode
  /** Goes there without loading the page, for routers. A click that asks for a new tab stays with the browser. */
  onPress?: () => void
  /**
   * Blue; the colour of the text around it; that without underline, for a brand or a card; or grey, for navigation.
   * @default 'link'
   */
  tone?: (typeof linkTones)[number]
  /** Marks the link to the page that is open. @default false */
  current?: boolean
}

/** Leads to another place. To do something, use `Button`. */
export function Link({ href, children, onPress, tone = 'link', current = false }: LinkProps) {
  return (
    <a
      href={href}
      className={styles.root({ tone })}
      aria-current={current ? 'page' : undefined}
      onClick={followLink(onPress)}
    >
      {children}
    </a>
  )
}
