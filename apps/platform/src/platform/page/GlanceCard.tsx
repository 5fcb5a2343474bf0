import { Heading } from '@kingside/design-system/Heading'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import type { ReactNode } from 'react'
import * as styles from './GlanceCard.css.ts'

export interface GlanceCardProps {
  /** Beside the words; screen readers pass it by. */
  readonly picture: ReactNode
  readonly title: ReactNode
  readonly href: string
  readonly onOpen: () => void
  /** How it stands, in a line. */
  readonly children: ReactNode
}

/** Another page in short, on the home page; all of it leads there. */
export function GlanceCard({ picture, title, href, onOpen, children }: GlanceCardProps) {
  return (
    <section className={styles.card}>
      <div aria-hidden="true" inert>
        {picture}
      </div>
      <Stack gap={1}>
        <Heading level={2} size="s">
          <Link href={href} onPress={onOpen}>
            {title}
          </Link>
        </Heading>
        {children}
      </Stack>
    </section>
  )
}
