import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { CopyButton } from '@kingside/design-system/CopyButton'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import { TextField } from '@kingside/design-system/TextField'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './PayFor.messages.ts'

export interface PayLinkMakerProps {
  readonly status: 'ready' | 'making' | 'failed'
  /** The link that was made. */
  readonly address: string | null
  readonly onMake: () => void
}

/** Makes a link by which somebody else pays. */
export function PayLinkMaker({ status, address, onMake }: PayLinkMakerProps) {
  const { formatMessage } = useIntl()
  const title = formatMessage(messages.ask)
  return (
    <Surface as="section" label={title} padding={6} radius="xl">
      <Stack gap={3} align="start">
        <Heading level={2}>{title}</Heading>
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.askText} />
        </Text>
        {status === 'failed' && <Banner type="danger" title={formatMessage(messages.makeFailed)} />}
        {address === null ? (
          <Button type="secondary" loading={status === 'making'} onPress={onMake}>
            <FormattedMessage {...messages.make} />
          </Button>
        ) : (
          <>
            <Inline gap={3} align="end">
              <TextField
                label={formatMessage(messages.link)}
                name="pay-link"
                readOnly
                value={address}
              />
              <CopyButton
                text={address}
                texts={{
                  copy: formatMessage(messages.copy),
                  copied: formatMessage(messages.copied),
                  failed: formatMessage(messages.notCopied),
                }}
              />
            </Inline>
            <Text as="p" size="s" tone="muted">
              <FormattedMessage {...messages.linkHelp} />
            </Text>
          </>
        )}
      </Stack>
    </Surface>
  )
}
