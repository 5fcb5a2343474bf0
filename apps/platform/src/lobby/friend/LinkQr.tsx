import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import { qrCodeOf } from './qr-code.ts'
import { messages } from './FriendPage.messages.ts'
import * as styles from './LinkQr.css.ts'

/** The empty margin that code readers need, in modules. */
const quiet = 4

/** The link as a QR code for a friend's camera; nothing if the link is too long. */
export function LinkQr({ address }: { readonly address: string }) {
  const { formatMessage } = useIntl()
  const code = qrCodeOf(address)
  if (!code) return null
  const size = code.length + 2 * quiet
  const path = code
    .flatMap((line, row) =>
      line.flatMap((dark, column) => (dark ? [`M${column + quiet} ${row + quiet}h1v1h-1z`] : [])),
    )
    .join('')
  return (
    <Stack gap={3} align="center">
      <svg
        role="img"
        aria-label={formatMessage(messages.qr)}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className={styles.code}
      >
        <path d={path} />
      </svg>
      <Text as="p" size="s" tone="muted" align="center">
        <FormattedMessage {...messages.qrHint} />
      </Text>
    </Stack>
  )
}
