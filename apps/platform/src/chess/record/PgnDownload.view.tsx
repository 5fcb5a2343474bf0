import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { PgnDownloadView } from '@kingside/machines/pgn-download'
import { Download, RotateCw } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './PgnDownload.messages.ts'

export interface PgnDownloadProps {
  readonly view: PgnDownloadView
  /** Requests the PGN, also again. */
  readonly onRequest: () => void
  readonly onCancel: () => void
}

/** Downloads a game or a tournament as PGN, which the server may have to make first. */
export function PgnDownload({ view, onRequest, onCancel }: PgnDownloadProps) {
  const { formatMessage } = useIntl()
  const onItsWay = view.status === 'requesting' || view.status === 'not-ready'
  // One button element for all states, so that it keeps the focus.
  return (
    <Stack gap={2} align="start">
      <Button
        type="secondary"
        icon={view.status === 'failed' ? <RotateCw /> : <Download />}
        loading={onItsWay}
        onCancel={onCancel}
        cancelLabel={formatMessage(messages.cancel)}
        onPress={onRequest}
      >
        <FormattedMessage {...buttonMessage(view)} />
      </Button>
      <div role="status">
        <PgnNews view={view} />
      </div>
    </Stack>
  )
}

function buttonMessage(view: PgnDownloadView) {
  switch (view.status) {
    case 'idle':
    case 'requesting':
    case 'not-ready':
      return messages.download
    case 'ready':
      return messages.again
    case 'failed':
      return messages.retry
    default:
      return view satisfies never
  }
}

/** The server's status; nothing before its first answer. */
function PgnNews({ view }: Pick<PgnDownloadProps, 'view'>) {
  switch (view.status) {
    case 'idle':
      return null
    case 'requesting':
      return view.preparing && <Preparing />
    case 'not-ready':
      return <Preparing />
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

function Preparing() {
  return (
    <Text as="p" size="s" tone="muted">
      <FormattedMessage {...messages.preparing} />
    </Text>
  )
}
