import { Text } from '@kingside/design-system/Text'
import type { ReactNode } from 'react'
import * as styles from './OuterLink.css.ts'

export interface OuterLinkProps {
  /** An address that the server has cleaned. */
  readonly href: string
  readonly children: ReactNode
}

/** A link that somebody else has written: it leads away, and is no recommendation. */
export function OuterLink({ href, children }: OuterLinkProps) {
  return (
    <Text size="s">
      <a href={href} target="_blank" rel="noopener nofollow ugc" className={styles.link}>
        <bdi>{children}</bdi>
      </a>
    </Text>
  )
}
