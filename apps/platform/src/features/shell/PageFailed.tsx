import { Button, Heading, PageShell, Stack, Text } from '@kingside/design-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { Brand } from './Brand.tsx'
import { messages } from './Shell.messages.ts'

/** In place of a page that threw. */
export function PageFailed({ onReload }: { readonly onReload: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <PageShell skipLinkText={formatMessage(messages.skip)} brand={<Brand onHome={onReload} />}>
      <Stack gap={4} align="start">
        <Heading level={1}>
          <FormattedMessage {...messages.errorTitle} />
        </Heading>
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.errorText} />
        </Text>
        <Button onPress={onReload}>
          <FormattedMessage {...messages.reload} />
        </Button>
      </Stack>
    </PageShell>
  )
}
