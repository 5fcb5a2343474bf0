import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import { QrCode, qrCodeOf } from '../../platform/qr/index.ts'
import { messages } from './FriendPage.messages.ts'

/** The link as a QR code for a friend's camera; nothing if the link is too long. */
export function LinkQr({ address }: { readonly address: string }) {
  const { formatMessage } = useIntl()
  if (!qrCodeOf(address)) return null
  return (
    <Stack gap={3} align="center">
      <QrCode text={address} label={formatMessage(messages.qr)} />
      <Text as="p" size="s" tone="muted" align="center">
        <FormattedMessage {...messages.qrHint} />
      </Text>
    </Stack>
  )
}
