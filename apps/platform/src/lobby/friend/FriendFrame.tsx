import { Heading, Skeleton, Stack, Surface, VisuallyHidden } from '@kingside/design-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import * as styles from './FriendFrame.css.ts'
import { messages } from './FriendPage.messages.ts'

export interface FriendFrameProps {
  /** Whether it is known who is there and what is open. */
  readonly isReady: boolean
  /** Names the page where the card’s own title is not the page’s. */
  readonly heading?: string
  readonly children: ReactNode
}

/** The place of the one card of a page for a game with a friend. */
export function FriendFrame({ isReady, heading, children }: FriendFrameProps) {
  return (
    <div className={styles.frame}>
      {heading !== undefined && (
        <Heading level={1} size="xl">
          {heading}
        </Heading>
      )}
      {isReady ? (
        children
      ) : (
        <Surface padding={6}>
          <span role="status">
            <VisuallyHidden>
              <FormattedMessage {...messages.loading} />
            </VisuallyHidden>
          </span>
          <Stack gap={4}>
            <Skeleton size="xl" />
            <Skeleton lines={3} />
          </Stack>
        </Surface>
      )}
    </div>
  )
}
