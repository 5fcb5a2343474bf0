import { Heading, LinkButton, Stack } from '@kingside/design-system'
import { FormattedMessage } from 'react-intl'
import { PageTitle } from './PageTitle.tsx'
import { messages } from './Shell.messages.ts'

/** The page for an address that leads nowhere. */
export function NotFound({ onPlay }: { readonly onPlay: () => void }) {
  return (
    <>
      <PageTitle {...messages.notFound} />
      <Stack gap={6} align="start">
        <Heading level={1} size="xl">
          <FormattedMessage {...messages.notFound} />
        </Heading>
        <LinkButton href="/" onPress={onPlay}>
          <FormattedMessage {...messages.play} />
        </LinkButton>
      </Stack>
    </>
  )
}
