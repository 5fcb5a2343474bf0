import { Button, Heading, Inline, Stack } from '@kingside/design-system'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { messages } from './LobbyPage.messages.ts'

export interface LobbyPageProps {
  /** How the lobby is connected. */
  readonly connection: ReactNode
  /** The reader's own challenges; null where there are none. */
  readonly own: ReactNode
  readonly filters: ReactNode
  readonly lists: ReactNode
  /** The button that searches an opponent by the last choice. */
  readonly search: ReactNode
  /** Opens the form of a challenge. */
  readonly onCreate: () => void
}

/** The lobby: how it is connected, own challenges, and those of others by filters. */
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
