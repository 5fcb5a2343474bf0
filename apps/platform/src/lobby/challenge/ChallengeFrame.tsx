import { Heading, Stack, Surface } from '@kingside/design-system'
import { createContext, type ReactNode, use } from 'react'
import * as styles from './ChallengeFrame.css.ts'

export interface ChallengeFrameProps {
  readonly title: string
  /** How it stands, in a line below the title. */
  readonly status: ReactNode
  readonly children?: ReactNode
  /** What stands in the way. */
  readonly notice: ReactNode
  readonly actions: ReactNode
}

/** Whether a challenge stands in a card of its own, or bare in a popup that frames it already. */
export const ChallengeFraming = createContext<'card' | 'none'>('card')

/** The card of a challenge or an invite. Screen readers say its title and status when they change. */
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
