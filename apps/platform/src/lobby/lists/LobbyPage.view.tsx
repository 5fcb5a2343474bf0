import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { messages } from './LobbyPage.messages.ts'

export interface LobbyPageProps {
  /** The state of the lobby's connection. */
  readonly connection: ReactNode
  /** The reader's own challenges; null for none. */
  readonly own: ReactNode
  readonly filters: ReactNode
  readonly lists: ReactNode
  /** The button that starts a search with the last settings. */
  readonly search: ReactNode
  /** Opens the form of a new challenge. */
  readonly onCreate: () => void
}

/** The page of the lobby: its connection, own challenges, and the filtered lists. */
export function LobbyPage({ connection, own, filters, lists, search, onCreate }: LobbyPageProps) {
  return (
    <Stack gap={6}>
      <Inline gap={4} justify="between" align="center">
        <Stack gap={1}>
          <Heading level={1} size="xl">
            <FormattedMessage {...messages.title} />
          </Heading>
          {connection}
        </Stack>
        <Inline gap={2}>
          <Button type="secondary" size="l" icon={<Plus aria-hidden="true" />} onPress={onCreate}>
            <FormattedMessage {...messages.create} />
          </Button>
          {search}
        </Inline>
      </Inline>
      {own !== null && (
        <Stack gap={3}>
          <Heading level={2} size="m">
            <FormattedMessage {...messages.own} />
          </Heading>
          {own}
        </Stack>
      )}
      {filters}
      {lists}
    </Stack>
  )
}
