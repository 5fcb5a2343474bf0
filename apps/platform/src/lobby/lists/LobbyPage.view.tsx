import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { messages } from './LobbyPage.messages.ts'

export interface LobbyPageProps {
  /** The state of the lobby's connection. */
  readonly connection: ReactNode
  /** The search and the lists. */
  readonly lists: ReactNode
}

/** The page of the lobby: its connection, and the lists with the search for an opponent. */
export function LobbyPage({ connection, lists }: LobbyPageProps) {
  return (
    <Stack gap={2}>
      <Inline gap={4} justify="between" align="center">
        <Heading level={1} size="l">
          <FormattedMessage {...messages.title} />
        </Heading>
        {connection}
      </Inline>
      {lists}
    </Stack>
  )
}
