import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { PgnDownloadView } from '@kingside/machines/pgn-download'
import { Award, RotateCw } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { certificateMessages as messages } from './certificate.messages.ts'

export interface CertificateDownloadProps {
  readonly format: 'pdf' | 'image'
  /** A certificate is made as a PGN is: asked for until it is there. */
  readonly view: PgnDownloadView
  readonly onRequest: () => void
  readonly onCancel: () => void
}

/** Has the reader's certificate made, and offers it. */
export function CertificateDownload({
  format,
  view,
  onRequest,
  onCancel,
}: CertificateDownloadProps) {
  const { formatMessage } = useIntl()
  const isOnItsWay = view.status === 'requesting' || view.status === 'not-ready'
  return (
    <Stack gap={2} align="start">
      <Button
        type="secondary"
        icon={view.status === 'failed' ? <RotateCw /> : <Award />}
        loading={isOnItsWay}
        onCancel={onCancel}
        cancelLabel={formatMessage(messages.cancel)}
        onPress={onRequest}
      >
        <FormattedMessage {...messages[format]} />
      </Button>
      <div role="status">
        <News view={view} />
      </div>
    </Stack>
  )
}

function News({ view }: Pick<CertificateDownloadProps, 'view'>) {
  switch (view.status) {
    case 'idle':
      return null
    case 'requesting':
    case 'not-ready':
      return (
        <Text as="p" size="s" tone="muted">
          <FormattedMessage {...messages.preparing} />
        </Text>
      )
    case 'ready':
      return (
        <Inline gap={1}>
          <Text size="s" tone="success">
            <FormattedMessage {...messages.ready} />
          </Text>
          <Text size="s">
            <Link href={view.link}>
              <FormattedMessage {...messages.save} />
            </Link>
          </Text>
        </Inline>
      )
    case 'failed':
      return (
        <Text as="p" size="s" tone="danger">
          <FormattedMessage {...messages.failed} />
        </Text>
      )
    default:
      return view satisfies never
  }
}
