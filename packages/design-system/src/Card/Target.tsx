import type { ReactNode } from 'react'
import { followLink } from '../Link/followLink.ts'
import * as styles from './target.css.ts'

/** Where a card or an item leads, or what a press does. With neither it is not interactive. */
export interface TargetProps {
  /** The address. Clicks anywhere on the card or item follow it, except on other buttons inside. */
  href?: string | undefined
  /** Called on a press: instead of loading `href`, or as the action of a button without `href`. */
  onPress?: (() => void) | undefined
}

/** The link or button that names the card or item around it and gets its clicks. */
export function Target({
  href,
  onPress,
  current = false,
  children,
}: TargetProps & { current?: boolean; children: ReactNode }) {
  const ariaCurrent = current ? 'page' : undefined
  if (href !== undefined) {
    return (
      <a
        href={href}
        className={styles.target}
        aria-current={ariaCurrent}
        onClick={followLink(onPress)}
      >
        {children}
      </a>
    )
  }
  if (onPress === undefined) return children
  return (
    <button
      type="button"
      className={styles.target}
      aria-current={ariaCurrent}
      onClick={() => onPress()}
    >
      {children}
    </button>
  )
}
