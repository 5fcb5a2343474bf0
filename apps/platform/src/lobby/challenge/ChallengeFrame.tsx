import { Heading } from '@kingside/design-system/Heading'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { createContext, type ReactNode, use } from 'react'
import * as styles from './ChallengeFrame.css.ts'

export interface ChallengeFrameProps {
  readonly title: string
  /** The status, in a line below the title. */
  readonly status: ReactNode
  readonly children?: ReactNode
  /** A notice about what prevents the challenge. */
  readonly notice: ReactNode
  readonly actions: ReactNode
}

/** Whether a challenge is drawn as a card, or without one in a popup. */
export const ChallengeFraming = createContext<'card' | 'none'>('card')

/** The card of a challenge or an invite. Changes of its title and status are announced to screen readers. */
export function ChallengeFrame({ title, status, children, notice, actions }: ChallengeFrameProps) {
  const framing = use(ChallengeFraming)
  const content = (
    <Stack gap={5}>
      <div role="status">
        <Stack gap={1}>
          <Heading level={2}>{title}</Heading>
          {status}
        </Stack>
      </div>
      {children}
      {notice}
      {actions}
    </Stack>
  )
  if (framing === 'none') return content
  return (
    <div className={styles.card}>
      <Surface padding={6}>{content}</Surface>
    </div>
  )
}
