import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Spinner } from '@kingside/design-system/Spinner'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { CheckoutActivity } from '@kingside/machines/checkout'
import { FormattedMessage, useIntl } from 'react-intl'
import { busyHints, busyMessages, messages } from './Checkout.messages.ts'

export interface BusyProps {
  readonly doing: CheckoutActivity
  readonly onAbandon: () => void
}

/** The running call, and the button for a return from the provider’s page. */
export function Busy({ doing, onAbandon }: BusyProps) {
  const { formatMessage } = useIntl()
  return (
    <Surface padding={6} radius="xl">
      <Inline gap={4} justify="between">
        <Inline gap={4} wrap={false}>
          <Spinner size={28} label={formatMessage(busyMessages[doing])} />
          <Stack gap={0}>
            <span aria-hidden="true">
              <Text weight="semibold">
                <FormattedMessage {...busyMessages[doing]} />
              </Text>
            </span>
            <Text size="s" tone="muted">
              <FormattedMessage {...busyHints[doing]} />
            </Text>
          </Stack>
        </Inline>
        {doing === 'at-provider' && (
          <Button type="secondary" onPress={onAbandon}>
            <FormattedMessage {...messages.abandon} />
          </Button>
        )}
      </Inline>
    </Surface>
  )
}
