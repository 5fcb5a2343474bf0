import { Heading } from '@kingside/design-system/Heading'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import * as styles from './FriendFrame.css.ts'
import { messages } from './FriendPage.messages.ts'

export interface FriendFrameProps {
  /** Whether the user and the open requests are known. */
  readonly isReady: boolean
  /** The heading of the page, when the card’s own title is not it. */
  readonly heading?: string
  readonly children: ReactNode
}

/** The frame of a page for a game with a friend. */
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
