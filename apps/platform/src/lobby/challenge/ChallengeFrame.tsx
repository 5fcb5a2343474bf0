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
  /** What a row shows in place of the children. @default the children */
  readonly short?: ReactNode
  /** A notice about what prevents the challenge. */
  readonly notice: ReactNode
  readonly actions: ReactNode
}

/** Whether a challenge is drawn as a card, as a row above a list, or without a frame in a popup. */
export const ChallengeFraming = createContext<'card' | 'row' | 'none'>('card')

/** The card of a challenge or an invite. Changes of its title and status are announced to screen readers. */
export function ChallengeFrame({
  title,
  status,
  children,
  short = children,
  notice,
  actions,
}: ChallengeFrameProps) {
  const framing = use(ChallengeFraming)
  if (framing === 'row') {
    return (
      <div className={styles.row}>
        <div className={styles.words}>
          <div role="status">
            <Heading level={3} size="s">
              {title}
            </Heading>
            {status}
          </div>
          {short}
          {notice}
        </div>
        {actions}
      </div>
    )
  }
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
