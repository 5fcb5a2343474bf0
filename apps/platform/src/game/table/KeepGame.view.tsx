import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './KeepGame.messages.ts'

export interface KeepGameProps {
  readonly onCreate: () => void
  /** The visitor does not want to be asked again. */
  readonly onDismiss: () => void
}

/** Offers an account to a visitor whose game is over: the visitor's games become the account's. */
export function KeepGame({ onCreate, onDismiss }: KeepGameProps) {
  const { formatMessage } = useIntl()
  return (
    <Surface as="section" label={formatMessage(messages.title)}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text as="p" weight="semibold">
            <FormattedMessage {...messages.title} />
          </Text>
          <Text as="p" size="s" tone="muted">
            <FormattedMessage {...messages.text} />
          </Text>
        </Stack>
        <Inline gap={2}>
          <Button size="s" onPress={onCreate}>
            <FormattedMessage {...messages.create} />
          </Button>
          <Button size="s" type="ghost" onPress={onDismiss}>
            <FormattedMessage {...messages.later} />
          </Button>
        </Inline>
      </Stack>
    </Surface>
  )
}
