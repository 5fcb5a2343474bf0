import type { ReactNode } from 'react'
import { followLink } from '../Link/followLink.ts'
import * as styles from './target.css.ts'

/** Where a card or an item leads, or what pressing it does. Without both it only shows. */
export interface TargetProps {
  /** Where it leads. The whole of it takes the click; what can be pressed in it stays apart. */
  href?: string | undefined
  /** Called on a press: instead of loading the page with `href`, or as the action of a button without it. */
  onPress?: (() => void) | undefined
}

/** The link or button that names its surroundings and takes their clicks. */
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
